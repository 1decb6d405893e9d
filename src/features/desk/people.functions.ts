import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { staffQueueCodeSchema } from '~/contract/product-api/desk-people.schema.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { env } from '~/server/composition/env.server.ts'
import { deskCalls, staffCalls } from '~/server/composition/staff.server.ts'
import type { PeopleView, PersonView, QueuePageView, QueueView } from './people.schema.ts'
import { toPeople, toPerson, toQueues } from './people.ts'
import { peopleSearchSchema, queueSearchSchema } from './publications-search.ts'

const pageSize = 25

/** Reads the work queues of staff (P-462). */
export const getQueues = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    staffCalls.handle(
      async ({ data: { locale }, token }): Promise<Outcome<QueueView[]>> =>
        outcomeOf(await deskCalls.listQueues({ locale, token, filters: {} }), (queues) =>
          toQueues(queues, Date.now()),
        ),
    ),
  )

/** Reads one queue, a page of its items at a time, and where the back office is; `not_found` where the product API has no such queue. */
export const getQueue = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      code: z.string().check(z.maxLength(40)),
      search: checkedSearch(queueSearchSchema),
    }),
  )
  .handler(
    staffCalls.handle(
      async ({ data: { locale, search, ...asked }, token }): Promise<Outcome<QueuePageView>> => {
        const code = staffQueueCodeSchema.safeParse(asked.code).data
        if (code === undefined) return failure('not_found')
        const filters = { code, page: search.page ?? 1, pageSize }
        const found = outcomeOf(await deskCalls.listQueues({ locale, token, filters }), (queues) =>
          toQueues(queues, Date.now()).find((queue) => queue.code === code),
        )
        if (!found.ok) return found
        return found.data === undefined
          ? failure('not_found')
          : success({ queue: found.data, backOffice: env.BACK_OFFICE_URL })
      },
    ),
  )

/** Finds users by name, address or code; null before anything is asked. */
export const findPeople = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(peopleSearchSchema) }))
  .handler(
    staffCalls.handle(async ({ data: { locale, search }, token }): Promise<Outcome<PeopleView | null>> => {
      const { page = 1, q } = search
      if (q === undefined) return success(null)
      return outcomeOf(
        await deskCalls.findPeople({ locale, token, filters: { q, page, pageSize } }),
        toPeople,
      )
    }),
  )

/** Reads a user as staff see them. */
export const getPerson = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, id: z.string().check(z.maxLength(80)) }))
  .handler(
    staffCalls.handle(
      async ({ data, token }): Promise<Outcome<PersonView>> =>
        outcomeOf(await deskCalls.getPerson({ ...data, token }), (person) =>
          toPerson(person, plainDateAt(new Date())),
        ),
    ),
  )
