import { Big } from 'big.js'
import { termLabels } from '../../../seed/texts/terms.ts'
import { legalForms } from '../../vocabulary.ts'
import type { Block } from '../layout/blocks.ts'
import type { Column } from '../layout/table.ts'
import type { Subject } from '../subject.ts'

/** Investment of the cost examples in a key information document. */
const EXAMPLE = '10000'

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

/** Returns the notice on blocked money, for funds that block it. */
export function blockingNotice({ fund, formats, texts }: Subject): Block[] {
  const { blockingPeriod } = fund
  if (!blockingPeriod) return []
  const text = texts.blocking(blockingPeriod.years, formats.longDate(blockingPeriod.until))
  return [{ kind: 'callout', title: texts.blockingTitle, text }]
}

/** Returns the costs of the fund's terms, with the amount of percentage costs for an example. */
export function costTable({ fund, formats, texts, language }: Subject): Block[] {
  const labels = [termLabels.entry, termLabels.management, termLabels.carried, termLabels.redemption]
  const terms = labels.flatMap(
    (label) => fund.cmsData?.terms.filter((term) => term.label === label[language]) ?? [],
  )
  if (terms.length === 0) return [{ kind: 'paragraph', text: texts.costsUnknown }]
  const onGains = termLabels.carried[language]
  const columns: Column[] = [
    { label: texts.tables.cost, align: 'left', share: 1.1 },
    { label: texts.tables.rate, align: 'left', share: 1.7 },
    { label: texts.tables.example, align: 'right', share: 0.9 },
  ]
  const rows = terms.map(({ label, value }) => {
    const percent = label === onGains || label === termLabels.redemption[language] ? null : percentIn(value)
    const taken = percent && { amount: percent.times(EXAMPLE).div(100), currency: 'EUR' }
    return [label, value, taken ? texts.atMost(formats.money(taken)) : '–']
  })
  return [{ kind: 'table', caption: texts.tables.captionCosts, columns, rows, wide: true }]
}

function percentIn(text: string): Big | null {
  const [, figure] = /^(\d+(?:[.,]\d+)?)\s*%/.exec(text) ?? []
  return figure === undefined ? null : new Big(figure.replace(',', '.'))
}

/** Returns amounts under hypotheses that are the same for every fund: arithmetic, not a forecast. */
export function scenarioTable({ formats, texts }: Subject): Block {
  const columns: Column[] = [
    { label: texts.tables.scenario, align: 'left', share: 1 },
    { label: texts.tables.hypothesis, align: 'left', share: 1.6 },
    { label: texts.tables.received, align: 'right', share: 0.9 },
  ]
  const rows = texts.scenarios.map(([name, multiple]) => [
    name,
    texts.hypothesis(formats.number(multiple, 2)),
    formats.money({ amount: new Big(multiple).times(EXAMPLE), currency: 'EUR' }),
  ])
  return { kind: 'table', caption: texts.tables.captionScenarios, columns, rows, wide: false }
}
