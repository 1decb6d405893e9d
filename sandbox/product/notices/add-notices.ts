import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import { checkProof } from '../../accounts/proof.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { earlierOf } from '../../seed/plain-dates.ts'
import { refusedProof, responseOf } from '../account/account-outcome.ts'
import { sendPdf } from '../pdf/send-pdf.ts'
import {
  type CallerDeps,
  requireAccount,
  requireCaller,
  requirePerson,
  requireRight,
} from '../users/caller.ts'
import { noticeInput } from './notice-input.ts'
import {
  acknowledgeNoticeRoute,
  getNoticeRoute,
  listNoticesRoute,
  readNoticeFileRoute,
  stepUpRoute,
} from './notice-routes.ts'
import { acknowledge, findCollectionAccount, findNotice, findNotices, type NoticeRow } from './notice-rows.ts'
import { referenceOf, toNotice, toNoticeDetail } from './notice-views.ts'
import { hasStepUp, recordStepUp } from './step-up.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = CallerDeps & SandboxDeps

async function readerOf(context: Context, deps: Deps): Promise<Account> {
  const account = await requireAccount(context, deps, 'investor')
  requireRight(context, account, 'funds:read')
  return account
}

async function ownNotice(context: Context, deps: Deps, account: Account, id: string): Promise<NoticeRow> {
  const reader = { accountId: account.id, today: plainDateAt(deps.now()) }
  return (await findNotice(deps.db, reader, id)) ?? refuse(context, 'not_found')
}

const viewOf = (context: Context<SandboxHono>, { now }: Deps) => ({
  locale: context.get('locale'),
  today: plainDateAt(now()),
})

function addReading(app: App, deps: Deps): void {
  app.openapi(listNoticesRoute, async (context) => {
    const account = await readerOf(context, deps)
    const view = viewOf(context, deps)
    const query = context.req.valid('query')
    const { date = view.today, page, pageSize } = query
    const { rows, total } = await findNotices(deps.db, { accountId: account.id, today: view.today }, query)
    const items = rows.map((row) => toNotice(row, { ...view, today: earlierOf(date, view.today) }))
    return context.json(
      { items, page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
      200,
    )
  })
  app.openapi(getNoticeRoute, async (context) => {
    const account = await readerOf(context, deps)
    const row = await ownNotice(context, deps, account, context.req.valid('param').id)
    const { grantId } = await requireCaller(context, deps, 'investor')
    const { id: accountId } = await requirePerson(context, deps, 'investor')
    const payee = {
      account: await findCollectionAccount(deps.db, row.fund.id),
      isShown: await hasStepUp(deps.db, { accountId, grantId }, deps.now()),
    }
    return context.json(toNoticeDetail(row, viewOf(context, deps), payee), 200)
  })
  app.openapi(readNoticeFileRoute, async (context) => {
    const account = await readerOf(context, deps)
    const row = await ownNotice(context, deps, account, context.req.valid('param').id)
    const payee = { account: await findCollectionAccount(deps.db, row.fund.id), isShown: false }
    const language = context.get('locale')
    const detail = toNoticeDetail(row, viewOf(context, deps), payee)
    const bytes = await deps.renderPdf(noticeInput(detail, account, language))
    return sendPdf(context, bytes, { name: referenceOf(row.notice), language })
  })
}

/** Adds the calls about an investor's capital calls and distributions (P-432, P-433, P-434, P-435). */
export function addNotices(app: App, deps: Deps): void {
  addReading(app, deps)
  app.openapi(acknowledgeNoticeRoute, async (context) => {
    const account = await readerOf(context, deps)
    const row = await ownNotice(context, deps, account, context.req.valid('param').id)
    const at = await acknowledge(deps.db, row, deps.now())
    return context.json({ acknowledgedAt: at.toISOString() }, 200)
  })
  app.openapi(stepUpRoute, async (context) => {
    await readerOf(context, deps)
    const { grantId } = await requireCaller(context, deps, 'investor')
    // Who acts for a holder proves their own identity, not the holder's.
    const person = await requirePerson(context, deps, 'investor')
    const proven = await checkProof(deps, person, context.req.valid('json').proof)
    if (proven !== 'accepted') return responseOf(context, refusedProof(proven))
    await recordStepUp(deps.db, { accountId: person.id, grantId }, deps.now())
    return context.json({ done: true } as const, 200)
  })
}
