import { join } from 'node:path'
import { isNotNull, sql } from 'drizzle-orm'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { type Db, type OpenDatabase, openDatabase } from '../database/open-database.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import { documents, publications } from '../database/schema/index.ts'
import type { SandboxEnv } from '../env.ts'
import { type AuditEntry, appendAudit } from '../product/audit/append-audit.ts'
import { linkLanguages } from '../product/documents/link-languages.ts'
import { updateStatuses } from '../product/funds/fund-status.ts'
import { checkAgreements } from './checks/check-agreements.ts'
import { checkDisclosures } from './checks/check-disclosures.ts'
import { checkFunds } from './checks/check-funds.ts'
import { checkMandates } from './checks/check-mandates.ts'
import { checkPeople } from './checks/check-people.ts'
import { checkReferences } from './checks/check-references.ts'
import { checkSeries } from './checks/check-series.ts'
import { checkTerms, type FoundFile, readDocuments } from './checks/read-documents.ts'
import { readFolder } from './files/read-folder.ts'
import { type GivenSheet, parseSheet } from './parse-sheet.ts'
import { changesOf, type Plan, planImport } from './plan.ts'
import type { Progress } from './progress-line.ts'
import { type Fault, faultOf, hasErrors } from './report/fault.ts'
import type { ImportReport, SheetChanges } from './report/print-report.ts'
import { loadStored } from './store/load-stored.ts'
import { releaseValues, removeMissing } from './store/remove-missing.ts'
import { removeUnnamedFiles, storeFiles } from './store/stored-files.ts'
import { writePlan } from './store/write-plan.ts'

/** Options of an import. `today` is `YYYY-MM-DD`. */
export type ImportChoices = {
  readonly isDryRun: boolean
  readonly isPruning: boolean
  readonly now: Date
  readonly progress: Progress
}

/** Another import is running on the same database. */
export class ImportRunningError extends Error {
  override readonly name = 'ImportRunningError'
}

type ReadFolder = {
  readonly given: readonly GivenSheet[]
  readonly files: ReadonlyMap<string, FoundFile>
  readonly faults: readonly Fault[]
}

/** Reads and checks a folder without the database. */
async function readSheets(path: string, progress: Progress): Promise<ReadFolder> {
  const content = await readFolder(path, (done, total) => progress('files read', done, total))
  const faults: Fault[] = [...content.faults]
  const files = new Map<string, FoundFile>()
  const given = content.tables.map(({ sheet, table }, index) => {
    const parsed = parseSheet(sheet, table)
    progress('sheets read', index + 1, content.tables.length)
    faults.push(...parsed.faults)
    if (sheet.name !== 'documents') return parsed
    const read = readDocuments(parsed, content)
    faults.push(...read.faults)
    for (const [name, file] of read.files) files.set(name, file)
    return read.given
  })
  return { given, files, faults }
}

function languageOf(given: readonly GivenSheet[]): keyof LocalizedText {
  const french = given.filter(({ language }) => language === 'fr').length
  return french > given.length / 2 ? 'fr' : 'en'
}

const checks: readonly ((plan: Plan, today: string) => Fault[])[] = [
  checkReferences,
  checkFunds,
  checkDisclosures,
  checkSeries,
  checkPeople,
  checkMandates,
  checkAgreements,
  checkTerms,
]

const checkPlan = (plan: Plan, today: string, progress: Progress): Fault[] =>
  checks.flatMap((check, index) => {
    progress('checks', index, checks.length)
    const faults = check(plan, today)
    if (index + 1 === checks.length) progress('checks', checks.length, checks.length)
    return faults
  })

/** Id of the advisory lock of imports on PostgreSQL; PGlite has its folder lock. */
const importLock = 703_114_209

async function takeLock(db: Db): Promise<void> {
  const taken = await db.execute(sql`select pg_try_advisory_xact_lock(${importLock}) as taken`)
  const { rows } = taken as { readonly rows: readonly { readonly taken: boolean }[] }
  if (rows[0]?.taken !== true)
    throw new ImportRunningError('Another import is at work on this database: wait until it is done.')
}

/** PostgreSQL's code of a foreign key violation (SQLSTATE, class 23). */
const foreignKeyViolation = '23503'

