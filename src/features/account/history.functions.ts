import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { parisTime } from '~/lib/calendar-period.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { askingOf } from '~/server/account/account-deps.server.ts'
import { describeSignIn } from '~/server/account/open-sessions.server.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { account } from '~/server/composition/account.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { offersGuests } from '~/server/composition/offered-parts.server.ts'
import { guestCalls } from '~/server/composition/other-accounts.server.ts'
import type { Session } from '~/server/session/session-record.server.ts'
import type { HistoryView } from './history.schema.ts'

const openingsPerPage = 20
const noOpenings = { openings: [], count: 0, isUnread: false } as const

/**
 * One page of what the investor's guests opened; none for who can have no guests, and where the product API knows none.
 * Where they cannot be read now, the page says so.
 */
async function readOpenings(
  { accessToken: token, user }: Session,
  locale: Locale,
  page: number,
): Promise<Pick<HistoryView, 'openings'> & { readonly count: number; readonly isUnread: boolean }> {
  const mayGive =
    user.role === 'investor' && user.verification === 'verified' && user.rights.includes('funds:read')
  if (!mayGive) return noOpenings
  const found = await guestCalls.openings({ locale, token }, { page, pageSize: openingsPerPage })
  if (found.kind !== 'ok') return { ...noOpenings, isUnread: await offersGuests() }
  const openings = found.data.items.map(({ date, ...opening }) => ({
    ...opening,
    moment: parisTime(Date.parse(date)),
  }))
  return { openings, count: found.data.page.pageCount, isUnread: false }
}

const pageSchema = z.number().check(z.int(), z.minimum(1), z.maximum(100_000))

/** Reads a page of the user's own sign-ins, newest first. */
export const getHistory = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, page: pageSchema }))
  .handler(
    privateCalls.handle(
      { allowsUnverified: true },
      async ({ data: { locale, page }, session }): Promise<Outcome<HistoryView>> => {
        const [signIns, opened] = await Promise.all([
          account.calls.listSignIns({ ...askingOf(session, locale), page }),
          readOpenings(session, locale, page),
        ])
        return outcomeOf(
          signIns,
          ({ items, page: { page: number, pageCount: count }, staff_views: views = [] }) => ({
            entries: items.map((entry) => describeSignIn(entry, locale, account)),
            page: { number, count: Math.max(count, opened.count) },
            openings: opened.openings,
            areOpeningsUnread: opened.isUnread,
            views: views.map(({ by, date, reason }) => ({ by, reason, date: plainDateAt(new Date(date)) })),
          }),
        )
      },
    ),
  )
