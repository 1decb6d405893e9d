import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import type { FundDetailView } from '../../src/features/funds/detail/fund-detail.schema.ts'
import { toFundDetail } from '../../src/features/funds/detail/fund-detail.ts'
import { yearsText } from '../../src/features/funds/fund-labels.tsx'
import { lockUpText } from '../../src/features/funds/lock-up-text.ts'
import { createFormatter } from '../../src/lib/format/formatter.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { ensureTranslations, translationsOf } from '../../src/lib/translations.ts'
import { inTurn } from '../support/languages.ts'
import { sampled } from '../support/sampled.ts'
import { createProductClient } from './product-client.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'

type Language = 'fr' | 'en'

const languages = ['fr', 'en'] as const
const today = plainDateAt(new Date(`${testDay}T12:00:00Z`))

/** Spaces made plain, and signs of change as documents write them. */
const plain = (text: string) => text.replaceAll('\u2212', '-').replaceAll(/\s+/g, ' ')

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox(undefined)
  await Promise.all(languages.map((language) => ensureTranslations(language, ['fund', 'funds'])))
})
afterAll(() => sandbox.stop())

const { ask, listFunds, getFund, searchDocuments } = createProductClient(() => sandbox.url)

async function textsOf(fundId: string, type: string, language: Language): Promise<string[]> {
  const { items } = await searchDocuments(fundId, `type=${type}&pageSize=100`, language)
  const paths = items.flatMap((item) => (item.language === language ? [item.contentPath ?? ''] : []))
  return Promise.all(
    paths.map(async (path) => {
      const bytes = new Uint8Array(await (await ask(path.replace(/^\/?/, '/'))).arrayBuffer())
      const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
      return plain(text)
    }),
  )
}

/** Returns the page's texts on costs, scenarios and lock-up, row by row. */
function keyInformationLines(fund: FundDetailView, language: Language): string[] {
  const { fund: texts, funds } = translationsOf(language)
  const to = createFormatter(language)
  const { keyFigures } = fund
  if (keyFigures === null) throw new Error(`${fund.name} has no figures`)
  const { costs, holdingYears, investment, scenarios, total, yearlyImpact } = keyFigures
  const money = (amount: string) => to.money(amount, investment.currency) ?? ''
  const period = { amount: money(investment.amount), years: yearsText(funds, to, holdingYears) ?? '' }
  return [
    texts.costs.caption(period),
    ...costs.map(({ firstYear, kind, ratio, wholePeriod }) => {
      const often = kind === 'entry' || kind === 'exit' ? 'once' : 'yearly'
      const rate = texts.costs.rates[often]({ rate: to.percent(ratio) ?? '' })
      return `${texts.costs.kinds[kind]()} ${rate} ${money(firstYear)} ${money(wholePeriod)}`
    }),
    `${texts.costs.total()} ${money(total.firstYear)} ${money(total.wholePeriod)}`,
    texts.costs.impact({ rate: to.percent(yearlyImpact) ?? '' }),
    texts.scenarios.caption(period),
    ...scenarios.map(
      ({ kind, received, yearlyReturn }) =>
        `${texts.scenarios.kinds[kind]()} ${money(received)} ${to.percent(yearlyReturn)}`,
    ),
    `${funds.lockUp.heading()}${language === 'fr' ? ' :' : ':'} ${lockUpText(funds, to, fund.lockUp)}`,
  ].map(plain)
}

/** Returns the last value with the paid-in and distributed amounts, as in the header of the page. */
function lastValueLine({ latestValue, shareTotals }: FundDetailView, language: Language): string | null {
  if (latestValue === null || shareTotals === null) return null
  const to = createFormatter(language)
  const money = (amount: string) => to.netAssetValue(amount, shareTotals.currency)
  const { amount } = latestValue.value
  return plain(
    `${to.longDate(latestValue.date)} ${money(amount)} ${money(shareTotals.paidIn)} ${money(shareTotals.distributed)}`,
  )
}

describe.each(languages)('the documents of the seed, in %s', (language) => {
  // P-330, P-340
  it('say of costs, scenarios, lock-up and last values what the pages of the funds say', async () => {
    const { items } = await listFunds('pageSize=100', language)
    expect(items).toHaveLength(64)
    const read = sampled(
      items.filter((_, index) => inTurn(languages, index).includes(language)),
      8,
    )
    expect(read.length).toBeGreaterThan(7)
    for (const { id, name } of read) {
      const fund = toFundDetail(await getFund(id, 'withCmsData=true', language), today)
      const [keyInformation, ...others] = await textsOf(id, 'key-information', language)
      expect([name, others]).toEqual([name, []])
      for (const line of keyInformationLines(fund, language))
        expect(keyInformation, `${name}: ${line}`).toContain(line)
      const received = fund.keyFigures?.scenarios.map((scenario) => Number(scenario.received)) ?? []
      expect(received.toSorted((a, b) => a - b)).toEqual(received)
      expect(new Set(received).size).toBe(4)
      const line = lastValueLine(fund, language)
      const factsheets = line === null ? [] : await textsOf(id, 'factsheet', language)
      for (const factsheet of factsheets) expect(factsheet, `${name}: ${line}`).toContain(line)
      expect(factsheets).toHaveLength(line === null ? 0 : 1)
    }
  }, 600_000)
})
