import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog, mandates } from '../database/schema/index.ts'
import { importedDatabase } from './fixtures/imported-database.ts'
import { change } from './fixtures/mistakes.ts'

const imported = importedDatabase()
const { exported, run, template } = imported

/** The mandates that nobody has ended, in the order of their first days. */
const inForce = async () =>
  (
    await imported.db.select().from(mandates).where(isNull(mandates.endedAt)).orderBy(asc(mandates.since))
  ).map(({ mailsFrom, power, since, until }) => ({ power, since, until, isEmailed: mailsFrom !== null }))

// P-325, P-696
it('records who acts for whom, ends what is pruned, and leaves what was ended as it was', async () => {
  const { db } = imported
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
