import { Big } from 'big.js'
import type { LockUp } from '../../../../src/contract/product-api/fund.schema.ts'
import { legalForms } from '../../vocabulary.ts'
import type { Block } from '../layout/blocks.ts'
import type { Column } from '../layout/table.ts'
import type { Subject } from '../subject.ts'

type Row = { label: string; value: string }

/** Returns the fourteen facts of a fund (P-071). */
export function factRows(subject: Subject): Row[] {
  const { fund, formats, texts } = subject
  const { facts, notAvailable } = texts
  const row = (label: string, value: string | null): Row => ({ label, value: value || notAvailable })
  return [
    row(facts.strategy, fund.strategy.label),
    row(facts.assetClass, fund.assetClass.label),
    row(facts.geography, fund.geography.label),
    row(facts.horizon, horizonOf(subject)),
    row(facts.sector, fund.sector.label),
    row(facts.risk, fund.riskIndicator === null ? null : texts.riskClass(fund.riskIndicator)),
    row(facts.legalForm, legalFormName(subject)),
    row(facts.eligibility, fund.eligibility.map((term) => term.label).join(', ')),
    row(facts.taxation, fund.taxation ? `${fund.taxation}. ${texts.taxCaution}`.replace('..', '.') : null),
    row(facts.minimum, fund.minimumInvestment && formats.money(fund.minimumInvestment)),
    row(facts.target, targetRange(subject)),
    row(facts.size, fund.fundSize && formats.money(fund.fundSize)),
    row(facts.launch, fund.launchDate && formats.longDate(fund.launchDate)),
    row(facts.sfdr, fund.sfdr && texts.sfdr(fund.sfdr.article)),
  ]
}

export function horizonOf({ fund, texts }: Subject): string {
  return fund.horizonYears === null ? texts.notAvailable : texts.horizon(fund.horizonYears)
}

/** Returns the name of the legal form with its acronym. */
export function legalFormName({ fund, language }: Subject): string {
  const name = legalForms[fund.legalForm][language]
  return name.includes(fund.legalForm) ? name : `${name} (${fund.legalForm})`
}

function targetRange({ fund, formats, texts }: Subject): string | null {
  const { minimum = null, maximum = null } = fund.targetEnterpriseValue ?? {}
  if (!minimum && !maximum) return null
  return texts.range(minimum && formats.money(minimum), maximum && formats.money(maximum))
}

/** Returns the risk scale; nothing without a published class. */
export function riskScale({ fund, texts }: Subject): Block[] {
  if (fund.riskIndicator === null) return [{ kind: 'paragraph', text: texts.noRiskClass }]
  const sentence = texts.riskClass(fund.riskIndicator)
  return [
    { kind: 'paragraph', tone: 'lead', text: sentence },
    {
      kind: 'risk',
      value: fund.riskIndicator,
      alternative: sentence,
      low: texts.riskLow,
      high: texts.riskHigh,
    },
  ]
}

/** The lock-up, which an older product API gives as `blockingPeriod`. */
function lockUpOf({ fund: { blockingPeriod, lockUp } }: Subject): LockUp | null {
  return lockUp ?? (blockingPeriod && { kind: 'fixed_term', ...blockingPeriod })
}

/** Returns how long money cannot be taken back, in the words of the fund's page (P-330); null when unknown. */
export function lockUpText(subject: Subject): string | null {
  const { formats, texts } = subject
  const lockUp = lockUpOf(subject)
  if (lockUp === null) return null
  const { kind, until, years } = lockUp
  if (kind === 'none') return texts.lockUp.none
  if (years === null) return null
  if (kind === 'per_subscription') return texts.lockUp.perSubscription(texts.horizon(years))
  return until && texts.lockUp.fixedTerm(texts.horizon(years), formats.longDate(until))
}

/** Returns the notice on locked-up money, for funds that lock it up. */
export function lockUpNotice(subject: Subject): Block[] {
  const { fund, texts } = subject
  const lockUp = lockUpOf(subject)
  const words = lockUpText(subject)
  if (fund.status === 'liquidation' || !lockUp || lockUp.kind === 'none' || words === null) return []
  return [{ kind: 'callout', title: texts.lockUp.title[lockUp.kind], text: texts.lockUp.notice(words) }]
}

/** Returns the costs for the investment and the recommended period of the fund's key figures. */
export function costTable({ fund, formats, texts }: Subject): Block[] {
  const { keyFigures } = fund
  if (!keyFigures) return [{ kind: 'paragraph', text: texts.costsUnknown }]
  const { costs, holdingYears, investment, yearlyImpact } = keyFigures
  const money = (amount: Big | string) => formats.money({ amount, currency: investment.currency })
  const sumOf = (period: 'firstYear' | 'wholePeriod') =>
    costs.reduce((sum, cost) => sum.plus(cost[period]), new Big(0))
  const columns: Column[] = [
    { label: texts.tables.cost, align: 'left', share: 1.8 },
    { label: texts.tables.rate, align: 'left', share: 1.1 },
    { label: texts.tables.firstYear, align: 'right', share: 0.9 },
    { label: texts.tables.wholePeriod(texts.horizon(holdingYears)), align: 'right', share: 0.9 },
  ]
  const rows = costs.map(({ firstYear, kind, rate, wholePeriod }) => [
    texts.costKinds[kind],
    texts.costRate[kind === 'entry' || kind === 'exit' ? 'once' : 'yearly'](
      formats.percent(new Big(rate).div(100)),
    ),
    money(firstYear),
    money(wholePeriod),
  ])
  const total = [texts.tables.totalCosts, '', money(sumOf('firstYear')), money(sumOf('wholePeriod'))]
  const caption = texts.tables.captionCosts(money(investment.amount), texts.horizon(holdingYears))
  const impact = texts.yearlyImpact(formats.percent(new Big(yearlyImpact).div(100)))
  return [
    { kind: 'table', caption, columns, rows: [...rows, total], wide: true },
    { kind: 'paragraph', tone: 'note', text: impact },
  ]
}

/** Returns the possible results of the investment after all costs, in the four scenarios of the key figures. */
export function scenarioTable({ fund, formats, texts }: Subject): Block[] {
  const { keyFigures } = fund
  if (!keyFigures) return [{ kind: 'paragraph', text: texts.scenariosUnknown }]
  const { holdingYears, investment, scenarios } = keyFigures
  const columns: Column[] = [
    { label: texts.tables.scenario, align: 'left', share: 1.2 },
    { label: texts.tables.received, align: 'right', share: 1 },
    { label: texts.tables.yearlyReturn, align: 'right', share: 1 },
  ]
  const rows = scenarios.map(({ kind, received, yearlyReturn }) => [
    texts.scenarioKinds[kind],
    formats.money({ amount: received, currency: investment.currency }),
    formats.percent(new Big(yearlyReturn).div(100)),
  ])
  const caption = texts.tables.captionScenarios(formats.money(investment), texts.horizon(holdingYears))
  return [{ kind: 'table', caption, columns, rows, wide: false }]
}
