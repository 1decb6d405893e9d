import { legalForms } from '../../vocabulary.ts'
import type { Subject } from '../subject.ts'
import type { FactName, Labels } from '../texts/texts.ts'
import type { Section } from './section.ts'

const ORDER: FactName[] = [
  'strategy',
  'assetClass',
  'geography',
  'horizon',
  'sector',
  'risk',
  'legalForm',
  'eligibility',
  'taxation',
  'minimum',
  'target',
  'size',
  'launch',
  'sfdr',
]

/** The fourteen facts of a fund (specification, point 2, fund detail). */
export const facts: Section = (subject, { labels }) => {
  const values = factValues(subject, labels)
  const rows = ORDER.map((name) => ({
    label: labels.facts[name],
    value: values[name] ?? labels.notAvailable,
  }))
  return [[{ kind: 'facts', rows }]]
}

/** The same facts as a section of their own. */
export const titledFacts: Section = (subject, texts) =>
  facts(subject, texts).map((group) => [{ kind: 'heading', text: texts.labels.factsTitle }, ...group])

function factValues(subject: Subject, labels: Labels): Record<FactName, string | null> {
  const { fund, formats } = subject
  return {
    strategy: fund.strategy.label,
    assetClass: fund.assetClass.label,
    geography: fund.geography.label,
    horizon: fund.horizonYears === null ? null : labels.horizon(fund.horizonYears),
    sector: fund.sector.label,
    risk: fund.riskIndicator === null ? null : labels.riskClass(fund.riskIndicator),
    legalForm: legalFormName(fund.legalForm, subject.language),
    eligibility: fund.eligibility.map((term) => term.label).join(', ') || null,
    taxation: fund.taxation ? `${fund.taxation} ${labels.taxCaution}` : null,
    minimum: fund.minimumInvestment && formats.money(fund.minimumInvestment),
    target: targetRange(subject, labels),
    size: fund.fundSize && formats.money(fund.fundSize),
    launch: fund.launchDate && formats.longDate(fund.launchDate),
    sfdr: fund.sfdr && labels.sfdr(fund.sfdr.article),
  }
}

/** The name with its acronym. */
function legalFormName(form: Subject['fund']['legalForm'], language: Subject['language']): string {
  const name = legalForms[form][language]
  return name.includes(form) ? name : `${name} (${form})`
}

function targetRange({ fund, formats }: Subject, labels: Labels): string | null {
  const { minimum = null, maximum = null } = fund.targetEnterpriseValue ?? {}
  if (!minimum && !maximum) return null
  return labels.range(minimum && formats.money(minimum), maximum && formats.money(maximum))
}
