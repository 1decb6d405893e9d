import { Big } from 'big.js'
import type { PartnerDesk } from '~/contract/product-api/desk-partner.schema.ts'
import { type CsvCell, toCsv } from '~/lib/csv.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { AssetView, PartnerDeskView, WaitingView } from './partner-desk.schema.ts'

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

/** Maps the answer of the product API to a partner's home. */
export function toPartnerDesk(wire: PartnerDesk): PartnerDeskView {
  const { activity, assets, documents, included, period, statuses, team, totals, waiting, windows } = wire
  return {
    ...{ included, period, totals },
    team: team.name,
    assets: assets.map((asset) => toAsset(asset, totals)),
    statuses: statuses.map(({ status, ...sum }) => ({ ...sum, ...status })),
    waiting: { ...waiting, items: waiting.items.map(toWaiting) },
    windows: windows.map(({ date, days_left, event, fund }) => {
      return { date, event, fund: toFund(fund), daysLeft: days_left }
    }),
    documents: documents.map(({ fund, id, published_on, title, type }) => {
      return { id, title, type, fund: toFund(fund), date: published_on }
    }),
    activity: activity.map(({ at, ...act }) => ({ ...act, date: dayOf(at) })),
  }
}

type CsvWords = Readonly<Record<'fund' | 'share' | 'currency' | 'subscriptions' | 'amount', string>>

/** Returns the rows of the exported table of assets; amounts with a decimal point in both languages. */
export const assetRows = (
  assets: readonly AssetView[],
  { amount, currency, fund, share, subscriptions }: CsvWords,
): readonly (readonly CsvCell[])[] => [
  [fund, share, currency, subscriptions, amount],
  ...assets.map((asset) => [
    asset.fund.name,
    asset.share,
    asset.currency,
    { number: String(asset.count) },
    { number: asset.amount },
  ]),
]

/** Response with the clients' assets as data, safe to open in a spreadsheet, uncacheable. */
export async function assetsResponse(desk: PartnerDesk, locale: Locale): Promise<Response> {
  await ensureTranslations(locale, ['partner_desk'])
  const { assets: words } = translationsOf(locale).partner_desk
  const headings = {
    fund: words.fund(),
    share: words.share(),
    currency: words.currency(),
    subscriptions: words.subscriptions(),
    amount: words.amount(),
  }
  const name = locale === 'fr' ? 'encours' : 'assets'
  return new Response(toCsv(assetRows(toPartnerDesk(desk).assets, headings), locale), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
