import type { Usage } from '~/contract/product-api/desk-usage.schema.ts'
import { toCsv } from '~/lib/csv.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { type UsagePeriod, usageRows } from './usage.ts'

/** Response with the usage figures by day as data, safe to open in a spreadsheet, uncacheable (P-682). */
export async function usageResponse(usage: Usage, period: UsagePeriod, locale: Locale): Promise<Response> {
  await ensureTranslations(locale, ['staff_desk'])
  const { usage: words } = translationsOf(locale).staff_desk
  const { columns, measures } = words
  const rows = usageRows(usage, period, {
    columns: [words.day(), columns.measure(), words.kind(), columns.count()],
    measures: {
      sign_ins: measures.sign_ins(),
      documents: measures.documents(),
      registrations: measures.registrations(),
      questions: measures.questions(),
    },
    below: words.below({ threshold: usage.threshold }),
  })
  return new Response(toCsv(rows, locale), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${words.file()}-${period.from}-${period.to}.csv"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
