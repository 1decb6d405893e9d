import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { asOfDay } from '~/lib/as-of.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { askingOf } from '~/server/account/account-deps.server.ts'
import { passkeyCodeUrl } from '~/server/account/two-factor.server.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { account } from '~/server/composition/account.server.ts'
import { personOf, privateCalls } from '~/server/composition/auth.server.ts'
import { noticeCalls, noticeRequirement } from '~/server/composition/notices.server.ts'
import type { NoticeDetailView, NoticesView } from './notices.schema.ts'
import { toNoticeDetail, toNotices } from './notices.ts'
import { noticesSearchSchema } from './notices-search.ts'

const pageSize = 20

/** Reads one page of the signed-in investor's capital calls and distributions (P-432). */
export const getNotices = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(noticesSearchSchema) }))
  .handler(
    privateCalls.handle(
      noticeRequirement,
      async ({ data: { locale, search }, session }): Promise<Outcome<NoticesView>> => {
        const { date, page = 1, state = 'all' } = search
        const asking = { locale, token: session.accessToken }
        const asOf = asOfDay(date, new Date())
        const found = await noticeCalls.list(asking, { page, pageSize, state, ...(date && { date }) })
        return outcomeOf(found, (notices) => toNotices(notices, asOf))
      },
    ),
  )

/** Reads one of the investor's own notices: `not_found` for any other, whether or not it exists. */
export const getNotice = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, id: z.string().check(z.maxLength(40)) }))
  .handler(
    privateCalls.handle(
      noticeRequirement,
      async ({ data: { id, locale }, session }): Promise<Outcome<NoticeDetailView>> => {
        const [found, twoFactor] = await Promise.all([
          noticeCalls.get({ locale, id, token: session.accessToken }),
          account.calls.getTwoFactor(askingOf(await personOf(session), locale)),
        ])
        const secondFactor = twoFactor.kind === 'ok' ? twoFactor.data.enabled : null
        const proof = secondFactor === null ? null : secondFactor ? 'code' : 'password'
        const passkeyUrl = twoFactor.kind === 'ok' ? passkeyCodeUrl(twoFactor.data, locale) : null
        return outcomeOf(found, (notice) => toNoticeDetail(notice, proof, passkeyUrl))
      },
    ),
  )
