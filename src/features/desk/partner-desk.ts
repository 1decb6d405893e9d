import { Big } from 'big.js'
import type { PartnerDesk } from '~/contract/product-api/desk-partner.schema.ts'
import { type CsvCell, toCsv } from '~/lib/csv.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import { toXlsx, type XlsxCell } from '~/lib/xlsx.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type {
  AssetView,
  PartnerDeskSearch,
  PartnerDeskView,
  WaitingCaseView,
  WaitingView,
} from './partner-desk.schema.ts'

const dayOf = (instant: string): string => plainDateAt(new Date(instant))

const toFund = ({ id, name, slug }: PartnerDesk['assets'][number]['fund']) => ({ id, name, key: slug })

function toAsset(
  { amount, count, currency, fund, share }: PartnerDesk['assets'][number],
  totals: PartnerDesk['totals'],
): AssetView {
  const whole = new Big(totals.find((total) => total.currency === currency)?.amount ?? '0')
  return {
    ...{ amount, count, currency },
    fund: toFund(fund),
    share: share.name,
    shareId: share.id,
    portion: whole.eq(0) ? '0' : new Big(amount).div(whole).toFixed(6),
  }
}

function toWaiting(wire: PartnerDesk['waiting']['items'][number]): WaitingView {
  const { advisor, client_name, fund, id, is_own, reference, since } = wire
  return {
    ...{ advisor, id, reference },
    client: client_name,
    fund: toFund(fund),
    since: dayOf(since),
    isOwn: is_own,
  }
}

type WireCase = Required<PartnerDesk['waiting']>['cases']['items'][number]

function toCase({ advisor, client_name, fund, id, reference, since, waits_for }: WireCase): WaitingCaseView {
  return {
    ...{ advisor, id, reference },
    client: client_name,
    fund: fund?.name ?? null,
    since: dayOf(since),
    waitsFor: waits_for,
  }
}

/** Maps what waits; a product API without cases or requests to join tells of none. */
function toWaitings({
  cases,
  items,
  joins,
  total,
  unpaid,
}: PartnerDesk['waiting']): PartnerDeskView['waiting'] {
  return {
    ...{ total, unpaid },
    items: items.map(toWaiting),
    cases: {
      totals: cases?.totals ?? { manager: 0, team: 0, client: 0 },
      items: cases?.items.map(toCase) ?? [],
    },
    joins: {
      total: joins?.total ?? 0,
      items: joins?.items.map(({ name, since }) => ({ name, since: dayOf(since) })) ?? [],
    },
  }
}

/** Maps the answer of the product API to a partner's home, of today unless the answer states a past day. */
export function toPartnerDesk(wire: PartnerDesk, today: string): PartnerDeskView {
  const { activity, assets, documents, included, period, statuses, team, totals, waiting, windows } = wire
  return {
    ...{ included, period, team, totals },
    asOf: { day: wire.as_of ?? today, isPast: wire.as_of !== undefined },
    assets: assets.map((asset) => toAsset(asset, totals)),
    statuses: statuses.map(({ status, ...sum }) => ({ ...sum, ...status })),
    waiting: toWaitings(waiting),
    windows: windows.map(({ date, days_left, event, fund }) => {
      return { date, event, fund: toFund(fund), daysLeft: days_left }
    }),
    documents: documents.map(({ fund, id, may_share, published_on, title, type }) => {
      return { id, title, type, fund: toFund(fund), date: published_on, mayShare: may_share === true }
    }),
    activity: activity.map((act) => ({ ...act, date: dayOf(act.at) })),
  }
}

/** Returns the rows of the exported table of assets; amounts with a decimal point in both languages. */
const assetRows = (assets: readonly AssetView[]): readonly (readonly CsvCell[])[] =>
  assets.map(({ amount, count, currency, fund, share }) => [
    ...[fund.name, share, currency],
    { number: String(count) },
    { number: amount },
  ])

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const xlsxCell = (cell: CsvCell): XlsxCell =>
  typeof cell === 'string' ? { type: 'text', text: cell } : { type: 'number', number: cell.number }

type Asked = { readonly locale: Locale; readonly today: string }

/** Response with the clients' assets as data, safe to open in a spreadsheet, uncacheable (P-720, P-779). */
export async function assetsResponse(
  kind: 'csv' | 'xlsx',
  desk: PartnerDesk,
  { locale, today }: Asked,
): Promise<Response> {
  await ensureTranslations(locale, ['partner_desk'])
  const { assets: words } = translationsOf(locale).partner_desk
  const headings = [words.fund(), words.share(), words.currency(), words.subscriptions(), words.amount()]
  const { asOf, assets } = toPartnerDesk(desk, today)
  const name = `${words.file()}-${asOf.day}`
  const body =
    kind === 'csv'
      ? toCsv([headings, ...assetRows(assets)], locale)
      : await toXlsx([{ name, headings, rows: assetRows(assets).map((row) => row.map(xlsxCell)) }])
  return new Response(body, {
    headers: {
      'content-type': mediaTypes[kind],
      'content-disposition': `attachment; filename="${name}.${kind}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** Returns a search with the days of its period in their order: typed the wrong way round they mean the same. */
export function inOrder(search: PartnerDeskSearch): PartnerDeskSearch {
  const { from, to } = search
  return from !== undefined && to !== undefined && from > to ? { ...search, from: to, to: from } : search
}
