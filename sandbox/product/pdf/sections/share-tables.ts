import { Big } from 'big.js'
import type { Block, Column, Group } from '../layout/block.ts'
import type { ShareView, Subject } from '../subject.ts'
import type { Labels } from '../texts/texts.ts'
import { passageWith, type Section } from './section.ts'

/** Valuations printed at most for each share, the latest ones. */
const VALUES_SHOWN = 16
/** Valuations printed where there are only two pages. */
const LATEST_SHOWN = 4
const FLOWS_SHOWN = 18

/** Net asset values of every share, with what was paid in and distributed at the same date. */
export const netAssetValues: Section = (subject, texts) => {
  const tables = subject.shares
    .filter((view) => view.points.length > 0)
    .map((view) => valueTable(subject, view, texts.labels))
  return withIntroduction(passageWith(texts.figures.netAssetValues(subject)), tables)
}

/** The latest net asset values of the share with the longest history, for the shortest documents. */
export const latestValues: Section = (subject, { labels }) => {
  const { leadShare } = subject
  return leadShare && leadShare.points.length > 0
    ? [[valueTable(subject, leadShare, labels, LATEST_SHOWN)]]
    : []
}

/** Capital calls and distributions of every share. */
export const cashFlows: Section = (subject, texts) => {
  const tables = subject.shares.flatMap((view) => {
    const rows = flowRows(subject, view, texts.labels)
    return rows.length > 0 ? [flowTable(view, rows, texts.labels)] : []
  })
  return withIntroduction(passageWith(texts.figures.cashFlows(subject)), tables)
}

/** The categories of shares and how to tell them apart. */
export const shareClasses: Section = (subject, texts) => {
  const { tables, periodicity, notAvailable } = texts.labels
  if (subject.shares.length === 0) return []
  const columns: Column[] = [
    { label: tables.share, align: 'left', share: 1.4 },
    { label: tables.isin, align: 'left', share: 1.3 },
    { label: tables.currency, align: 'left', share: 0.7 },
    { label: tables.start, align: 'left', share: 1.4 },
    { label: tables.periodicity, align: 'left', share: 1 },
  ]
  const rows = subject.shares.map(({ share }) => [
    share.name,
    share.isin ?? notAvailable,
    share.currency,
    subject.formats.longDate(share.startDate),
    periodicity[share.periodicity],
  ])
  const table: Block = { kind: 'table', caption: tables.captionShares, columns, rows, wide: true }
  return [passageWith(texts.terms.shares(subject), table)]
}

function withIntroduction(introduction: Group, tables: Block[]): Group[] {
  const [first, ...others] = tables
  return first ? [[...introduction, first], ...others.map((table) => [table])] : []
}

function valueTable(
  { formats }: Subject,
  { share, points }: ShareView,
  labels: Labels,
  shown = VALUES_SHOWN,
): Block {
  const { tables } = labels
  const money = (amount: Big) => formats.money({ amount, currency: share.currency }, 2)
  const columns: Column[] = [
    { label: tables.date, align: 'left', share: 1.3 },
    { label: tables.netAssetValue, align: 'right', share: 1 },
    { label: tables.paidIn, align: 'right', share: 1 },
    { label: tables.distributed, align: 'right', share: 1.2 },
    { label: tables.totalValue, align: 'right', share: 1 },
  ]
  const rows = points
    .slice(-shown)
    .reverse()
    .map((point) => [
      formats.longDate(point.date),
      money(point.netAssetValue),
      money(point.paidIn),
      money(point.distributed),
      money(point.netAssetValue.plus(point.distributed)),
    ])
  return { kind: 'table', caption: `${tables.captionValues} – ${share.name}`, columns, rows, wide: true }
}

interface Flow {
  date: string
  label: string
  amount: Big
}

function flowRows(subject: Subject, { share }: ShareView, labels: Labels): string[][] {
  const { tables } = labels
  const flows: Flow[] = [
    ...share.capitalCalls.map(({ date, amount }) => ({
      date,
      label: tables.call,
      amount: new Big(amount).neg(),
    })),
    ...share.distributions.map(({ date, amount }) => ({
      date,
      label: tables.distribution,
      amount: new Big(amount),
    })),
  ]
  const money = (amount: Big) => subject.formats.money({ amount, currency: share.currency }, 2)
  let balance = new Big(0)
  return flows
    .filter((flow) => flow.date <= subject.asOf)
    .sort((one, other) => one.date.localeCompare(other.date, 'en'))
    .map((flow) => {
      balance = balance.plus(flow.amount)
      return [subject.formats.longDate(flow.date), flow.label, money(flow.amount.abs()), money(balance)]
    })
    .slice(-FLOWS_SHOWN)
    .reverse()
}

function flowTable({ share }: ShareView, rows: string[][], labels: Labels): Block {
  const { tables } = labels
  const columns: Column[] = [
    { label: tables.date, align: 'left', share: 1.2 },
    { label: tables.operation, align: 'left', share: 1.3 },
    { label: tables.amount, align: 'right', share: 1 },
    { label: tables.cumulative, align: 'right', share: 1 },
  ]
  return { kind: 'table', caption: `${tables.captionFlows} – ${share.name}`, columns, rows, wide: true }
}
