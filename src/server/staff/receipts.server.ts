import {
  mostReceiptLines,
  type ReceiptFault,
  type ReceiptLine,
} from '../../contract/product-api/desk-receipt.schema.ts'
import { largestReceiptListBytes } from '../../contract/product-api/form-limits.ts'
import { parseAmount } from '../../lib/amount-text.ts'
import type { FaultCode } from '../../lib/form/fault-codes.ts'
import { parseWrittenDate } from '../../lib/identifiers/birth-date.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { DeskCalls } from '../backends/product-api/desk-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { textOfFile } from '../forms/read-upload.server.ts'

type Call<Output> = FormCall<Output> & { readonly token: string }
type ReceiptDeps = { readonly deskCalls: Pick<DeskCalls, 'enterPublication'> }

/** The form of one payment, or of the reversal of one; amounts and days as they were typed. */
export type ReceiptAnswers = {
  readonly fund: string
  readonly notice: string
  readonly amount: string
  readonly date: string
  readonly note: string
  /** The receipt to reverse; empty for a payment. */
  readonly reverses: string
}

/** The form of a list; a chosen file takes the place of what was typed. */
export type ReceiptListAnswers = { readonly fund: string; readonly list: string }

/** Largest file of a list, in bytes. */

/** Field of the form of one payment, and code, by what is wrong with its line. */
const faults: Readonly<Record<ReceiptFault, readonly [field: keyof ReceiptAnswers, code: FaultCode]>> = {
  notice_unknown: ['notice', 'receiptNotice'],
  other_share: ['notice', 'receiptNotice'],
  amount: ['amount', 'amount'],
  too_much: ['amount', 'receiptTooMuch'],
  date: ['date', 'date'],
  date_future: ['date', 'dateFuture'],
  receipt_unknown: ['note', 'receiptReversed'],
  reversed: ['note', 'receiptReversed'],
  reason_missing: ['note', 'required'],
}

const isFault = (code: string): code is ReceiptFault => Object.hasOwn(faults, code)

type Entry = { readonly fund: string; readonly lines: readonly ReceiptLine[]; readonly listField?: string }

/** Enters lines; where none is accepted, the form says what is wrong with the first. */
async function enter(
  { fund, lines, listField }: Entry,
  { locale, token }: { readonly locale: Locale; readonly token: string },
  { deskCalls }: ReceiptDeps,
): Promise<FormResult> {
  const body = { kind: 'receipts' as const, fund, lines: [...lines] }
  const entered = await deskCalls.enterPublication({ locale, token, body })
  if (entered.kind === 'ok') {
    const params = { id: entered.data.id }
    return {
      kind: 'done',
      location: pathFor({ to: '/team/publications/$id', locale, params, search: { state: 'entered' } }),
    }
  }
  const [first] = entered.kind === 'refused' ? (entered.faults ?? []) : []
  if (first === undefined || !isFault(first.code)) return failedByBackend(entered)
  const [field, code] = faults[first.code]
  return { kind: 'refused', faults: [{ field: listField ?? field, code }] }
}

/** Enters one payment that was received, or takes one back (P-676). */
export function enterReceipt(call: Call<ReceiptAnswers>, deps: ReceiptDeps): Promise<FormResult> {
  const { amount, date, fund, note, notice, reverses } = call.data
  const received = parseAmount(amount)
  const isReversal = reverses !== ''
  const line: ReceiptLine = {
    ...{ line: 1, notice, note },
    amount: received !== null && isReversal ? `-${received}` : received,
    received_on: parseWrittenDate(date),
    reverses: isReversal ? reverses : null,
  }
  return enter({ fund, lines: [line] }, call, deps)
}

/** Enters a pasted list of payments, or one in a file; the page of the entry reports every line (P-677). */
export function enterReceiptList(call: Call<ReceiptListAnswers>, deps: ReceiptDeps): Promise<FormResult> {
  const { data, file } = call
  const refused = (field: 'file' | 'list', code: FaultCode): Promise<FormResult> =>
    Promise.resolve({ kind: 'refused', faults: [{ field, code }] })
  if (file !== undefined && file.byteLength > largestReceiptListBytes) return refused('file', 'listTooLarge')
  const fromFile = file === undefined || file.byteLength === 0 ? '' : textOfFile(file)
  const listField = fromFile === '' ? 'list' : 'file'
  const lines = readReceiptList((fromFile === '' ? data.list : fromFile).replaceAll('\0', ''))
  if (lines.length === 0) return refused(listField, 'required')
  if (lines.length > mostReceiptLines) return refused(listField, 'tooManyLines')
  return enter({ fund: data.fund, lines, listField }, call, deps)
}

const longestNotice = 40
const longestNote = 140

/** The separator of a list: a comma only where no other one stands in its first line, since it is also a decimal mark. */
const separatorOf = (line: string): string => [';', '\t', '|'].find((sign) => line.includes(sign)) ?? ','

/** Cells of a line (RFC 4180): one in quotes may hold the separator, and quotes that are doubled. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? ''
    if (sign === '"' && isQuoted && line[at + 1] === '"') {
      cell += sign
      at += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}

/** A first line without an amount and a day is one of headings. */
const isHeading = ([, amount = '', date = '']: readonly string[]): boolean =>
  !/\d/.test(amount) && !/\d/.test(date)

function toLine(cells: readonly string[], line: number): ReceiptLine {
  const [notice = '', amount = '', date = '', note = ''] = cells
  return {
    line,
    notice: notice.slice(0, longestNotice),
    amount: parseAmount(amount),
    received_on: parseWrittenDate(date),
    note: note.slice(0, longestNote),
    reverses: null,
  }
}

/**
 * Reads a pasted list or a CSV file of payments: reference of the notice, amount, day and reference of the transfer, in
 * this order, as spreadsheets of both languages write them. Lines keep their numbers; empty ones and headings are left
 * out.
 */
export function readReceiptList(text: string): readonly ReceiptLine[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const separator = separatorOf(lines.find((line) => line.trim() !== '') ?? '')
  return lines.flatMap((line, index) => {
    const cells = cellsOf(line, separator)
    const isLeftOut = cells.every((cell) => cell === '') || (index === 0 && isHeading(cells))
    return isLeftOut ? [] : [toLine(cells, index + 1)]
  })
}
