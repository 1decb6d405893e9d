import type { Position } from '~/contract/product-api/position.schema.ts'
import { toCsv } from '~/lib/csv.ts'
import {
  accountColumns,
  distributionNatures,
  hasAmounts,
  isOfYear,
  signedAmount,
} from '~/lib/figures/account-statement.ts'
import type { AccountLine } from '~/lib/figures/capital-account.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import { toXlsx, type XlsxCell } from '~/lib/xlsx.ts'
import { type Locale, toLocale } from '~/routing/addresses/locales.ts'
import type { HoldingAccount, MovementView } from './position.schema.ts'
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

/** A table of a file: headings and rows. */
type AccountSheet = { readonly headings: readonly string[]; readonly rows: readonly (readonly XlsxCell[])[] }

type NamedAccount = { readonly fund: string; readonly account: HoldingAccount }

/** The capital account as rows: headings, then one period a line, oldest first, and the whole life. */
function accountRows({ fund, account }: NamedAccount, locale: Locale): AccountSheet {
  const { account: words, table, natures: parts, file } = translationsOf(locale).position
  const headings = [
    table.fund(),
    file.share(),
    file.currency(),
    file.from(),
    file.to(),
    ...accountColumns.map((column) => words[column]()),
    ...distributionNatures.map((nature) => file.ofWhich({ part: parts[nature]() })),
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
    ...distributionNatures.map((nature) => number(line[nature])),
  ]
  const whole = computed.whole === null ? [] : [row(computed.whole)]
  return { headings, rows: [...computed.lines.toReversed().map(row), ...whole] }
}

/** The movements as rows, oldest first. */
function movementRows({ fund, account }: NamedAccount, locale: Locale): AccountSheet {
  const { holding, position } = translationsOf(locale)
  const { file, kinds, natures, table } = position
  const { commitment } = holding
  const headings = [
    table.fund(),
    file.share(),
    file.currency(),
    table.date(),
    table.publishedOn(),
    table.kind(),
    table.amount(),
    ...distributionNatures.map((nature) => file.ofWhich({ part: natures[nature]() })),
    commitment.recallable(),
    table.unfundedAfter(),
    table.quantity(),
  ]
  const row = (movement: MovementView): XlsxCell[] => [
    text(fund),
    text(account.share),
    text(account.currency),
    day(movement.date),
    day(movement.publishedOn),
    text(kinds[movement.kind]()),
    number(movement.amount),
    ...distributionNatures.map((nature) =>
      movement.natures === null ? null : number(movement.natures[nature]),
    ),
    number(movement.recallable),
    movement.unfundedAfter === null ? null : number(movement.unfundedAfter),
    number(movement.quantity),
  ]
  return { headings, rows: account.movements.toReversed().map(row) }
}

/** A workbook of the capital account and the movements. */
function accountWorkbook(named: NamedAccount, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const { account, sections } = translationsOf(locale).position
  return toXlsx([
    { name: account.file(), ...accountRows(named, locale) },
    { name: sections.movements(), ...movementRows(named, locale) },
  ])
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
  await ensureTranslations(locale, ['position', 'holding'])
  const name = translationsOf(locale).position.account.file()
  const body =
    kind === 'csv' ? accountCsv(accountRows(found, locale), locale) : await accountWorkbook(found, locale)
  return new Response(body, {
    headers: {
      'content-type': mediaTypes[kind],
      'content-disposition': `attachment; filename="${name}.${kind}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** What a holding did in a year: its periods and movements of that year, without the whole life. */
function accountOfYear(account: HoldingAccount, year: string): HoldingAccount {
  const { computed, movements } = account
  const lines = computed?.lines.filter(({ from }) => isOfYear(from, year)) ?? []
  return {
    ...account,
    movements: movements.filter(({ date }) => isOfYear(date, year)),
    computed: computed && { ...computed, lines, whole: null },
  }
}

/**
 * Returns each holding that had a value or a movement in a year, with the workbook of its quarters and movements, which
 * is written on demand (P-703).
 */
export function accountsOfYear(
  position: Position,
  { locale, year }: { readonly locale: Locale; readonly year: string },
) {
  return position.holdings.flatMap((holding) => {
    const view = toHoldingView({ ...position, holdings: [holding] }, { date: undefined, period: 'quarter' })
    const whole = view?.accounts[0]
    if (view === null || whole === undefined) return []
    const account = accountOfYear(whole, year)
    if (account.movements.length === 0 && !account.computed?.lines.some(hasAmounts)) return []
    return [
      {
        id: holding.id,
        fund: view.fund.name,
        share: account.share,
        hasFigures: account.computed !== null,
        writeWorkbook: async () => {
          await ensureTranslations(locale, ['position', 'holding'])
          return accountWorkbook({ fund: view.fund.name, account }, locale)
        },
      },
    ]
  })
}
