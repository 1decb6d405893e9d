import { beforeAll, describe, expect, it } from 'vitest'
import frenchHolding from '../../i18n/fr/holding/index.ts'
import french from '../../i18n/fr/position/index.ts'
import { demoPeople } from '../../sandbox/seed/demo-people.ts'
import { positionPeople } from '../../sandbox/seed/position-people.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import { signInByHttp } from '../../scripts/lib/sign-in.ts'
import { type PositionHolding, positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { type PageElement, parsePage, textOf } from '../support/html-page.ts'
import { plainSpaces } from '../support/page-text.ts'
import { recomputePerformance } from '../support/recomputed-performance.ts'
import { quarterEnds, recomputeAccount, recomputeFigures } from '../support/recomputed-position.ts'
import { createRelyingParty } from '../support/relying-party.ts'
import { sampled } from '../support/sampled.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

/** Every investor of the seed who holds anything, but for the one whose sign-in asks for a second factor. */
const investors = [
  ...demoPeople.filter(({ account, holds }) => holds.length > 0 && account.totpSecret === null),
  ...positionPeople,
].map(({ email }) => email)

/** The ends of years, and the last day: tests/contract/position-by-quarter.test.ts computes every quarter. */
const printedDays = (from: string) =>
  quarterEnds(from, testDay).filter((day) => day.endsWith('12-31') || day === testDay)

const centsOfPrinted = (printed: string) => BigInt(printed.replace('−', '-').replaceAll(/[^\d-]/g, ''))

/** The first amount of a text, in cents. */
function centsIn(text: string | undefined): bigint | null {
  const found = /−?\d[\d ]*,\d{2}(?= )/.exec(text ?? '')
  return found === null ? null : centsOfPrinted(found[0])
}

const headings = {
  opening: 'Ouverture',
  payments: 'Versements',
  transfersIn: 'Cessions reçues',
  distributions: 'Distributions',
  redemptions: 'Rachats',
  transfersOut: 'Cessions données',
  fees: 'Frais',
  change: 'Variation',
  closing: 'Clôture',
} as const

const { capital, gain, income } = french.natures
const natures = { income, gain, capital } as const

/** Amounts of a table by the heading of their column or their nature; what is not shown has nothing in it. */
function amountsOf(table: PageElement): Record<string, bigint>[] {
  const names = table.querySelectorAll('thead th').map(textOf).slice(1)
  return table.querySelectorAll('tbody tr').map((row) => {
    const cells = row.querySelectorAll('td').map(textOf)
    const shown = Object.values(natures).map((nature) => {
      const amount = new RegExp(`${nature} (−?[\\d ]+,\\d{2})`).exec(cells.join(' '))?.[1]
      return [nature, amount === undefined ? 0n : centsOfPrinted(amount)]
    })
    return Object.fromEntries([...shown, ...names.map((name, index) => [name, centsIn(cells[index]) ?? 0n])])
  })
}

const figureNames = { dpi: 'DPI', rvpi: 'RVPI', tvpi: 'TVPI', rate: 'TRI net' } as const

/** The multiples and rates of a page as they are printed, or the sentences that stand in their place. */
function performancesOf(root: PageElement): Record<string, string>[] {
  const lines = root.querySelectorAll('summary').map(textOf)
  const texts = Object.values(figureNames).map((name) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length).trim()),
  )
  return (texts[0] ?? []).map((_, index) =>
    Object.fromEntries(Object.keys(figureNames).map((name, at) => [name, texts[at]?.[index] ?? ''])),
  )
}

/** The recomputed multiples and rate as a page has to print them, with the reason for each that is missing. */
function expectedPerformance(holdings: readonly PositionHolding[]): Record<string, string> {
  const written = (number: number) => number.toFixed(2).replace('.', ',').replace('-', '−')
  return Object.fromEntries(
    Object.entries(recomputePerformance(holdings)).map(([name, figure]) => [
      name,
      typeof figure !== 'number'
        ? plainSpaces(french.figures.none[figure])
        : name === 'rate'
          ? `${written(figure * 100)} %`
          : `${written(figure)}x`,
    ]),
  )
}

const factsOf = (root: PageElement, term: string): string[] =>
  root
    .querySelectorAll('dl > div')
    .filter((fact) => fact.querySelectorAll('dt').map(textOf)[0] === term)
    .flatMap((fact) => fact.querySelectorAll('dd').map(textOf))

/** Holdings of a fund that their page prints in the same way: as many, in the same currency, with the same figures missing. */
const kindOf = (held: readonly PositionHolding[]): string =>
  JSON.stringify(
    held.map((holding) => [
      holding.currency,
      recomputeFigures([holding]).commitment === null,
      Object.values(recomputePerformance([holding])).map((figure) => typeof figure === 'number' || figure),
    ]),
  )

/** Holdings by fund: of each kind two, in the proof all. */
function fundsOfEachKind(holdings: readonly PositionHolding[]): PositionHolding[][] {
  const funds = [...Map.groupBy(holdings, ({ fund }) => fund.id).values()]
  return [...Map.groupBy(funds, kindOf).values()].flatMap((alike) => sampled(alike, 2))
}

