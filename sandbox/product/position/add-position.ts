import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { positionEndpoints } from '../../../src/contract/product-api/own-funds-endpoints.ts'
import type { Position } from '../../../src/contract/product-api/position.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { earlierOf } from '../../seed/plain-dates.ts'
import { findUnreadAnswers } from '../questions/question-rows.ts'
import { headers, json, refused, security, signedInRefusals } from '../route-parts.ts'
import { type CallerDeps, readCaller, requireAccount, requirePerson, requireRight } from '../users/caller.ts'
import { readDueItems } from './due-items.ts'
import { readPosition } from './read-position.ts'

const { getInvestorPosition } = positionEndpoints

const positionRoute = createRoute({
  method: 'get',
  path: getInvestorPosition.path,
  summary: 'Gives all movements and values of what the investor holds, as known on a day',
  security,
  request: { query: getInvestorPosition.query, headers },
  responses: {
    200: json(getInvestorPosition.response, 'The position'),
    400: refused('A query value is not acceptable'),
    ...signedInRefusals,
  },
})

type PositionDeps = CallerDeps & Pick<SandboxDeps, 'now' | 'today'>

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

/** Adds the call for an investor's position. A day to come is answered as today. */
export function addPosition(app: OpenAPIHono<SandboxHono>, deps: PositionDeps): void {
  app.openapi(positionRoute, async (context) => {
    const account = await requireAccount(context, deps, 'investor')
    requireRight(context, account, 'funds:read')
    // What is due, what was answered and when the owner was last here is the owner's own, and not for guests.
    const isGuest = (await readCaller(context, deps))?.guest !== undefined
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
    const [position, due, answers] = await Promise.all([
      readPosition(deps.db, account.id, asked),
      isWhole ? readDueItems(deps.db, account.id, plainDateAt(deps.now())) : null,
      isWhole ? findUnreadAnswers(deps.db, account.id) : null,
    ])
    const known = isGuest ? withoutOwn(position) : position
    return context.json({ ...known, due, answers: answers?.map(toAnswer) ?? null }, 200)
  })
}
