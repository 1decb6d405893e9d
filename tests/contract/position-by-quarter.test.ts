import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople, demoRecoveryCodes } from '../../sandbox/seed/demo-people.ts'
import { positionPeople } from '../../sandbox/seed/position-people.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import { consolidatedPositionSchema } from '../../src/contract/product-api/mandate.schema.ts'
import { type Position, positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { toHoldingView } from '../../src/features/position/to-holding.ts'
import { toPortfoliosView } from '../../src/features/position/to-portfolios.ts'
import { toPositionView } from '../../src/features/position/to-position.ts'
import type { PositionFigures } from '../../src/lib/figures/position-figures.ts'
import { holdingsTogether, recomputePerformance } from '../support/recomputed-performance.ts'
import {
  centsOf,
  knownBy,
  quarterEnds,
  recomputeAccount,
  recomputeFigures,
} from '../support/recomputed-position.ts'
import { createRelyingParty } from '../support/relying-party.ts'
import { sampled } from '../support/sampled.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

type Holding = Position['holdings'][number]

/** Every investor of the seed who holds anything. */
const investors = [
  ...demoPeople.filter(({ holds }) => holds.length > 0).map(({ email }) => email),
  ...positionPeople.map(({ email }) => email),
]

const cents = (text: string | null) => (text === null ? null : centsOf(text))
/** Decimals in which multiples and rates agree: the recomputation is in binary, and pages print two. */
const digits = 9

/** The figures of a view, in the form of the recomputation. */
function shownFigures({ commitment, paidIn, received, value, ...figures }: PositionFigures) {
  const figureOf = (name: 'dpi' | 'rvpi' | 'tvpi' | 'rate') => {
    const figure = figures[name]
    return figure.isShown ? Number(figure.value) : figure.reason
  }
  return {
    value: cents(value),
    paidIn: cents(paidIn),
    received: cents(received),
    commitment: commitment && {
      commitment: centsOf(commitment.commitment),
      called: centsOf(commitment.called),
      recallable: centsOf(commitment.recallable),
      unfunded: commitment.kind === 'known' ? centsOf(commitment.unfunded) : commitment.kind,
    },
    performance: [figureOf('dpi'), figureOf('rvpi'), figureOf('tvpi'), figureOf('rate')],
  }
}

function recomputed(holdings: readonly Holding[]) {
  const { dpi, rate, rvpi, tvpi } = recomputePerformance(holdings)
  const performance = [dpi, rvpi, tvpi, rate].map((figure) =>
    typeof figure === 'number' ? expect.closeTo(figure, digits) : figure,
  )
  return { ...recomputeFigures(holdings), performance }
}

/** The lines of a holding's account by quarter, oldest first, in the form of the recomputation. */
function shownAccount(position: Position, { fund, id }: Holding) {
  const holdings = position.holdings.filter((holding) => holding.fund.id === fund.id)
  const view = toHoldingView({ ...position, holdings }, { date: position.asOf, period: 'quarter' })
  const lines = view?.accounts.find((account) => account.id === id)?.computed?.lines ?? []
  return lines.toReversed().map(({ basis: _basis, valuedOn: _day, from, to, ...amounts }) => {
    const out = new Set(['distributions', 'redemptions', 'transfersOut', 'fees'])
    const signed = Object.entries(amounts).map(([name, amount]) => [
      name,
      out.has(name) ? -centsOf(amount) : centsOf(amount),
    ])
    return { from, to, ...Object.fromEntries(signed) }
  })
}

// P-403, P-407: what pages print is what these views hold; tests/http/position-recomputation.test.ts reads the pages.
describe('the figures of every investor of the seed', () => {
  let sandbox: TestSandbox
  let api: UsersApi
  beforeAll(async () => {
    sandbox = await startTestSandbox(undefined, {}, () => new Date(`${testDay}T09:00:00Z`))
    api = createUsersApi(sandbox)
  }, 120_000)
  afterAll(() => sandbox.stop())

  async function signIn(email: string): Promise<Session> {
    if (email !== demoRecoveryCodes.email) return api.investor(email.replace('@sandbox.example', ''))
    const party = createRelyingParty(sandbox.publicUrl, 'investor')
    const asked = await party.enter(email)
    const path = new URL(asked.url).pathname.replace(/\/second-factor$/, '/recovery-code')
    const form = await party.browser.open(new URL(path, asked.url).href)
    const tokens = await party.exchange(
      await party.browser.submit(form, { code: demoRecoveryCodes.codes[0] }),
    )
    return api.sessionOf(email, tokens.accessToken())
  }

  it.each(investors)('%s: as of each quarter, all amounts, multiples, rates and accounts', async (email) => {
    const session = await signIn(email)
    const positionAt = async (day: string) =>
      exactly(positionSchema, await session.get(`/auth/investors/position?date=${day}`))
    const all = (await positionAt(testDay)).holdings
    const first = all.map(({ movements }) => movements[0]?.date ?? '9999').toSorted()[0] ?? ''
    const days = sampled(quarterEnds(first, testDay), 9)
    expect(days.length).toBeGreaterThan(4)
    for (const day of days) {
      const position = await positionAt(day)
      const known = knownBy(all, day)
      expect(position.holdings.map(({ id }) => id).toSorted(), day).toEqual(
        known.map(({ id }) => id).toSorted(),
      )
      const view = toPositionView(position, day)
      expect(view.unreadable).toEqual([])
      const byCurrency = Map.groupBy(known, ({ currency }) => currency)
      expect(view.currencies.map(({ figures }) => figures.currency).toSorted()).toEqual(
        [...byCurrency.keys()].toSorted(),
      )
      for (const { figures, rows } of view.currencies) {
        expect([day, shownFigures(figures)]).toEqual([
          day,
          recomputed(byCurrency.get(figures.currency) ?? []),
        ])
        for (const { figures: own, fund, id } of rows) {
          const holding = known.filter((one) => one.id === id)
          expect([day, fund.name, shownFigures(own)]).toEqual([day, fund.name, recomputed(holding)])
        }
      }
      for (const holding of known)
        expect([day, holding.fund.name, shownAccount(position, holding)]).toEqual([
          day,
          holding.fund.name,
          recomputeAccount(holding),
        ])
    }
  })

  // P-694
  it('and the sum over all holders for whom one acts, as of each quarter', async () => {
    const session = await signIn('investor-hats@sandbox.example')
    const readAt = async (day: string) =>
      exactly(
        consolidatedPositionSchema,
        await session.get(`/auth/investors/consolidated-position?date=${day}`),
      )
    const all = (await readAt(testDay)).portfolios.map(({ position }) => position.holdings)
    expect(all.length).toBe(3)
    for (const day of sampled(quarterEnds('2019-01-01', testDay), 9)) {
      const view = toPortfoliosView(
        await readAt(day),
        { held: [], given: [] },
        { date: day, today: testDay, lost: { holdings: [], hasDue: false, portfolios: [] } },
      )
      for (const { rows, total } of view.currencies) {
        const some = all.map((holdings) =>
          knownBy(holdings, day).filter(({ currency }) => currency === total.currency),
        )
        expect([day, shownFigures(total)]).toEqual([day, recomputed(holdingsTogether(some))])
        const holders = some.filter((holdings) => holdings.length > 0).map(recomputed)
        expect([day, rows.map(({ figures }) => shownFigures(figures))]).toEqual([day, holders])
      }
    }
  })
})
