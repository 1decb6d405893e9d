import { describe, expect, it } from 'vitest'
import { drawDocuments } from './documents.ts'
import { drawFund } from './fund-facts.ts'
import { planFund, unlistedFundNumber } from './fund-plan.ts'
import { drawShares } from './shares.ts'

const firstRange = Array.from({ length: 64 }, (_, index) => index + 1)

function drawAll(number: number) {
  const plan = planFund(number)
  const shares = drawShares(plan)
  return { plan, shares, ...drawFund(plan, shares), documents: drawDocuments(plan, shares[0]) }
}

function luhnPasses(code: string): boolean {
  const digits = [...code].map((character) => Number.parseInt(character, 36)).join('')
  const sum = [...digits].reverse().reduce((total, character, position) => {
    const value = Number(character) * (position % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

describe('the invented range', () => {
  it('has names and slugs of its own for 20,000 funds, whatever the language', () => {
    const plans = Array.from({ length: 20_000 }, (_, index) => planFund(index + 1))
    expect(new Set(plans.map(({ name }) => name)).size).toBe(20_000)
    const owners = new Map<string, number>()
    for (const { slugs, number } of plans) {
      for (const slug of [slugs?.fr, slugs?.en]) {
        if (slug !== undefined) expect(owners.get(slug) ?? number).toBe(number)
        if (slug !== undefined) owners.set(slug, number)
      }
    }
  })

  it('draws the same fund every time', () => {
    expect(drawAll(17)).toEqual(drawAll(17))
  })

  it('spreads states, forms and risk classes', () => {
    const funds = firstRange.map((number) => drawAll(number).fund)
    const distinct = (values: unknown[]) => [...new Set(values)].sort()
    expect(distinct(funds.map(({ status }) => status))).toEqual([
      'closed',
      'liquidation',
      'open',
      'pre_liquidation',
    ])
    expect(distinct(funds.map(({ legalForm }) => legalForm))).toEqual(['FCPI', 'FCPR', 'FIP', 'FPCI'])
    expect(distinct(funds.map(({ riskIndicator }) => riskIndicator))).toEqual([5, 6, 7, null])
    expect(distinct(funds.map(({ sfdrArticle }) => sfdrArticle))).toEqual([6, 8, 9])
  })

  // P-076
  it('keeps professional funds at 100,000 or more, and retail forms blocked', () => {
    for (const number of firstRange) {
      const { fund, details } = drawAll(number)
      const isProfessional = fund.legalForm === 'FPCI'
      if (isProfessional) expect(Number(fund.minimumInvestment)).toBeGreaterThanOrEqual(100_000)
      expect(fund.lockUpYears === null).toBe(isProfessional)
      expect(details.regulatoryApprovalDate === null).toBe(isProfessional)
    }
  })

  // P-074
  it('puts only monthly priced funds in class 5', () => {
    for (const number of firstRange) {
      const { fund, details } = drawAll(number)
      if (fund.riskIndicator === 5) expect(details.valuationFrequency).toBe('month')
    }
  })

  it('holds what pages must cope with: a USD share, a partly called one, one younger than a year', () => {
    const shares = firstRange.flatMap((number) => drawAll(number).shares)
    expect(shares.some(({ currency }) => currency === 'USD')).toBe(true)
    expect(shares.some(({ startDate }) => startDate > '2025-06-30')).toBe(true)
    const called = (share: (typeof shares)[number]) =>
      share.capitalCalls.reduce((sum, { amount }) => sum + Number(amount), 0)
    expect(shares.some((share) => share.type === 'A' && called(share) === 850)).toBe(true)
    expect(shares.some((share) => share.capitalCalls.length >= 4)).toBe(true)
  })

  // P-221
  it.each(['2026-06-30', '2026-07-01', '2026-12-31', '2027-01-05', '2028-02-29', '2031-10-15'])(
    'follows the calendar: as many funds of each state on %s, and nothing later',
    (asOf) => {
      const plans = firstRange.map((number) => planFund(number, asOf))
      const count = (state: string) => plans.filter(({ status }) => status === state).length
      expect(Math.abs(count('open') - 13)).toBeLessThanOrEqual(1)
      expect(count('closed')).toBeGreaterThanOrEqual(24)
      expect(count('pre_liquidation')).toBeGreaterThanOrEqual(8)
      expect(count('liquidation')).toBeGreaterThanOrEqual(10)
      for (const plan of plans) {
        const isOver = (plan.subscription.closesOn ?? '9999') < asOf
        expect(plan.status === 'open').toBe(!isOver)
        const shares = drawShares(plan)
        const documents = drawDocuments(plan, shares[0])
        const dates = [
          ...shares.flatMap(({ startDate, lastValuationDate }) => [
            startDate,
            lastValuationDate ?? startDate,
          ]),
          ...documents.map(({ publishedOn }) => publishedOn),
        ]
        for (const date of dates) expect([plan.name, date <= asOf]).toEqual([plan.name, true])
      }
    },
  )

  it('gives every share an invented ISIN that passes the check', () => {
    for (const number of [...firstRange, unlistedFundNumber]) {
      for (const { isin } of drawAll(number).shares) {
        expect(isin).toMatch(/^FR99\d{8}$/)
        expect(luhnPasses(isin ?? '')).toBe(true)
      }
    }
  })

  // P-191
  it('has about 900 documents, reporting for subscribers but for press releases', () => {
    const documents = firstRange.flatMap((number) => drawAll(number).documents)
    expect(documents.length).toBeGreaterThan(850)
    expect(documents.length).toBeLessThan(1100)
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
    for (const { documentGroup, type, access, pages } of documents) {
      if (documentGroup !== 'reporting') expect(access).toBe('public')
      if (access === 'public' && documentGroup === 'reporting') expect(type).toBe('press-release')
      expect(pages).toBeGreaterThanOrEqual(1)
      expect(pages).toBeLessThanOrEqual(3)
    }
  })

  // P-337
  it('has a public press release of every open fund, each in both languages', () => {
    const open = firstRange.map(drawAll).filter(({ plan }) => plan.status === 'open')
    expect(open.length).toBeGreaterThan(10)
    for (const { plan, documents } of open) {
      const releases = documents.filter(({ type }) => type === 'press-release')
      const titlesIn = (asked: string) =>
        releases
          .filter(({ language }) => language === asked)
          .map(({ subType, publishedOn }) => `${subType} ${publishedOn}`)
      expect([plan.name, titlesIn('en').sort()]).toEqual([plan.name, titlesIn('fr').sort()])
      expect(releases.map(({ access }) => access)).toContain('public')
    }
  })

  it('writes French with its own punctuation', () => {
    for (const number of firstRange) {
      const { details, fund } = drawAll(number)
      const texts = [
        fund.summary.fr,
        details.taxation.fr,
        ...Object.values(details.content).flatMap((value) => ('fr' in value ? [value.fr] : [])),
      ]
      for (const text of texts) expect(text).not.toMatch(/'| [:;!?»%€]|« /)
    }
  })

  // P-373
  it('describes no two funds, and no two people, in the same words', () => {
    const all = firstRange.map(drawAll)
    for (const locale of ['fr', 'en'] as const) {
      const summaries = all.map(({ fund }) => fund.summary[locale])
      expect(new Set(summaries).size).toBe(summaries.length)
      const people = new Map(all.flatMap(({ details }) => details.content.team.map((one) => [one.name, one])))
      const words = [...people.values()].map(({ name, biography }) =>
        biography[locale].replaceAll(name.split(' ')[0] ?? '', '').replaceAll(/\d+/g, ''),
      )
      expect(new Set(words).size).toBe(words.length)
    }
  })

  // P-077
  it('never speaks of redemption for a fund that is dissolved', () => {
    for (const number of firstRange) {
      const { plan, details } = drawAll(number)
      if (plan.status !== 'liquidation') continue
      expect(details.content.strategyText.fr).not.toMatch(/rachat/i)
      expect(details.content.strategyText.en).not.toMatch(/redemption/i)
    }
  })
})
