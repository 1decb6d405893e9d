import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { positionEndpoints } from '../../../src/contract/product-api/own-funds-endpoints.ts'
import type { Position } from '../../../src/contract/product-api/position.schema.ts'
import { accountStatement } from '../../../src/lib/figures/account-statement.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { parsePlainDate } from '../../../src/lib/plain-date.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { createConditionalGet } from '../../http/conditional-get.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { manager } from '../../seed/manager.ts'
import { earlierOf } from '../../seed/plain-dates.ts'
import { holderName } from '../notices/notice-input.ts'
import { accountTexts } from '../pdf/account/account-texts.ts'
import type { AccountInput } from '../pdf/document-input.ts'
import { sendPdf } from '../pdf/send-pdf.ts'
import { findUnreadAnswers } from '../questions/question-rows.ts'
import { headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'
import {
  type CallerDeps,
  readCaller,
  requireAccount,
  requirePerson,
  requireRight,
  rightsOf,
} from '../users/caller.ts'
import { readDueItems, readOpenSignatures } from './due-items.ts'
import { readNewDocuments, readNewNotices } from './position-news.ts'
import { previousVisitOf, readPosition } from './read-position.ts'

const { getInvestorPosition, readCapitalAccount } = positionEndpoints

const positionRoute = createRoute({
  method: 'get',
  path: getInvestorPosition.path,
  summary: 'Gives all movements and values of what the investor holds, as known on a day',
  security,
  request: { query: getInvestorPosition.query, headers },
  responses: {
    200: json(getInvestorPosition.response, 'The position'),
    304: { description: 'The position is the one of the given `ETag`' },
    400: refused('A query value is not acceptable'),
    ...signedInRefusals,
  },
})

const capitalAccountRoute = createRoute({
  method: 'get',
  path: readCapitalAccount.path,
  summary: 'Gives the capital account of a holding as PDF, as known on a day',
  security,
  request: { params: idParams, query: readCapitalAccount.query, headers },
  responses: {
    200: { description: 'The capital account', content: { 'application/pdf': { schema: z.string() } } },
    400: refused('A query value is not acceptable'),
    404: refused('The investor had no such holding on that day, or it has no figures'),
    ...signedInRefusals,
  },
})

type PositionDeps = CallerDeps & Pick<SandboxDeps, 'now' | 'renderPdf' | 'today'>

type UnreadAnswer = Awaited<ReturnType<typeof findUnreadAnswers>>[number]

const toAnswer = ({ fund, question }: UnreadAnswer) => ({
  question: `qst-${question.id}`,
  subject: question.subject,
  fund: fund && { id: `fnd-${fund.id}`, name: fund.name },
  date: plainDateAt(question.lastAt),
})

/** A position for a guest: the notices sent to the owner are the owner's own. */
const withoutOwn = (position: Position): Position => ({
  ...position,
  holdings: position.holdings.map((holding) => ({
    ...holding,
    movements: holding.movements.map((movement) => ({ ...movement, notice: null })),
  })),
})

type AskedAccount = Pick<AccountInput, 'language'> &
  Pick<AccountInput['account'], 'period' | 'year'> & { readonly date: string; readonly id: string }

/** Content of a capital account for its owner; null where nothing is known of it, or it has no figures. */
async function accountInput(
  deps: PositionDeps,
  owner: Account,
  { date, id, language, period, year }: AskedAccount,
): Promise<AccountInput | null> {
  const asOf = parsePlainDate(earlierOf(date, deps.today()))
  const asked = { locale: language, asOf: asOf ?? '', today: deps.today(), fundNumber: null, visitorId: null }
  const { holdings } = await readPosition(deps.db, owner.id, asked)
  const holding = holdings.find((held) => held.id === id)
  if (asOf === null || holding === undefined) return null
  const account = { holding, asOf, period, year }
  if (accountStatement(holding, account) === null) return null
  return { account, holder: holderName(owner), language, manager: manager[language] }
}

/** Adds the call for the capital account of one holding (P-702). */
export function addCapitalAccount(app: OpenAPIHono<SandboxHono>, deps: PositionDeps): void {
  app.openapi(capitalAccountRoute, async (context) => {
    const owner = await requireAccount(context, deps, 'investor')
    requireRight(context, owner, 'funds:read')
    const { date = deps.today(), period, year } = context.req.valid('query')
    const { id } = context.req.valid('param')
    const language = context.get('locale')
    const asked = { date, id, language, period, year }
    const input = (await accountInput(deps, owner, asked)) ?? refuse(context, 'not_found')
    const bytes = await deps.renderPdf(input)
    const name = [accountTexts[language].file, id, year ?? input.account.asOf].join('-')
    return sendPdf(context, bytes, { name, language })
  })
}

/** Adds the call for an investor's position. A day to come is answered as today. */
export function addPosition(app: OpenAPIHono<SandboxHono>, deps: PositionDeps): void {
  const conditionalGet = createConditionalGet(deps.db)
  app.openapi(positionRoute, async (context) => {
    const account = await requireAccount(context, deps, 'investor')
    requireRight(context, account, 'funds:read')
    // What is due, what was answered and when the owner was last here is the owner's own, and not for guests.
    const caller = await readCaller(context, deps)
    const isGuest = caller?.guest !== undefined
    const person = await requirePerson(context, deps, 'investor')
    const today = deps.today()
    const { date = today, fund } = context.req.valid('query')
    const isNow = date >= today
    const asked = {
      locale: context.get('locale'),
      asOf: earlierOf(date, today),
      today,
      fundNumber: fund === undefined ? null : Number(fund.slice('fnd-'.length)),
      visitorId: isGuest ? null : person.id,
    }
    const isWhole = isNow && asked.fundNumber === null && !isGuest
    const { locale, asOf, fundNumber, visitorId } = asked
    const dueOn = plainDateAt(deps.now())
    const mayReadDocuments =
      isWhole && rightsOf(account).includes('documents:read') && caller?.mandate?.scope !== 'figures'
    // They end by the clock, which no snapshot of the database shows.
    const signatures = isWhole ? await readOpenSignatures(deps.db, account, deps.now()) : []
    const day = [asOf, today, dueOn]
    const open = signatures.map(({ reference }) => reference)
    const inputs = [account.id, visitorId, isGuest, mayReadDocuments, locale, fundNumber, ...day, ...open]
    const unchanged = await conditionalGet(context, inputs)
    if (unchanged !== undefined) return unchanged
    const news = {
      locale,
      since: isWhole ? await previousVisitOf(deps.db, person.id) : null,
      today: dueOn,
    }
    const [position, due, answers, documents, notices] = await Promise.all([
      readPosition(deps.db, account.id, asked),
      isWhole ? readDueItems(deps.db, { accountId: account.id, signatures, today: dueOn }) : null,
      isWhole ? findUnreadAnswers(deps.db, account.id) : null,
      mayReadDocuments ? readNewDocuments(deps.db, account, news) : null,
      isWhole ? readNewNotices(deps.db, account, news) : null,
    ])
    const known = isGuest ? withoutOwn(position) : position
    return context.json({ ...known, due, answers: answers?.map(toAnswer) ?? null, documents, notices }, 200)
  })
}
