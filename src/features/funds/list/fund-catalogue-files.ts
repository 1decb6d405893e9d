import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import { type CsvCell, toCsv } from '~/lib/csv.ts'
import { ensureTranslations, type Translations, translationsOf } from '~/lib/translations.ts'
import { toXlsx, type XlsxCell } from '~/lib/xlsx.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { CatalogueFormat } from './catalogue-formats.ts'
import { fundPath } from './fund-list-address.ts'

type Words = Translations['funds']
type Column = { readonly title: (words: Words) => string; readonly read: (fund: FundSummary) => XlsxCell }

const text = (value: string | null | undefined): XlsxCell => (value ? { type: 'text', text: value } : null)
const number = (value: string | number | null | undefined): XlsxCell =>
  value === null || value === undefined ? null : { type: 'number', number: String(value) }
const date = (value: string | null | undefined): XlsxCell => (value ? { type: 'date', date: value } : null)

type Place = { readonly words: Words; readonly locale: Locale; readonly publicUrl: string }

const columnsIn = ({ words, locale, publicUrl }: Place): readonly Column[] => [
  { title: ({ table }) => table.name(), read: ({ name }) => text(name) },
  { title: ({ fact }) => fact.status(), read: ({ status }) => text(words.status[status]()) },
  { title: ({ fact }) => fact.strategy(), read: ({ strategy }) => text(strategy.label) },
  { title: ({ fact }) => fact.assetClass(), read: ({ assetClass }) => text(assetClass.label) },
  { title: ({ fact }) => fact.geography(), read: ({ geography }) => text(geography.label) },
  { title: ({ fact }) => fact.sector(), read: ({ sector }) => text(sector.label) },
  { title: ({ fact }) => fact.legalForm(), read: ({ legalForm }) => text(legalForm) },
  { title: ({ fact }) => fact.riskIndicator(), read: ({ riskIndicator }) => number(riskIndicator) },
  { title: ({ files }) => files.horizonYears(), read: ({ horizonYears }) => number(horizonYears) },
  { title: ({ fact }) => fact.minimumInvestment(), read: (fund) => number(fund.minimumInvestment?.amount) },
  { title: ({ fact }) => fact.fundSize(), read: ({ fundSize }) => number(fundSize?.amount) },
  {
    title: ({ files }) => files.currency(),
    read: (fund) =>
      text((fund.minimumInvestment ?? fund.fundSize ?? fund.latestValue?.netAssetValue)?.currency),
  },
  { title: ({ fact }) => fact.sfdr(), read: ({ sfdr }) => number(sfdr?.article) },
  { title: ({ fact }) => fact.launchDate(), read: ({ launchDate }) => date(launchDate) },
  {
    title: ({ fact }) => fact.netAssetValue(),
    read: (fund) => number(fund.latestValue?.netAssetValue.amount),
  },
  { title: ({ files }) => files.share(), read: ({ latestValue }) => text(latestValue?.shareName) },
  { title: ({ files }) => files.valuedOn(), read: ({ latestValue }) => date(latestValue?.date) },
  {
    title: ({ files }) => files.page(),
    read: ({ slug }) => text(slug && `${publicUrl}${fundPath(locale, slug)}`),
  },
]

const csvCell = (cell: XlsxCell): CsvCell => {
  if (cell === null) return ''
  if (cell.type === 'number') return { number: cell.number }
  return cell.type === 'text' ? cell.text : cell.date
}

async function toExcel(
  words: Words,
  headings: readonly string[],
  rows: readonly (readonly XlsxCell[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { warnings } = words
  const said = [warnings.marketing(), warnings.capital(), warnings.illiquidity(), warnings.pastPerformance()]
  return toXlsx([
    { name: words.files.sheet(), headings, rows },
    { name: warnings.heading(), rows: said.map((text) => [{ type: 'text', text }]) },
  ])
}

const types: Record<CatalogueFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type FileOptions = { readonly locale: Locale; readonly publicUrl: string }

/** Builds the whole catalogue as a file: one row a fund; unpublished values are empty. Server only. */
export async function catalogueFile(
  format: CatalogueFormat,
  funds: readonly FundSummary[],
  { locale, publicUrl }: FileOptions,
): Promise<Response> {
  await ensureTranslations(locale, ['funds'])
  const words = translationsOf(locale).funds
  const columns = columnsIn({ words, locale, publicUrl })
  const titles = columns.map(({ title }) => title(words))
  const rows = funds.map((fund) => columns.map(({ read }) => read(fund)))
  const body =
    format === 'csv'
      ? toCsv([titles, ...rows.map((row) => row.map(csvCell))], locale)
      : await toExcel(words, titles, rows)
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${words.files.fileName()}.${format}"`,
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    },
  })
}
