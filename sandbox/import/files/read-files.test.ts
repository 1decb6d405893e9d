import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { parseSheet } from '../parse-sheet.ts'
import { sheetOf } from '../sheets/index.ts'
import { smallPdf } from '../template.ts'
import { checkPdf, countPages } from './pdf.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Table } from './table.ts'

const rowsOf = (bytes: Uint8Array) => {
  const table = readCsv('values.csv', bytes)
  if (!('rows' in table)) throw new Error(table.code)
  return table.rows
}

const valueRows = (table: Table) =>
  parseSheet(sheetOf('values'), table).rows.map(({ line, row }) => [line, row.share, row.date, row.value])

it('reads CSV files in the encodings and with the separators that spreadsheets write', () => {
  const text = 'Code de la part;Date;Valeur liquidative\r\nÉ-1;31/03/2026;"1 042,50"\r\n'
  const expected = [
    { line: 1, cells: ['Code de la part', 'Date', 'Valeur liquidative'] },
    { line: 2, cells: ['É-1', '31/03/2026', '1 042,50'] },
  ]
  expect(rowsOf(Buffer.from(`\ufeff${text}`))).toEqual(expected)
  expect(rowsOf(Buffer.from(text, 'latin1'))).toEqual(expected)
  expect(rowsOf(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(expected)
  expect(rowsOf(Buffer.from(text.replaceAll(';', '\t')))).toEqual(expected)
})

it('names rows by their first line, cells with line breaks and empty rows included', () => {
  const lines = rowsOf(Buffer.from('a,b\n"1\n2",3\n,\n4,5\n')).map(({ line, cells }) => [line, ...cells])
  expect(lines).toEqual([
    [1, 'a', 'b'],
    [2, '1\n2', '3'],
    [5, '4', '5'],
  ])
})

it('reports a CSV file with an unclosed quotation mark by its name', () => {
  expect(readCsv('values.csv', Buffer.from('a,b\n"1,2\n'))).toMatchObject({ code: 'unreadable_text' })
})

it('reads dates and numbers of a workbook as such', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'workbook-')), 'fund.xlsx')
  const cell = (value: string) => ({ value, type: String })
  await writeWorkbook(
    [
      [cell('Code de la part'), cell('Date'), cell('Valeur liquidative')],
      [
        cell('A-1'),
        { value: new Date('2026-03-31T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: 1.234, type: Number },
      ],
    ],
    { sheet: 'Valeurs' },
  ).toFile(file)
  const tables = await readXlsx('fund.xlsx', readFileSync(file))
  if ('code' in tables) throw new Error(tables.code)
  const [table] = tables
  if (table === undefined) throw new Error('no sheet')
  expect(table.name).toBe('Valeurs')
  expect(valueRows(table)).toEqual([[2, 'A-1', '2026-03-31', '1.234']])
})

it('reports a file that is no workbook by its name', async () => {
  expect(await readXlsx('fund.xlsx', Buffer.from('no workbook'))).toMatchObject({ code: 'unreadable_file' })
})

it('tells PDFs from other files, and counts their pages', () => {
  const pdf = smallPdf('Title')
  expect(checkPdf(pdf)).toBeUndefined()
  expect(countPages(pdf)).toBe(1)
  expect(checkPdf(Buffer.from('<html>'))).toBe('not_a_pdf')
  expect(checkPdf(pdf.subarray(0, 200))).toBe('pdf_damaged')
  const objects = deflateSync(Buffer.from('<< /Type /Page >> << /Type/Page /X 1 >> << /Type /Pages >>'))
  const compressed = Buffer.concat([
    Buffer.from('%PDF-1.5\n<< /Type /ObjStm >>\nstream\n'),
    objects,
    Buffer.from('\nendstream\n%%EOF'),
  ])
  expect(countPages(compressed)).toBe(2)
})
