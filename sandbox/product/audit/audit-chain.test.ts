import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../database/open-database.ts'
import { auditLog } from '../../database/schema/index.ts'
import { readSandboxEnv } from '../../env.ts'
import { appendAudit } from './append-audit.ts'
import { runAuditCommand } from './audit-command.ts'
import { checkAudit } from './check-audit.ts'

let folder: string
let database: OpenDatabase
const envOf = () => readSandboxEnv({ SANDBOX_DATA_DIR: folder })

const entry = (subject: string) => ({
  happenedAt: new Date('2026-11-26T23:00:00.123Z'),
  actor: 'staff@sandbox.example',
  action: 'investor_approved' as const,
  subject,
  details: { reason: 'Dossier complet', holdings: 'fnd-1' },
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-'))
  database = await openDatabase(envOf())
  for (const subject of ['acc-1', 'acc-2', 'acc-3', 'acc-4']) await appendAudit(database.db, entry(subject))
}, 60_000)
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** Simulates an attacker with all rights to the database, and undoes the change after the test. */
async function tamper(statement: string): Promise<void> {
  const { db } = database
  await db.execute(sql.raw('create table untouched as select * from audit_log'))
  await db.execute(sql.raw('alter table audit_log disable trigger all'))
  await db.execute(sql.raw(statement))
}

async function restore(): Promise<void> {
  const { db } = database
  const { rows } = (await db.execute(sql`select to_regclass('untouched') as name`)) as unknown as {
    rows: readonly { readonly name: string | null }[]
  }
  if (rows[0]?.name == null) return
  await db.execute(sql.raw('truncate audit_log; '))
  await db.execute(sql.raw('insert into audit_log select * from untouched'))
  await db.execute(sql.raw('drop table untouched'))
  await db.execute(sql.raw('alter table audit_log enable trigger all'))
}

// P-460
describe('the audit log', () => {
  afterEach(restore)

  it('is numbered without gaps and whole, entries written at once included', async () => {
    await Promise.all(['acc-5', 'acc-6', 'acc-7'].map((subject) => appendAudit(database.db, entry(subject))))
    const { broken, count, end } = await checkAudit(database.db)
    expect([count, end?.id, broken]).toEqual([7, 7, undefined])
  })

  it('writes nothing of a transaction that fails', async () => {
    const failing = database.db.transaction(async (transaction) => {
      await appendAudit(transaction, entry('acc-8'))
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect((await checkAudit(database.db)).end?.id).toBe(7)
  })

  it.each([
    ['changed', () => database.db.update(auditLog).set({ actor: 'nobody' }).where(eq(auditLog.id, 2))],
    ['removed', () => database.db.delete(auditLog).where(eq(auditLog.id, 2))],
    ['emptied', () => database.db.execute(sql`truncate audit_log`)],
  ])('cannot be %s', async (_, change) => {
    const refused = await Promise.resolve(change()).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DrizzleQueryError)
    expect(String((refused as DrizzleQueryError).cause)).toContain('append-only')
    expect((await checkAudit(database.db)).count).toBe(7)
  })

  it.each([
    ["update audit_log set actor = 'other' where id = 3", { id: 3, reason: 'changed' }],
    [`update audit_log set details = '{"reason": "?"}' where id = 5`, { id: 5, reason: 'changed' }],
    ['update audit_log set hash = null, previous_hash = null where id = 4', { id: 4, reason: 'changed' }],
    ['delete from audit_log where id = 2', { id: 2, reason: 'missing' }],
    ['update audit_log set id = 90 where id = 1', { id: 1, reason: 'missing' }],
  ] as const)('shows the first entry that %s breaks', async (statement, broken) => {
    await tamper(statement)
    expect((await checkAudit(database.db)).broken).toEqual(broken)
  })

  it('shows by a noted end that later entries were cut off, or the chain written anew', async () => {
    const { end } = await checkAudit(database.db)
    if (end === undefined) throw new Error('the chain has no end')
    expect((await checkAudit(database.db, end)).broken).toBeUndefined()
    const other = { ...end, hash: end.hash.replaceAll(/[0-9]/g, 'a') }
    expect((await checkAudit(database.db, other)).broken).toEqual({ id: 7, reason: 'replaced' })
    await tamper('delete from audit_log where id = 7')
    expect((await checkAudit(database.db)).broken).toBeUndefined()
    expect((await checkAudit(database.db, end)).broken).toEqual({ id: 7, reason: 'missing' })
  })
})

it('the command says whether the audit log is whole, and names the first broken entry', async () => {
  const run = async (...line: string[]) => {
    await database.close()
    const lines: string[] = []
    const code = await runAuditCommand(envOf(), line, (text) => lines.push(text))
    database = await openDatabase(envOf())
    return { code, lines }
  }
  const whole = await run()
  expect(whole).toEqual({
    code: 0,
    lines: [
      '7 entries, none changed or missing.',
      expect.stringMatching(/^Note this elsewhere: 7:[0-9a-f]{64}$/),
    ],
  })
  await expect(runAuditCommand(envOf(), ['--anchor', '7'], () => undefined)).rejects.toThrow('--anchor')
  await tamper("update audit_log set subject = 'acc-9' where id = 4")
  expect(await run()).toEqual({ code: 1, lines: ['Entry 4 is not what was written.'] })
  await restore()
}, 60_000)
