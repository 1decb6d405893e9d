import type { ClientSubscription } from '~/contract/product-api/client-subscription.schema.ts'
import { toCsv } from '~/lib/csv.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import { type Locale, toLocale } from '~/routing/addresses/locales.ts'
import { type ClientsSearch, clientsSearchSchema } from './client-subscriptions.schema.ts'
import { csvRows, toItem } from './client-subscriptions.ts'

/** Parses the URL of an export: the language of its headings, and the list's own filters. */
export function readExportRequest(address: string): {
  readonly locale: Locale
  readonly filters: ClientsSearch
} {
  const { searchParams } = new URL(address)
  const { page: _page, ...filters } = clientsSearchSchema.parse(Object.fromEntries(searchParams))
  return { locale: toLocale(searchParams.get('locale')), filters }
}

/** Response with the exported table, safe to open in a spreadsheet, uncacheable. */
export async function exportResponse(
  items: readonly ClientSubscription[],
  locale: Locale,
): Promise<Response> {
  await ensureTranslations(locale, ['client_subscriptions'])
  const { currency, file, table } = translationsOf(locale).client_subscriptions
  const words = {
    client: table.client(),
    fund: table.fund(),
    share: table.share(),
    amount: table.amount(),
    currency: currency(),
    date: table.date(),
    status: table.status(),
  }
  return new Response(toCsv(csvRows(items.map(toItem), words), locale), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file()}.csv"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
