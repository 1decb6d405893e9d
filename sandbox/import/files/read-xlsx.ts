import readWorkbook from 'read-excel-file/node'
import { type Fault, faultOf } from '../report/fault.ts'
import { type Table, trimCell } from './table.ts'

/**
 * Writes a number with 15 digits, the precision of spreadsheets. A trailing zero distinguishes three decimals
 * from thousands.
 */
function textOfNumber(number: number): string {
  const text = String(Number(number.toPrecision(15)))
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/**
 * Converts a cell by its actual value: the library's types declare the constructor of dates instead of
 * their instances.
 */
function textOf(cell: unknown): string {
  if (typeof cell === 'number') return textOfNumber(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  return typeof cell === 'string' ? trimCell(cell) : ''
}

/** Reads the sheets of a workbook; dates and numbers are read as such, in any format. */
export async function readXlsx(file: string, bytes: Buffer): Promise<readonly Table[] | Fault> {
  try {
    const workbook = await readWorkbook(bytes)
    return workbook.map(({ sheet, data }) => ({
      file: `${file}#${sheet}`,
      name: sheet,
      rows: data
        .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => textOf(cell)) }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
    }))
  } catch {
    return faultOf(file, 'unreadable_file')
  }
}
