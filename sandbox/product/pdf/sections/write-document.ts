import type { DocumentKind } from '../document-input.ts'
import { type Block, writeBlocks } from '../layout/blocks.ts'
import type { Sheet } from '../layout/sheet.ts'
import type { Subject } from '../subject.ts'
import {
  costTable,
  factRows,
  horizonOf,
  legalFormName,
  lockUpNotice,
  lockUpText,
  riskScale,
  scenarioTable,
} from './facts.ts'
import { flowTable, valueTable, writePerformance } from './performance.ts'

type Passage = { title: string; body: readonly string[] }

/** Kinds that are marketing communications (MiFID II, article 24(3)). */
const marketing: readonly DocumentKind[] = ['factsheet', 'brochure']

/** Writes the text of a document under its masthead. */
export function writeDocument(sheet: Sheet, subject: Subject): void {
  const { kind } = subject.document
  if (kind === 'key-information') writeKeyInformation(sheet, subject)
  else if (kind === 'factsheet') writeFactsheet(sheet, subject)
  else if (kind === 'half-yearly-report') writeReport(sheet, subject)
  else writeNotice(sheet, subject)
}

function passageBlocks({ title, body }: Passage): Block[] {
  return [{ kind: 'heading', text: title }, ...body.map((text): Block => ({ kind: 'paragraph', text }))]
}

function marketingNotice({ document, texts }: Subject): Block[] {
  const isMarketing = marketing.includes(document.kind)
  return isMarketing ? [{ kind: 'paragraph', tone: 'warning', text: texts.marketingNotice }] : []
}

function titledFacts(subject: Subject): Block[] {
  return [
    { kind: 'heading', text: subject.texts.factsTitle },
    { kind: 'facts', rows: factRows(subject) },
  ]
}

/**
 * Writes a key information document: headings and three pages as required by regulation (EU) 1286/2014,
 * article 8.
 */
function writeKeyInformation(sheet: Sheet, subject: Subject): void {
  const { fund, formats, manager, texts } = subject
  const { keyInformation } = texts
  const horizon = horizonOf(subject)
  const isProfessional = ['FPCI', 'SLP', 'FPS'].includes(fund.legalForm)
  writeBlocks(sheet, [
    ...passageBlocks(
      keyInformation.purpose(
        fund.name,
        legalFormName(subject),
        manager,
        formats.longDate(subject.document.publishedOn),
      ),
    ),
    ...passageBlocks(keyInformation.product(subject.fund, legalFormName(subject), horizon, isProfessional)),
    { kind: 'page' },
    ...passageBlocks(keyInformation.risks),
    ...riskScale(subject),
    { kind: 'paragraph', text: keyInformation.riskLimits },
    ...passageBlocks(keyInformation.returns),
    ...scenarioTable(subject),
    ...passageBlocks(keyInformation.default(manager.name)),
    { kind: 'page' },
    ...passageBlocks(keyInformation.costs),
    ...costTable(subject),
    ...passageBlocks(keyInformation.holding(horizon, lockUpText(subject))),
    ...passageBlocks(keyInformation.complaint(manager)),
    ...passageBlocks(keyInformation.other(manager.website)),
  ])
}

function writeFactsheet(sheet: Sheet, subject: Subject): void {
  const { fund, leadShare, texts } = subject
  const lead: Block[] = fund.summary ? [{ kind: 'paragraph', tone: 'lead', text: fund.summary }] : []
  writeBlocks(sheet, [
    ...lead,
    ...marketingNotice(subject),
    ...titledFacts(subject),
    ...lockUpNotice(subject),
    { kind: 'page' },
  ])
  writePerformance(sheet, subject)
  writeBlocks(sheet, [
    ...(leadShare && leadShare.points.length > 0
      ? [{ kind: 'table', ...valueTable(subject, leadShare, 4) } as const]
      : []),
    { kind: 'heading', text: texts.facts.risk },
    ...riskScale(subject),
  ])
}

function writeReport(sheet: Sheet, subject: Subject): void {
  const { leadShare, shares, texts } = subject
  writeBlocks(sheet, [...passageBlocks(reportSummary(subject)), ...titledFacts(subject), { kind: 'page' }])
  writePerformance(sheet, subject)
  const valued = shares.filter(({ points }) => points.length > 0)
  writeBlocks(sheet, [
    { kind: 'page' },
    { kind: 'heading', text: texts.tables.captionValues },
    { kind: 'paragraph', text: texts.valuesIntroduction },
    ...valued.map((view) => ({ kind: 'table', ...valueTable(subject, view, 6) }) as const),
    ...(leadShare ? [{ kind: 'table', ...flowTable(subject, leadShare, 6) } as const] : []),
  ])
}

function reportSummary({ asOf, formats, fund, leadShare, texts }: Subject): Passage {
  const last = leadShare?.points.at(-1)
  const money = (amount: Parameters<typeof formats.money>[0]['amount']) =>
    formats.money({ amount, currency: leadShare?.share.currency ?? 'EUR' }, 2)
  return texts.report(fund.name, formats.longDate(asOf), {
    share: leadShare?.share.name ?? '',
    value: last ? money(last.netAssetValue) : null,
    date: last ? formats.longDate(last.date) : '',
    distributed: last?.distributed.gt(0) ? money(last.distributed) : null,
  })
}

/**
 * Writes the one-page notice of every other kind of document: its subject, the fund's features, and the
 * contact.
 */
function writeNotice(sheet: Sheet, subject: Subject): void {
  const { document, fund, formats, manager, texts } = subject
  const notice = texts.notice(texts.kinds[document.kind], fund.name, manager)
  const contact = texts.contactAt(manager, formats.longDate(document.publishedOn))
  writeBlocks(sheet, [
    ...marketingNotice(subject),
    ...passageBlocks({ title: notice.title, body: [...operationOf(subject), ...notice.body, contact] }),
    ...titledFacts(subject),
  ])
}

/** Returns the opening of subscriptions, capital call or distribution that a press release of its date announces. */
function operationOf({ asOf, document, formats, fund, leadShare, texts }: Subject): string[] {
  if (document.kind !== 'press-release') return []
  const { closesOn = null, opensOn } = fund.subscriptionPeriod ?? {}
  const until = closesOn && formats.longDate(closesOn)
  const opened = opensOn === asOf ? [texts.openingNews(fund.name, formats.longDate(asOf), until)] : []
  if (!leadShare) return opened
  const { capitalCalls, currency, distributions, name } = leadShare.share
  const amountOf = (flows: readonly { date: string; amount: string }[]) =>
    flows.filter(({ date }) => date === asOf).map(({ amount }) => formats.money({ amount, currency }, 2))
  return [
    ...opened,
    ...amountOf(distributions).map((amount) => texts.distributionNews(amount, name, formats.longDate(asOf))),
    ...amountOf(capitalCalls).map((amount) => texts.callNews(amount, name, formats.longDate(asOf))),
  ]
}
