import type { TeamRightsList } from '~/contract/product-api/desk-rights.schema.ts'
import { toCsv } from '~/lib/csv.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'

/** Response with agreements as data, safe to open in a spreadsheet, uncacheable (P-785). */
export async function agreementsResponse(
  items: TeamRightsList['items'],
  { day, locale }: { readonly day: string; readonly locale: Locale },
): Promise<Response> {
  await ensureTranslations(locale, ['staff_rights'])
  const { agreement: terms, list: words, states } = translationsOf(locale).staff_rights
  const head = [
    ...[words.partner(), words.team(), words.fund(), terms.since(), terms.until()],
    ...[terms.shares(), terms.audiences(), words.state()],
  ]
  const rows = items.map(({ agreement, partner, state, team }) => [
    ...[partner, team.name, agreement?.fund.name ?? '', agreement?.since ?? '', agreement?.until ?? ''],
    agreement?.subscriptions === true ? (agreement.shares?.join(', ') ?? terms.everyShare()) : '',
    (agreement?.audiences ?? []).map((audience) => terms.audienceNames[audience]()).join(', '),
    states[state](),
  ])
  return new Response(toCsv([head, ...rows], locale), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${words.file()}-${day}.csv"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
