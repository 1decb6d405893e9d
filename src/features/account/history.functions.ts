import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { askingOf } from '~/server/account/account-deps.server.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { account } from '~/server/composition/account.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { describeSignIn } from '../../server/account/open-sessions.server.ts'
import type { HistoryView } from './history.schema.ts'

const pageSchema = z.number().check(z.int(), z.minimum(1), z.maximum(100_000))

/** One page of the user's own sign-ins, newest first. */
export const getHistory = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, page: pageSchema }))
  .handler(
    privateCalls.answer(
      { allowsUnverified: true },
      async ({ data: { locale, page }, session }): Promise<Outcome<HistoryView>> =>
        outcomeOf(
          await account.calls.listSignIns({ ...askingOf(session, locale), page }),
          ({ items, page: { page: number, pageCount: count }, staff_views: views = [] }) => ({
            entries: items.map((entry) => describeSignIn(entry, locale, account)),
            page: { number, count },
            views: views.map(({ by, date, reason }) => ({ by, reason, date: date.slice(0, 10) })),
          }),
        ),
    ),
  )
