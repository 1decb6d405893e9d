import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { offersLetters, offersReceipts } from '~/server/composition/offered-parts.server.ts'
import { deskCalls, staffCalls } from '~/server/composition/staff.server.ts'
import {
  type FoundFund,
  type PublicationKind,
  type PublicationsView,
  type PublicationView,
  type PublishView,
  publicationKinds,
} from './publications.schema.ts'
import { toFound, toPublication, toPublications, toPublish } from './publications.ts'
import { publicationsSearchSchema, publishSearchSchema } from './publications-search.ts'
import type { CallHoldersView } from './receipts.schema.ts'
import { toCallHolders } from './receipts.ts'

const pageSize = 25
const mostFunds = 12

async function findFunds(locale: Locale, name: string | undefined): Promise<Outcome<FoundFund[] | null>> {
  if (name === undefined) return success(null)
  const filters = { q: name, pageSize: mostFunds }
  return outcomeOf(await productApi.listFunds({ locale, filters, isKept: false }), toFound)
}

/** Returns what the product API lets staff publish. */
async function offeredKinds(): Promise<readonly PublicationKind[]> {
  const [letter, receipts] = [await offersLetters(), await offersReceipts()]
  return publicationKinds.filter((kind) => (kind === 'letter' ? letter : kind !== 'receipts' || receipts))
}

/** Reads pending or decided entries, for staff only (P-461). */
export const getPublications = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(publicationsSearchSchema) }))
  .handler(
    staffCalls.handle(async ({ data: { locale, search }, token }): Promise<Outcome<PublicationsView>> => {
      const { fund, page = 1, state = 'open' } = search
      const found = await findFunds(locale, fund)
      if (!found.ok) return found
      const listed = await deskCalls.listPublications({ locale, token, filters: { state, page, pageSize } })
      const kinds = await offeredKinds()
      return outcomeOf(listed, (list) => toPublications(list, { found: found.data, kinds }))
    }),
  )

const named = z.object({ locale: localeSchema, id: z.string().check(z.maxLength(40)) })

/** Reads the options for publications about a fund, for staff. */
export const getPublishing = createServerFn({ method: 'GET' })
  .validator(named)
  .handler(
    staffCalls.handle(async ({ data, token }): Promise<Outcome<PublishView>> => {
      const kinds = await offeredKinds()
      const options = await deskCalls.getPublishingOptions({ ...data, token })
      return outcomeOf(options, (known) => toPublish(known, kinds))
    }),
  )

/** Reads what holders owe of the calls of a fund, or of one notice what was received (P-676). */
export const getCallHolders = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      id: z.string().check(z.maxLength(40)),
      search: checkedSearch(publishSearchSchema),
    }),
  )
  .handler(
    staffCalls.handle(async ({ data: { id, locale, search }, token }): Promise<Outcome<CallHoldersView>> => {
      const { notice, page = 1 } = search
      const filters = notice === undefined ? { page, pageSize } : { notice }
      return outcomeOf(await deskCalls.listCallHolders({ id, locale, token, filters }), toCallHolders)
    }),
  )

/** Reads an entry with its preview for readers. */
export const getPublication = createServerFn({ method: 'GET' })
  .validator(named)
  .handler(
    staffCalls.handle(
      async ({ data, token }): Promise<Outcome<PublicationView>> =>
        outcomeOf(await deskCalls.getPublication({ ...data, token }), toPublication),
    ),
  )
