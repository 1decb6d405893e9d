import type { Block, Column } from '../layout/block.ts'
import { passageGroups, passageWith, type Section } from './section.ts'

/** The fund in a few words, in larger type. */
export const introduction: Section = ({ fund }) =>
  fund.summary ? [[{ kind: 'paragraph', tone: 'lead', text: fund.summary }]] : []

/** The notice of a marketing communication (MiFID II, article 24(3)). */
export const marketingNotice: Section = (_, { labels }) => [
  [{ kind: 'paragraph', tone: 'warning', text: labels.marketingNotice }],
]

/** The notice on blocked money, for forms that block it. */
export const blockingNotice: Section = ({ fund, formats }, { labels }) => {
  const { blockingPeriod } = fund
  if (!blockingPeriod) return []
  const text = labels.blocking(blockingPeriod.years, formats.longDate(blockingPeriod.until))
  return [[{ kind: 'callout', title: labels.blockingTitle, text }]]
}

/** The risk scale and what it does not say. */
export const riskIndicator: Section = (subject, texts) => {
  const passage = texts.risk.indicator(subject)
  const scale = riskScale(subject.fund.riskIndicator, texts.labels)
  const [heading, ...paragraphs] = passageWith(passage)
  return heading ? [[heading, ...scale, ...paragraphs]] : []
}

function riskScale(value: number | null, labels: Parameters<Section>[1]['labels']): Block[] {
  if (value === null) return []
  const sentence = labels.riskClass(value)
  return [
    { kind: 'paragraph', tone: 'lead', text: sentence },
    { kind: 'risk', value, alternative: sentence, low: labels.riskLow, high: labels.riskHigh },
  ]
}

/** Amounts received under hypotheses that are the same for every fund (no promise is made). */
export const scenarios: Section = (subject, texts) => {
  const { tables } = texts.labels
  const columns: Column[] = [
    { label: tables.scenario, align: 'left', share: 1 },
    { label: tables.hypothesis, align: 'left', share: 1.6 },
    { label: tables.received, align: 'right', share: 0.8 },
  ]
  const rows = texts.structured.scenarios.map(({ name, hypothesis, multiple }) => [
    name,
    hypothesis,
    subject.formats.money({ amount: String(Number(multiple) * 10_000), currency: 'EUR' }),
  ])
  const table: Block = { kind: 'table', caption: tables.captionScenarios, columns, rows, wide: false }
  return [passageWith(texts.keyInformation.scenarios(subject), table)]
}

/** Kinds of costs, with the place where each rate is published. */
export const costs: Section = (subject, texts) => costSection(texts.terms.costs(subject), texts)

/** The same under the heading that the key information document must use. */
export const keyInformationCosts: Section = (subject, texts) =>
  costSection(texts.keyInformation.costs(subject), texts)

function costSection(passage: Parameters<typeof passageWith>[0], texts: Parameters<Section>[1]) {
  const { tables } = texts.labels
  const columns: Column[] = [
    { label: tables.cost, align: 'left', share: 1.5 },
    { label: tables.when, align: 'left', share: 1.1 },
    { label: tables.where, align: 'left', share: 1.1 },
  ]
  const table: Block = {
    kind: 'table',
    caption: tables.captionCosts,
    columns,
    rows: texts.structured.costs,
    wide: false,
  }
  return [passageWith(passage, table)]
}

/** Risks of the key information document, with the scale under its own heading. */
export const keyInformationRisks: Section = (subject, texts) => {
  const scale = riskScale(subject.fund.riskIndicator, texts.labels)
  const { body } = texts.risk.indicator(subject)
  const [opening = [], ...others] = passageGroups(texts.keyInformation.risks(subject))
  return [
    [...opening, ...scale],
    ...others,
    ...body.map((item) => passageWith({ title: '', body: [item] }).slice(1)),
  ]
}

/** What to declare and when. */
export const taxEvents: Section = (subject, texts) => {
  const { tables } = texts.labels
  const columns: Column[] = [
    { label: tables.event, align: 'left', share: 1.1 },
    { label: tables.proof, align: 'left', share: 1.1 },
    { label: tables.declaration, align: 'left', share: 1.5 },
  ]
  const table: Block = {
    kind: 'table',
    caption: tables.captionEvents,
    columns,
    rows: texts.structured.taxEvents,
    wide: false,
  }
  return [passageWith(texts.tax.events(subject), table)]
}

/** The closing of a letter, with its signature. */
export const signedClosing: Section = (subject, texts) => [
  [...passageWith(texts.letter.closing(subject)), { kind: 'signature', ...texts.labels.signatory }],
]
