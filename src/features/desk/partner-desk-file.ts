import type { PartnerDesk } from '~/contract/product-api/desk-partner.schema.ts'
import { toCsv } from '~/lib/csv.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { assetRows, toPartnerDesk } from './partner-desk.ts'

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
