import { readFile, stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import { type PersonName, personNameOf } from './person-rule.ts'

/** People by the subject of their tokens. */
export type SubjectTable = ReadonlyMap<string, PersonName>

/** A table of subjects that has lines which cannot be read; the message lists them. */
export class SubjectTableError extends Error {
  override readonly name = 'SubjectTableError'
}

/** Splits at the last white space: a subject may contain some, an id or an address does not. */
const lineForm = /^(\S.*?)\s+(\S+)$/

/**
 * Parses a table: each line holds a subject, white space, and the id or email address of an account. Empty lines and
 * lines that begin with `#` are comments.
 * @throws {SubjectTableError} listing every invalid line by number, without its content
 */
export function parseSubjectTable(text: string): SubjectTable {
  const table = new Map<string, PersonName>()
  const faults: string[] = []
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = written.trim()
    if (line === '' || line.startsWith('#')) continue
    const [, subject, person] = lineForm.exec(line) ?? []
    if (subject === undefined || person === undefined)
      faults.push(`line ${index + 1}: must be a subject, a space and an account`)
    else if (table.has(subject)) faults.push(`line ${index + 1}: its subject has a line already`)
    else table.set(subject, personNameOf(person))
  }
  if (faults.length > 0) throw new SubjectTableError(faults.join('; '))
  return table
}

/** Returns the table as it is now. */
export type ReadSubjects = () => Promise<SubjectTable>

/**
 * Reads the table from a file, and again when the file changes. If the file becomes unreadable, the former table stays
 * in use, and the log says so.
 * @throws if it cannot be read at first
 */
export async function createSubjectTable(file: string, log: Pick<Logger, 'error'>): Promise<ReadSubjects> {
  const versionOf = async () => {
    const { mtimeMs, size } = await stat(file)
    return `${mtimeMs}:${size}`
  }
  let version = await versionOf()
  let table = parseSubjectTable(await readFile(file, 'utf8'))
  return async () => {
    try {
      const found = await versionOf()
      if (found === version) return table
      version = found
      table = parseSubjectTable(await readFile(file, 'utf8'))
    } catch (error) {
      log.error({ err: error }, 'the table of subjects cannot be read, the former one holds')
    }
    return table
  }
}
