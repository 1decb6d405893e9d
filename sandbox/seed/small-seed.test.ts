import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { accounts, funds } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { seedWhenEmpty } from './seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'small-seed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([1, 4])(
  'a seed of %i funds has them and the one without a page, and all demo accounts',
  async (fundCount) => {
    const env = readSandboxEnv({ SANDBOX_PORT: '0', SANDBOX_DATA_DIR: join(folder, String(fundCount)) })
    const { db, close } = await openDatabase(env)
    try {
      const seededAt = new Date('2026-06-01T09:00:00Z')
      await seedWhenEmpty(db, { asOf: '2026-06-01', fundCount, seededAt, withDemoAccounts: true })
      expect(await db.$count(funds)).toBe(fundCount + 1)
      expect(await db.$count(accounts)).toBeGreaterThan(15)
    } finally {
      await close()
    }
  },
)
