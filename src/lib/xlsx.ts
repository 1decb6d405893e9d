import { makeZip } from 'client-zip'
import { daysBetween, isPlainDate, plainDateOf } from './plain-date.ts'
import { element, type XmlElement, xmlDocument } from './xml.ts'

/** A cell: a text, a calendar day, or a number as exact decimal text. */
export type XlsxCell =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'date'; readonly date: string }
  | { readonly type: 'number'; readonly number: string }

const exactNumber = /^-?\d+(\.\d+)?$/

// Day 0 of spreadsheets; their 29 February 1900, which never was, does not matter after it.
const dayZero = plainDateOf({ year: 1899, month: 12, day: 30 })

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Positions in the list of cell formats below. */
const formats = { text: '0', date: '1', number: '2', heading: '3' } as const

/** The name of a column, counted from 0: A to Z, AA, AB … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`
}

function cellOf(
  cell: XlsxCell,
  { row, column }: { readonly row: number; readonly column: number },
): XmlElement {
  const r = `${columnName(column)}${row + 1}`
  if (cell.type === 'number' && exactNumber.test(cell.number))
    return element('c', { r, s: formats.number }, element('v', {}, cell.number))
  if (cell.type === 'date' && isPlainDate(cell.date))
    return element('c', { r, s: formats.date }, element('v', {}, String(daysBetween(dayZero, cell.date))))
  const text = cell.type === 'text' ? cell.text : cell.type === 'date' ? cell.date : cell.number
  const s = row === 0 ? formats.heading : formats.text
  return element('c', { r, t: 'inlineStr', s }, element('is', {}, element('t', {}, text)))
}

const sheetOf = (rows: readonly (readonly XlsxCell[])[]): XmlElement =>
  element(
    'worksheet',
    { xmlns: main },
    element('cols', {}, element('col', { min: '1', max: '40', width: '18', customWidth: '1' })),
    element(
      'sheetData',
      {},
      ...rows.map((cells, row) =>
        element('row', { r: String(row + 1) }, ...cells.map((cell, column) => cellOf(cell, { row, column }))),
      ),
    ),
  )

const font = (...children: readonly XmlElement[]) =>
  element('font', {}, ...children, element('sz', { val: '11' }), element('name', { val: 'Calibri' }))
const format = (numFmtId: string, fontId = '0') =>
  element('xf', {
    numFmtId,
    fontId,
    fillId: '0',
    borderId: '0',
    xfId: '0',
    applyNumberFormat: '1',
    applyFont: '1',
  })
const border = ['left', 'right', 'top', 'bottom', 'diagonal'].map((side) => element(side))

/** Built-in number formats: 14 is a day and 4 has two decimals, both as the reader's spreadsheet writes them. */
const styles = element(
  'styleSheet',
  { xmlns: main },
  element('fonts', { count: '2' }, font(), font(element('b'))),
  element(
    'fills',
    { count: '2' },
    element('fill', {}, element('patternFill', { patternType: 'none' })),
    element('fill', {}, element('patternFill', { patternType: 'gray125' })),
  ),
  element('borders', { count: '1' }, element('border', {}, ...border)),
  element(
    'cellStyleXfs',
    { count: '1' },
    element('xf', { numFmtId: '0', fontId: '0', fillId: '0', borderId: '0' }),
  ),
  element('cellXfs', { count: '4' }, format('0'), format('14'), format('4'), format('0', '1')),
)

const relation = (id: string, type: string, target: string) =>
  element('Relationship', { Id: id, Type: `${documents}/${type}`, Target: target })

const part = (name: string, type: string) =>
  element('Override', { PartName: `/xl/${name}.xml`, ContentType: `${sheetTypes}.${type}+xml` })

const types = element(
  'Types',
  { xmlns: contentTypes },
  element('Default', {
    Extension: 'rels',
    ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
  }),
  element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
  part('workbook', 'sheet.main'),
  part('worksheets/sheet1', 'worksheet'),
  part('styles', 'styles'),
)

const workbook = (sheetName: string) =>
  element(
    'workbook',
    { xmlns: main, 'xmlns:r': documents },
    element('sheets', {}, element('sheet', { name: sheetName, sheetId: '1', 'r:id': 'rId1' })),
  )

/** Names of sheets have at most 31 characters and none of `[]:*?/\`. */
const sheetNameOf = (name: string): string => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)

/**
 * A workbook of one sheet (ECMA-376) whose cells are texts, days and numbers; the first row is the headings. Numbers are
 * written digit by digit, so nothing is rounded on the way.
 */
export async function toXlsx(
  name: string,
  rows: readonly (readonly XlsxCell[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const files = [
    { name: '[Content_Types].xml', root: types },
    {
      name: '_rels/.rels',
      root: element(
        'Relationships',
        { xmlns: relations },
        relation('rId1', 'officeDocument', 'xl/workbook.xml'),
      ),
    },
    { name: 'xl/workbook.xml', root: workbook(sheetNameOf(name)) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      root: element(
        'Relationships',
        { xmlns: relations },
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
        relation('rId2', 'styles', 'styles.xml'),
      ),
    },
    { name: 'xl/styles.xml', root: styles },
    { name: 'xl/worksheets/sheet1.xml', root: sheetOf(rows) },
  ]
  const zip = makeZip(files.map(({ name: path, root }) => ({ name: path, input: xmlDocument(root) })))
  return new Uint8Array(await new Response(zip).arrayBuffer())
}
