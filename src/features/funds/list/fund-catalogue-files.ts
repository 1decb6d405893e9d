import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import { type CsvCell, toCsv } from '~/lib/csv.ts'
import { ensureTranslations, type Translations, translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { CatalogueFormat } from './catalogue-formats.ts'
import { fundPath } from './fund-list-address.ts'

/** A cell of both files: a text, an exact number, or a day `YYYY-MM-DD`. */
type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'date'; readonly date: string }
  | null

type Words = Translations['funds']
type Column = { readonly title: (words: Words) => string; readonly read: (fund: FundSummary) => Cell }

const text = (value: string | null | undefined): Cell => (value ? { kind: 'text', text: value } : null)
const number = (value: string | number | null | undefined): Cell =>
  value === null || value === undefined ? null : { kind: 'number', number: String(value) }
const date = (value: string | null | undefined): Cell => (value ? { kind: 'date', date: value } : null)

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

const csvCell = (cell: Cell): CsvCell => {
  if (cell === null) return ''
  if (cell.kind === 'number') return { number: cell.number }
  return cell.kind === 'text' ? cell.text : cell.date
}

/** Excel has no exact decimals: its own precision of 15 digits holds every figure of a fund. */
const excelCell = (cell: Cell) => {
  if (cell === null) return null
  if (cell.kind === 'number') return { type: Number, value: Number(cell.number), format: '#,##0.##' }
  if (cell.kind === 'text') return { type: String, value: cell.text }
  return { type: Date, value: new Date(`${cell.date}T00:00:00Z`), format: 'yyyy-mm-dd' }
}

const width = 22

async function toExcel(
  words: Words,
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcel } = await import('write-excel-file/node')
  const heading = titles.map((value) => ({ value, fontWeight: 'bold' as const }))
  const { warnings } = words
  const said = [warnings.marketing(), warnings.capital(), warnings.illiquidity(), warnings.pastPerformance()]
  const file = await writeExcel([
    {
      sheet: words.files.sheet(),
      data: [heading, ...rows.map((row) => row.map(excelCell))],
      columns: titles.map(() => ({ width })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    },
    { sheet: warnings.heading(), data: said.map((value) => [{ value }]) },
  ]).toBuffer()
  return new Uint8Array(file)
}

const types: Record<CatalogueFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type FileOptions = { readonly locale: Locale; readonly publicUrl: string }

/** Builds the whole catalogue as a file: one row a fund, what is not published left empty. Server only. */
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
