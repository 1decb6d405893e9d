import type { ReceiptLine } from '../../contract/product-api/desk-receipt.schema.ts'
import { parseAmount } from '../../lib/amount-text.ts'
import { parseWrittenDate } from '../../lib/identifiers/birth-date.ts'

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
