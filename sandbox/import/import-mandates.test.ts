import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { auditLog, mandates } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { createDocumentFiles } from '../product/documents/document-files.ts'
import { change } from './fixtures/mistakes.ts'
import { exportFolder } from './run-export.ts'
import { importFolder } from './run-import.ts'
import { writeTemplate } from './template.ts'

let database: OpenDatabase
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
  database = await openDatabase(readSandboxEnv({ SANDBOX_DATA_DIR: join(folder, 'data') }))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => mkdtempSync(join(folder, 'sheets-'))
const documentFolder = () => join(folder, 'documents')

const run = (path: string, choices: { isPruning?: boolean } = {}) =>
  importFolder(database, path, {
    isDryRun: false,
    isPruning: false,
    now: new Date('2026-11-26T12:00:00Z'),
    progress: () => undefined,
    documentFolder: documentFolder(),
    ...choices,
  })

const template = () => {
  const path = newFolder()
  writeTemplate(path, 'en')
  return path
}

const exported = async () => {
  const path = newFolder()
  const files = createDocumentFiles({
    db: database.db,
    folder: documentFolder(),
    render: () => Promise.reject(new Error('every document is imported')),
  })
  await exportFolder(database.db, files, path, { locale: 'en', progress: () => undefined })
  return path
}

/** The mandates that nobody has ended, in the order of their first days. */
const inForce = async () =>
  (
    await database.db.select().from(mandates).where(isNull(mandates.endedAt)).orderBy(asc(mandates.since))
  ).map(({ mailsFrom, power, since, until }) => ({ power, since, until, isEmailed: mailsFrom !== null }))

// P-325, P-696
it('records who acts for whom, ends what is pruned, and leaves what was ended as it was', async () => {
  const { db } = database
  const path = template()
  const audited = async () =>
    (await db.select().from(auditLog).orderBy(asc(auditLog.id)))
      .filter(({ action }) => action.startsWith('mandate_'))
      .map(({ action, actor }) => `${actor} ${action}`)
  expect((await run(path, { isPruning: true })).faults).toEqual([])
  expect(await inForce()).toEqual([{ power: 'act', since: '2024-01-15', until: null, isEmailed: false }])
  expect((await audited()).at(-1)).toBe('import mandate_entered')
  change(path, 'mandates.csv', /,act,(.*),no/, ',read,$1,yes')
  expect((await run(path)).changes.find(({ sheet }) => sheet === 'mandates')).toMatchObject({ changed: 1 })
  expect(await inForce()).toEqual([{ power: 'read', since: '2024-01-15', until: null, isEmailed: true }])
  // Without pruning, a mandate that the folder lacks stays.
  change(path, 'mandates.csv', /\r\n.*\r\n$/, '\r\n')
  expect((await run(path)).outcome).toBe('unchanged')
  expect((await run(path, { isPruning: true })).outcome).toBe('written')
  expect(await inForce()).toEqual([])
  expect((await audited()).at(-1)).toBe('import mandate_ended')
  expect((await run(path, { isPruning: true })).outcome).toBe('unchanged')
  // One that was ended, here or by staff, is not in an export, and another takes its place.
  expect(readFileSync(join(await exported(), 'mandates.csv'), 'utf8').trim()).not.toContain('\n')
  await run(template(), { isPruning: true })
  expect(await inForce()).toMatchObject([{ power: 'act' }])
  expect(await db.select().from(mandates)).toHaveLength(3)
})

// P-698
it('lets a mandate run until the day before its renewal begins, and ends both when they are pruned', async () => {
  const path = template()
  await run(path, { isPruning: true })
  change(path, 'mandates.csv', '2024-01-15', '2027-01-01')
  expect((await run(path)).outcome).toBe('written')
  const current = { power: 'act', since: '2024-01-15', until: '2026-12-31', isEmailed: false }
  const renewal = { power: 'act', since: '2027-01-01', until: null, isEmailed: false }
  expect(await inForce()).toEqual([current, renewal])
  // The sheet of an export has the renewal: importing it changes nothing.
  expect((await run(path, { isPruning: true })).outcome).toBe('unchanged')
  expect((await run(await exported(), { isPruning: true })).outcome).toBe('unchanged')
  change(path, 'mandates.csv', /\r\n.*\r\n$/, '\r\n')
  await run(path, { isPruning: true })
  expect(await inForce()).toEqual([])
})
