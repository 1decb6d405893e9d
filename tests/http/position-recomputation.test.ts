import { beforeAll, describe, expect, it } from 'vitest'
import { signInByHttp } from '../../scripts/lib/sign-in.ts'
import { type PositionHolding, positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { type PageElement, parsePage, textOf } from '../support/html-page.ts'
import {
  quarterEnds,
  recomputeAccount,
  recomputeFigures,
  recomputeRate,
} from '../support/recomputed-position.ts'
import { createRelyingParty } from '../support/relying-party.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

const investors = [
  'investor',
  'investor-entity',
  'investor-one',
  'investor-five',
  'investor-company',
  'investor-thirty',
] as const

/** The first amount of a text, in cents. */
function centsIn(text: string | undefined): bigint | null {
  const found = /−?\d[\d ]*,\d{2}(?= )/.exec(text ?? '')
  return found === null ? null : BigInt(found[0].replace('−', '-').replaceAll(/[^\d-]/g, ''))
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

/** Amounts of a table by the heading of their column; a column that is not shown has nothing in it. */
function amountsOf(table: PageElement): Record<string, bigint>[] {
  const names = table.querySelectorAll('thead th').map(textOf).slice(1)
  return table.querySelectorAll('tbody tr').map((row) => {
    const cells = row.querySelectorAll('td').map((cell) => centsIn(textOf(cell)))
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? 0n]))
  })
}

const factsOf = (root: PageElement, term: string): string[] =>
  root
    .querySelectorAll('dl > div')
    .filter((fact) => fact.querySelectorAll('dt').map(textOf)[0] === term)
    .flatMap((fact) => fact.querySelectorAll('dd').map(textOf))

// P-403, P-407: printed figures, also as of a past day, equal a recomputation from raw movements.
describe.each(investors)('the pages of %s', (name) => {
  let services: TestServices
  let cookie: string
  let token: string
  beforeAll(async () => {
    services = await sharedServices()
    const email = `${name}@sandbox.example`
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
  const holdingsOf = async (query = ''): Promise<readonly PositionHolding[]> => {
    const response = await fetch(`${services.sandboxUrl}/product/auth/investors/position${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return positionSchema.parse(await response.json()).holdings
  }

  it('print each quarter of each account, and its rate, to the last digit', async () => {
    const holdings = await holdingsOf()
    expect(holdings.length).toBeGreaterThan(0)
    for (const holding of holdings) {
      const root = await page(`/mon-compte/fonds/${holding.fund.id}?period=quarter`)
      // Of a fund that is held in several shares, the page has one account after the other.
      const nth = holdings.filter(({ fund }) => fund.id === holding.fund.id).indexOf(holding)
      const table = root
        .querySelectorAll('table')
        .filter((found) => textOf(found).startsWith('Compte de capital'))[nth]
      const printed = table === undefined ? [] : amountsOf(table).slice(0, -1).toReversed()
      const expected = recomputeAccount(holding).map((line) =>
        Object.fromEntries(
          Object.entries(headings).map(([column, heading]) => [
            heading,
            line[column as keyof typeof headings],
          ]),
        ),
      )
      const whole = printed.map((line) => ({
        ...Object.fromEntries(Object.values(headings).map((heading) => [heading, 0n])),
        ...line,
      }))
      expect([holding.fund.name, whole]).toEqual([holding.fund.name, expected])
      expectRate(root, holding, nth)
    }
  })

  it('print value, paid in, received and unfunded as of each quarter', async () => {
    const all = await holdingsOf()
    const first = all.map(({ movements }) => movements[0]?.date ?? '9999').sort()[0] ?? ''
    for (const day of quarterEnds(first, '2026-06-30')) {
      const held = await holdingsOf(`?date=${day}`)
      const root = await page(`/?date=${day}`)
      const currencies = [...new Set(held.map(({ currency }) => currency))]
      const expected = currencies.map((currency) =>
        recomputeFigures(held.filter((holding) => holding.currency === currency)),
      )
      const printed = (term: string) => factsOf(root, term).map(centsIn)
      const sorted = (values: readonly (bigint | null)[]) => values.map(String).toSorted()
      for (const [term, figure] of [
        ['Valeur', 'value'],
        ['Capital versé', 'paidIn'],
        ['Reçu', 'received'],
        ['Reste à appeler', 'unfunded'],
      ] as const)
        expect([day, term, sorted(printed(term))]).toEqual([
          day,
          term,
          sorted(expected.map((figures) => figures[figure])),
        ])
    }
  })
})

function expectRate(root: PageElement, holding: PositionHolding, nth: number): void {
  const summary = root.querySelectorAll('summary').filter((found) => textOf(found).startsWith('TRI net'))[nth]
  const printed = /−?[\d ]+,\d{2}(?= %)/.exec(summary === undefined ? '' : textOf(summary))
  if (printed === null) return
  const rate = recomputeRate(holding)
  expect([
    holding.fund.name,
    Number(printed[0].replaceAll(' ', '').replace('−', '-').replace(',', '.')),
  ]).toEqual([holding.fund.name, Number(((rate ?? Number.NaN) * 100).toFixed(2))])
}
