import { describe, expect, it } from 'vitest'
import { attemptCounters, identityRecords } from '../database/schema/index.ts'
import { temporaryDatabase } from '../seed/fixtures/temporary-database.ts'
import { purgeExpired } from './purge.ts'

describe('purgeExpired', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const past = new Date(now.getTime() - 1)
  const future = new Date(now.getTime() + 1)
  const database = temporaryDatabase()

  it('removes what has expired and keeps the rest, also what never expires', async () => {
    const { db } = database
    const record = (id: string, expiresAt: Date | null) => ({ model: 'Session', id, payload: {}, expiresAt })
    await db
      .insert(identityRecords)
      .values([record('old', past), record('new', future), record('ever', null)])
    const counter = (key: string, expiresAt: Date) => ({ key, count: 1, expiresAt })
    await db.insert(attemptCounters).values([counter('old', past), counter('new', future)])
    await purgeExpired(db, now)
    const records = await db.select({ id: identityRecords.id }).from(identityRecords)
    const counters = await db.select({ key: attemptCounters.key }).from(attemptCounters)
    expect(records.map(({ id }) => id).sort()).toEqual(['ever', 'new'])
    expect(counters.map(({ key }) => key)).toEqual(['new'])
  })
})
