import { createHash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { checkPdf, countPages } from '../files/pdf.ts'
import type { FolderContent } from '../files/read-folder.ts'
import type { GivenRow, GivenSheet } from '../parse-sheet.ts'
import { headerOf } from '../parse-sheet.ts'
import type { Plan } from '../plan.ts'
import { type Fault, type FaultCode, faultOf } from '../report/fault.ts'
import { keyOf } from '../sheets/sheet.ts'
import { faultAt, plannedRows } from './fault-at.ts'

/** Maximum file size, in bytes. */
const maximumBytes = 200_000_000

/** A document's file. `sha256` is in hexadecimal. */
export type FoundFile = { readonly path: string; readonly bytes: number; readonly sha256: string }

/** The documents sheet with the facts of its files, and the files' locations by their paths in the sheet. */
export type ReadDocuments = {
  readonly given: GivenSheet
  readonly files: ReadonlyMap<string, FoundFile>
  readonly faults: readonly Fault[]
}

type FileReading = { readonly found: FoundFile; readonly pages: number } | { readonly fault: FaultCode }

/** Reads a file of the folder; a link that leads out of it is refused. */
function readDocument(folder: string, file: string): FileReading {
  const path = join(folder, file)
  if (!realpathSync(path).startsWith(`${realpathSync(folder)}${sep}`)) return { fault: 'not_a_path' }
  const bytes = readFileSync(path)
  const fault = bytes.byteLength > maximumBytes ? 'file_too_large' : checkPdf(bytes)
  if (fault !== undefined) return { fault }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { found: { path, bytes: bytes.byteLength, sha256 }, pages: countPages(bytes) }
}

/** A path as in the folder's listing, whatever Unicode form the file system stores. */
const listed = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(files.map((file) => [file.normalize('NFC'), file]))

/**
 * Reads the file of each document, checks that it exists and is a PDF, and hashes it to detect changes.
 * Files without a row are reported too.
 */
export function readDocuments(given: GivenSheet, { folder, files }: FolderContent): ReadDocuments {
  const present = listed(files)
  const found = new Map<string, FoundFile>()
  const faults: Fault[] = []
  const rows: GivenRow[] = []
  const unread = new Set(given.unread)
  const column = headerOf(given.sheet, 'file', given.language)
  for (const { line, row } of given.rows) {
    const name = row.file ?? ''
    const file = present.get(name)
    const reading =
      file === undefined ? { fault: 'document_without_file' as const } : readDocument(folder, file)
    if ('fault' in reading) {
      unread.add(keyOf(row, given.sheet.key))
      const detail = { maximum: String(maximumBytes / 1_000_000) }
      faults.push(faultOf(given.file, reading.fault, { line, column, value: name, detail }))
    } else {
      found.set(name, reading.found)
      const pages = row.pages ?? String(reading.pages)
      rows.push({ line, row: { ...row, pages, sha256: reading.found.sha256 } })
    }
  }
  const named = new Set(given.rows.map(({ row }) => row.file))
  const surplus = [...present.keys()]
    .filter((file) => !named.has(file))
    .map((file) => faultOf(file, 'file_without_document', { severity: 'warning' }))
  return { given: { ...given, rows, unread }, files: found, faults: [...faults, ...surplus] }
}

const termColumns = ['audience', 'valid_from', 'valid_until'] as const

/** Checks that only marketing documents have terms, which do not end before they begin (P-722). */
export function checkTerms({ sheets }: Plan): Fault[] {
  return plannedRows(sheets, 'documents').flatMap(([plan, planned]) => {
    const { row } = planned
    const stated = termColumns.filter((column) => (row[column] ?? null) !== null)
    if (stated.length > 0 && row.group !== 'marketing')
      return [faultAt(plan, planned, ['terms_not_marketing', stated])]
    const from = row.valid_from ?? row.published_on ?? ''
    const until = row.valid_until ?? null
    const ends = until !== null && until < from
    return ends ? [faultAt(plan, planned, ['terms_end_early', ['valid_until']], { detail: { from } })] : []
  })
}
