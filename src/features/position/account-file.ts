import type { Position } from '~/contract/product-api/position.schema.ts'
import { toCsv } from '~/lib/csv.ts'
import type { AccountLine } from '~/lib/figures/capital-account.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import { toXlsx, type XlsxCell } from '~/lib/xlsx.ts'
import { type Locale, toLocale } from '~/routing/addresses/locales.ts'
import { accountColumns, signedAmount } from './account-columns.ts'
import type { HoldingAccount } from './position.schema.ts'
import { type HoldingSearch, holdingSearchSchema } from './position-search.ts'
import { toHoldingView } from './to-holding.ts'

/** Parameters of a file's URL. */
type AccountFileRequest = {
  readonly locale: Locale
  readonly search: HoldingSearch
  readonly holding: string | null
}

/** Reads the address of a file: the language of its headings, the day, the periods and the holding. */
export function readAccountRequest(address: string): AccountFileRequest {
  const { searchParams } = new URL(address)
  return {
    locale: toLocale(searchParams.get('locale')),
    search: holdingSearchSchema.parse(Object.fromEntries(searchParams)),
    holding: searchParams.get('holding'),
  }
}

/** The account that a file is of: the named one, else the first; null where it cannot be computed. */
function accountOf(
  position: Position,
  { search, holding }: AccountFileRequest,
): { readonly fund: string; readonly account: HoldingAccount } | null {
  const view = toHoldingView(position, { date: search.date, period: search.period ?? 'year' })
  const account = holding === null ? view?.accounts[0] : view?.accounts.find(({ id }) => id === holding)
  if (view === null || account === undefined || account.computed === null) return null
  return { fund: view.fund.name, account }
}

const text = (value: string): XlsxCell => ({ type: 'text', text: value })
const day = (value: string): XlsxCell => ({ type: 'date', date: value })
const number = (value: string): XlsxCell => ({ type: 'number', number: value })

const natures = ['income', 'gain', 'capital'] as const

/** Headings, and a row for each period and for the whole life. */
type AccountSheet = { readonly headings: readonly string[]; readonly rows: readonly (readonly XlsxCell[])[] }

/** The capital account as rows: headings, then one period a line, oldest first, and the whole life. */
async function accountRows(
  { fund, account }: { readonly fund: string; readonly account: HoldingAccount },
  locale: Locale,
): Promise<AccountSheet> {
  await ensureTranslations(locale, ['position'])
  const { account: words, table, natures: parts, file } = translationsOf(locale).position
  const headings = [
    table.fund(),
    file.share(),
    file.currency(),
    file.from(),
    file.to(),
    ...accountColumns.map((column) => words[column]()),
    ...natures.map((nature) => file.ofWhich({ part: parts[nature]() })),
  ]
  const { computed } = account
  if (computed === null) return { headings, rows: [] }
  const row = (line: AccountLine): XlsxCell[] => [
    text(fund),
    text(account.share),
    text(account.currency),
    day(line.from),
    day(line.to),
    ...accountColumns.map((column) => number(signedAmount(line, column))),
    ...natures.map((nature) => number(line[nature])),
  ]
  const whole = computed.whole === null ? [] : [row(computed.whole)]
  return { headings, rows: [...computed.lines.toReversed().map(row), ...whole] }
}

/** The rows as CSV: numbers with the language's decimal mark, dates as ISO 8601. */
function accountCsv({ headings, rows }: AccountSheet, locale: Locale): string {
  const cells = rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return ''
      if (cell.type === 'number') return { number: cell.number }
      return cell.type === 'date' ? cell.date : cell.text
    }),
  )
  return toCsv([headings, ...cells], locale)
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Response with the capital account as a file, uncacheable; null if it cannot be computed (P-406). */
export async function accountResponse(
  kind: 'csv' | 'xlsx',
  position: Position,
  asked: AccountFileRequest,
): Promise<Response | null> {
  const found = accountOf(position, asked)
  if (found === null) return null
  const { locale } = asked
  const sheet = await accountRows(found, locale)
  const name = translationsOf(locale).position.account.file()
  const body = kind === 'csv' ? accountCsv(sheet, locale) : await toXlsx([{ name, ...sheet }])
  return new Response(body, {
    headers: {
      'content-type': mediaTypes[kind],
      'content-disposition': `attachment; filename="${name}.${kind}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
