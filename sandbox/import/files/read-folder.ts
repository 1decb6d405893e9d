import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { searchableText } from '../../product/search-text.ts'
import { type Fault, faultOf } from '../report/fault.ts'
import { sheets } from '../sheets/index.ts'
import type { Sheet, SheetName } from '../sheets/sheet.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Table } from './table.ts'

/** Content of a folder: its sheets as tables, and the relative paths of its other files, with slashes. */
export type FolderContent = {
  readonly folder: string
  readonly tables: readonly { readonly sheet: Sheet; readonly table: Table }[]
  readonly files: readonly string[]
  readonly faults: readonly Fault[]
}

/** Files that are neither sheets nor documents, and are ignored. */
const ignored = /(^|\/)(\.|~\$|Thumbs\.db$|desktop\.ini$)|\.(md|txt)$/i

const isFile = (entry: Dirent) => entry.isFile()

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(isFile)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !ignored.test(path))
    .toSorted()
}

const sheetByWord: ReadonlyMap<string, Sheet> = new Map(
  sheets.flatMap((sheet) =>
    [sheet.title.fr, sheet.title.en].map((title) => [searchableText(title), sheet] as const),
  ),
)

const isFault = (value: object): value is Fault => 'severity' in value

async function readTables(folder: string, path: string): Promise<readonly (Table | Fault)[]> {
  const bytes = readFileSync(join(folder, path))
  if (!/\.xlsx$/i.test(path)) return [readCsv(path, bytes)]
  const workbook = await readXlsx(path, bytes)
  return isFault(workbook) ? [workbook] : workbook
}

/** Assigns each table to its sheet; unknown names and duplicate sheets are reported. */
function assign(read: readonly (Table | Fault)[]): Pick<FolderContent, 'tables' | 'faults'> {
  const faults: Fault[] = read.filter(isFault)
  const found = new Map<SheetName, { readonly sheet: Sheet; readonly table: Table }>()
  for (const table of read.filter((item): item is Table => !isFault(item))) {
    const sheet = sheetByWord.get(searchableText(table.name))
    const earlier = sheet === undefined ? undefined : found.get(sheet.name)
    if (sheet === undefined) {
      const known = sheets.map(({ title }) => title.en).join(', ')
      faults.push(faultOf(table.file, 'unknown_file', { severity: 'warning', detail: { known } }))
    } else if (earlier !== undefined) {
      faults.push(faultOf(table.file, 'sheet_twice', { detail: { other: earlier.table.file } }))
    } else found.set(sheet.name, { sheet, table })
  }
  const inOrder = sheets.flatMap(({ name }) => found.get(name) ?? [])
  return { tables: inOrder, faults }
}

/** Tells whether a file may contain sheets: files in subfolders are documents, whatever their name. */
const isSheetFile = (path: string): boolean => !path.includes('/') && /\.(csv|xlsx)$/i.test(path)

/**
 * Reads the sheets of a folder, from CSV files or one workbook, and lists its other files.
 *
 * @param path the folder, or the workbook in it
 * @param step called with the number of files read so far, and of all
 */
export async function readFolder(
  path: string,
  step: (done: number, total: number) => void,
): Promise<FolderContent> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined)
    return { folder: path, tables: [], files: [], faults: [faultOf(path, 'folder_missing')] }
  const folder = stats.isDirectory() ? path : dirname(path)
  const paths = filesUnder(folder)
  const isChosen = (file: string) => (stats.isDirectory() ? isSheetFile(file) : file === basename(path))
  const read: (Table | Fault)[] = []
  const chosen = paths.filter(isChosen)
  for (const [index, file] of chosen.entries()) {
    step(index, chosen.length)
    read.push(...(await readTables(folder, file)))
  }
  step(chosen.length, chosen.length)
  const { tables, faults } = assign(read)
  const nothing = tables.length === 0 && faults.length === 0 ? [faultOf(path, 'nothing_to_import')] : []
  return {
    folder,
    tables,
    files: paths.filter((file) => !isSheetFile(file)),
    faults: [...faults, ...nothing],
  }
}
