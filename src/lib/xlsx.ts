/** A cell: a text, a calendar day, or a number as exact decimal text; null for an empty one. */
export type XlsxCell =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'date'; readonly date: string }
  | { readonly type: 'number'; readonly number: string }
  | null

/** A sheet of a workbook. */
export type XlsxSheet = {
  readonly name: string
  /** Set in bold, and kept in view with the first column. */
  readonly headings?: readonly string[]
  readonly rows: readonly (readonly XlsxCell[])[]
}

const width = 22

/** Spreadsheets have no exact decimals: their own precision of 15 digits holds every amount of the portal. */
function excelCell(cell: XlsxCell) {
  if (cell === null) return null
  if (cell.type === 'number') return { type: Number, value: Number(cell.number), format: '#,##0.##' }
  if (cell.type === 'text') return { type: String, value: cell.text }
  return { type: Date, value: new Date(`${cell.date}T00:00:00Z`), format: 'yyyy-mm-dd' }
}

/** Names of sheets have at most 31 characters and none of `[]:*?/\`. */
const sheetNameOf = (name: string): string => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)

function excelSheet({ name, headings, rows }: XlsxSheet) {
  const data = rows.map((row) => row.map(excelCell))
  const sheet = sheetNameOf(name)
  if (headings === undefined) return { sheet, data }
  const heading = headings.map((value) => ({ type: String, value, fontWeight: 'bold' as const }))
  const columns = headings.map(() => ({ width }))
  return { sheet, data: [heading, ...data], columns, stickyRowsCount: 1, stickyColumnsCount: 1 }
}

/**
 * Creates a workbook (ECMA-376) whose cells are texts, days and numbers. Server only: its library is loaded on first
 * use.
 */
export async function toXlsx(sheets: readonly XlsxSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcel } = await import('write-excel-file/node')
  return new Uint8Array(await writeExcel(sheets.map(excelSheet)).toBuffer())
}