// P-403, P-407: printed figures, also as of a past day, equal a recomputation from raw movements.
describe.each(investors)('the pages of %s', (email) => {
  let services: TestServices
  let cookie: string
  let token: string
  beforeAll(async () => {
    services = await sharedServices()
    cookie = await signInByHttp(services.portalUrl, { client: 'investor', email })
    token = (
      await createRelyingParty(services.sandboxUrl, 'investor', services.portalUrl).signIn(email)
    ).accessToken()
  })

  const page = async (path: string): Promise<PageElement> => {
    const response = await fetch(`${services.portalUrl}${path}`, { headers: { cookie, accept: 'text/html' } })
    expect([path, response.status]).toEqual([path, 200])
    return parsePage(await response.text())
  }
  const holdingsOf = async (day = testDay): Promise<readonly PositionHolding[]> => {
    const response = await fetch(`${services.sandboxUrl}/product/auth/investors/position?date=${day}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return positionSchema.parse(await response.json()).holdings
  }
  const daysOf = async () => {
    const first = (await holdingsOf()).map(({ movements }) => movements[0]?.date ?? '9999').toSorted()[0]
    return printedDays(first ?? '')
  }

  it('print each quarter of each account, its commitment and its performance, to the last digit', async () => {
    const days = await daysOf()
    const past = days.at(-3) ?? testDay
    for (const [day, query] of [
      [testDay, ''],
      [past, `&date=${past}`],
    ] as const) {
      const holdings = await holdingsOf(day)
      expect(holdings.length).toBeGreaterThan(0)
      for (const held of fundsOfEachKind(holdings)) {
        const [{ fund } = { fund: { id: '', name: '' } }] = held
        const root = await page(`/mon-compte/fonds/${fund.id}?period=quarter${query}`)
        expectAccounts(root, held)
        const performances = held.map((holding) => expectedPerformance([holding]))
        expect([day, fund.name, performancesOf(root)]).toEqual([day, fund.name, performances])
        expectCommitments(root, held)
      }
    }
  })

  it('print value, amounts and performance at the end of each year', async () => {
    for (const day of sampled(await daysOf(), 5)) {
      const root = await page(`/?date=${day}`)
      const byCurrency = [...Map.groupBy(await holdingsOf(day), ({ currency }) => currency).values()]
      const expected = byCurrency.map(recomputeFigures)
      const printed = (term: string) => factsOf(root, term).map(centsIn)
      const sorted = (values: readonly (bigint | null)[]) => values.map(String).toSorted()
      for (const [term, figure] of [
        ['Valeur', 'value'],
        ['Capital versé', 'paidIn'],
        ['Reçu', 'received'],
      ] as const)
        expect([day, term, sorted(printed(term))]).toEqual([
          day,
          term,
          sorted(expected.map((figures) => figures[figure])),
        ])
      expect([day, sorted(printed('Reste à appeler'))]).toEqual([
        day,
        sorted(expected.map(({ commitment }) => commitment?.unfunded ?? null)),
      ])
      const byText = (all: Record<string, string>[]) => all.map((one) => JSON.stringify(one)).toSorted()
      expect([day, byText(performancesOf(root))]).toEqual([day, byText(byCurrency.map(expectedPerformance))])
    }
  })
})

/** Of a fund that is held in several shares, the page has one account after the other. */
function expectAccounts(root: PageElement, held: readonly PositionHolding[]): void {
  const tables = root
    .querySelectorAll('table')
    .filter((found) => textOf(found).startsWith('Compte de capital'))
  const written = held.filter((holding) => recomputeAccount(holding).length > 0)
  expect(tables.length).toBe(written.length)
  for (const [index, holding] of written.entries()) {
    const table = tables[index]
    const nothing = Object.fromEntries(Object.values({ ...headings, ...natures }).map((name) => [name, 0n]))
    const printed = (table === undefined ? [] : amountsOf(table)).slice(0, -1).toReversed()
    const expected = recomputeAccount(holding).map((line) =>
      Object.fromEntries(
        Object.entries({ ...headings, ...natures }).map(([column, heading]) => [
          heading,
          line[column as keyof typeof headings | keyof typeof natures],
        ]),
      ),
    )
    expect([holding.fund.name, printed.map((line) => ({ ...nothing, ...line }))]).toEqual([
      holding.fund.name,
      expected,
    ])
  }
}

/** The unfunded amount stands among the amounts, too. */
function expectCommitments(root: PageElement, held: readonly PositionHolding[]): void {
  const committed = held.flatMap((holding) => recomputeFigures([holding]).commitment ?? [])
  for (const name of ['commitment', 'called', 'recallable', 'unfunded'] as const) {
    const expected = committed.map((commitment) => commitment[name])
    const printed = factsOf(root, frenchHolding.commitment[name]).flatMap((text) => centsIn(text) ?? [])
    const all = name === 'unfunded' ? expected.flatMap((amount) => [amount, amount]) : expected
    expect([held[0]?.fund.name, name, printed]).toEqual([held[0]?.fund.name, name, all])
  }
}