/**
 * Reports a removal refused by the database: portal records without a sheet, such as subscriptions, keep
 * their references.
 */
function removalFault(error: unknown): Fault | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined
  if (cause.code !== foreignKeyViolation) return undefined
  const records = 'table' in cause ? String(cause.table) : ''
  return faultOf('--prune', 'cannot_remove', { detail: { records } })
}

/** The audit log's entry of an import: rows of each sheet, added, changed and removed. */
const importEntry = (changes: readonly SheetChanges[], isPruning: boolean, happenedAt: Date): AuditEntry => ({
  happenedAt,
  actor: 'import',
  action: 'data_imported',
  subject: 'import',
  details: Object.fromEntries(
    changes.map(({ sheet, added, changed, missing }) => [
      sheet,
      `+${added} ~${changed} -${isPruning ? missing.length : 0}`,
    ]),
  ),
})

type Work = { readonly database: OpenDatabase; readonly folder: ReadFolder; readonly documentFolder: string }

async function importInto(
  { database, folder, documentFolder }: Work,
  { isDryRun, isPruning, now, progress }: ImportChoices,
): Promise<ImportReport> {
  const locale = languageOf(folder.given)
  const report = await database.db.transaction(
    async (db): Promise<ImportReport> => {
      await takeLock(db)
      const plan = planImport(folder.given, await loadStored(db), isPruning)
      const today = plainDateAt(now)
      const faults = [...folder.faults, ...checkPlan(plan, today, progress)]
      const changes = plan.sheets.map(changesOf)
      const isSame = changes.every(
        ({ added, changed, missing }) => added + changed === 0 && (missing.length === 0 || !isPruning),
      )
      if (hasErrors(faults)) return { outcome: 'refused', locale, faults, changes }
      if (isSame) return { outcome: 'unchanged', locale, faults, changes }
      if (isDryRun) return { outcome: 'would_write', locale, faults, changes }
      await storeFiles(documentFolder, folder.files.values())
      await releaseValues(db, plan)
      await writePlan(db, plan, { files: folder.files, now, progress })
      if (isPruning) await removeMissing(db, plan, now)
      await linkLanguages(db)
      await updateStatuses(db, today)
      await appendAudit(db, importEntry(changes, isPruning, now))
      return { outcome: 'written', locale, faults, changes }
    },
    { isolationLevel: 'repeatable read' },
  )
  if (report.outcome === 'written') await removeOldFiles(database.db, documentFolder)
  return report
}

async function removeOldFiles(db: Db, documentFolder: string): Promise<void> {
  const rows = await db.select({ sha256: documents.sha256 }).from(documents).where(isNotNull(documents.file))
  // Files entered by staff stay in any state of the publication: the audit log names them.
  const entered = await db
    .select({ sha256: sql<string | null>`${publications.entry} ->> 'sha256'` })
    .from(publications)
  await removeUnnamedFiles(documentFolder, new Set([...rows, ...entered].map(({ sha256 }) => sha256 ?? '')))
}

/**
 * Imports a folder into an open database, in one transaction. A folder with an error writes nothing; one
 * equal to the database changes nothing.
 *
 * @throws {ImportRunningError} when another import holds the lock
 */
export async function importFolder(
  database: OpenDatabase,
  path: string,
  choices: ImportChoices & { readonly documentFolder: string },
): Promise<ImportReport> {
  const folder = await readSheets(path, choices.progress)
  try {
    return await importInto({ database, folder, documentFolder: choices.documentFolder }, choices)
  } catch (error) {
    const fault = removalFault(error)
    if (fault === undefined) throw error
    return {
      outcome: 'refused',
      locale: languageOf(folder.given),
      faults: [...folder.faults, fault],
      changes: [],
    }
  }
}

/** Folder of a sandbox's document files. */
export const documentFolderOf = ({ dataDir }: Pick<SandboxEnv, 'dataDir'>): string =>
  join(dataDir, 'documents')

/** Opens the configured database for one import. */
export async function runImport(
  env: SandboxEnv,
  path: string,
  choices: ImportChoices,
): Promise<ImportReport> {
  const database = await openDatabase(env)
  try {
    return await importFolder(database, path, { ...choices, documentFolder: documentFolderOf(env) })
  } finally {
    await database.close()
  }
}
