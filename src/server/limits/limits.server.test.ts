import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSeal } from '../session/seal.server.ts'
import { createSqliteStateStore } from '../session/sqlite-state-store.server.ts'
import type { StateStore } from '../session/state-store.server.ts'
import { createLimits } from './limits.server.ts'

const rule = { name: 'test', most: 2, windowS: 60 }
const seal = createSeal(['a secret of thirty-two characters or more'])
let folder: string
let time: number
let stores: StateStore[]

const openStore = () => {
  const store = createSqliteStateStore({ file: join(folder, 'state.db'), seal, now: () => time })
  stores.push(store)
  return store
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'limits-'))
  time = 1_000_000
  stores = []
})

afterEach(async () => {
  for (const store of stores) await store.close()
  rmSync(folder, { recursive: true, force: true })
})

// P-238
describe('a limit', () => {
  it('allows the set number of tries in a window, then returns when the window ends', async () => {
    const limits = createLimits(openStore())
    expect(await limits.count(rule, 'a')).toEqual({ allowed: true })
    time += 20_000
    expect(await limits.count(rule, 'a')).toEqual({ allowed: true })
    expect(await limits.count(rule, 'a')).toEqual({ allowed: false, retryAfterS: 40 })
    time += 40_000
    expect(await limits.count(rule, 'a')).toEqual({ allowed: true })
  })

  it('counts each subject and each rule for itself', async () => {
    const limits = createLimits(openStore())
    await limits.count({ ...rule, most: 1 }, 'a')
    expect(await limits.count({ ...rule, most: 1 }, 'b')).toEqual({ allowed: true })
    expect(await limits.count({ ...rule, name: 'other', most: 1 }, 'a')).toEqual({ allowed: true })
    expect(await limits.count({ ...rule, most: 1 }, 'a')).toMatchObject({ allowed: false })
  })

  it('is shared by the processes of a machine', async () => {
    const [one, other] = [createLimits(openStore()), createLimits(openStore())]
    await one.count(rule, 'a')
    await other.count(rule, 'a')
    expect(await one.count(rule, 'a')).toMatchObject({ allowed: false })
    expect(await other.count(rule, 'a')).toMatchObject({ allowed: false })
  })

  it('holds for tries that come at once', async () => {
    const limits = createLimits(openStore())
    const answers = await Promise.all(Array.from({ length: 10 }, () => limits.count(rule, 'a')))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(2)
  })

  it('still holds within one process while the store is away', async () => {
    const store = openStore()
    const limits = createLimits({ ...store, increment: () => Promise.reject(new Error('away')) })
    const answers = [await limits.count(rule, 'a'), await limits.count(rule, 'a')]
    expect(answers.every(({ allowed }) => allowed)).toBe(true)
    expect(await limits.count(rule, 'a')).toMatchObject({ allowed: false })
  })

  it('keeps no subject in the store that one could read', async () => {
    await createLimits(openStore()).count(rule, 'somebody@example.org')
    const reader = new DatabaseSync(join(folder, 'state.db'), { readOnly: true })
    const rows = JSON.stringify(reader.prepare('SELECT * FROM state').all())
    reader.close()
    expect(rows).toContain('limit:test')
    expect(rows).not.toContain('somebody')
  })
})
