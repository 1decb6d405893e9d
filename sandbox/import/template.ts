import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LocalizedText } from '../database/schema/columns.ts'
import { describeSheets } from './documentation.ts'
import { csvText } from './files/write-csv.ts'
import { sheets } from './sheets/index.ts'
import type { Sheet } from './sheets/sheet.ts'

type Locale = keyof LocalizedText

/** The target folder of a template or an export is not empty. */
export class FolderNotEmptyError extends Error {
  override readonly name = 'FolderNotEmptyError'
}

/**
 * Creates an empty folder for sheets.
 *
 * @throws {FolderNotEmptyError} when it is not empty
 */
export function makeEmptyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0)
    throw new FolderNotEmptyError(`${folder} is not empty: name a new folder.`)
}

const pdfObjects = (title: string): readonly string[] => {
  const content = `BT /F1 18 Tf 72 760 Td (${title.replace(/[^ -~]|[()\\]/g, ' ')}) Tj ET`
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
}

/** Creates a placeholder PDF with one line of text (ISO 32000-1, 7.5). */
export function smallPdf(title: string): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = pdfObjects(title).map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = offsets.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

function exampleOf(sheet: Sheet, locale: Locale): readonly (readonly string[])[] {
  const columns = Object.values(sheet.columns)
  const header = columns.map((column) => column.header[locale])
  const { kind } = sheet.columns
  const example = columns.map((column) => column.example[locale])
  const names = Object.keys(sheet.columns)
  const more = (sheet.moreExamples ?? []).map((cells) =>
    names.map((name, index) => cells[name]?.[locale] ?? example[index] ?? ''),
  )
  if (sheet.needsEveryKind !== true || kind?.type.kind !== 'code') return [header, example, ...more]
  const at = columns.indexOf(kind)
  return [
    header,
    ...Object.entries(kind.type.vocabulary).map(([code, label]) =>
      example.with(at, locale === 'fr' ? label.fr : code),
    ),
  ]
}

/** Writes a folder with every sheet, examples of its rows, and the description of the columns. */
export function writeTemplate(folder: string, locale: Locale): void {
  makeEmptyFolder(folder)
  for (const sheet of sheets) {
    const path = join(folder, `${sheet.title[locale]}.csv`)
    writeFileSync(path, csvText(exampleOf(sheet, locale), locale))
    const file = sheet.columns.file?.example[locale]
    if (file !== undefined) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), smallPdf('Example'))
    }
  }
  writeFileSync(join(folder, 'columns.md'), describeSheets(locale))
}
