import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSeal } from './seal.server.ts'
import { createSqliteStateStore } from './sqlite-state-store.server.ts'
import type { StateStore } from './state-store.server.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])

describe('the state store in SQLite', () => {
  let folder: string
  let clockMs: number
  let store: StateStore
  const open = () => createSqliteStateStore({ file: join(folder, 'state.db'), seal, now: () => clockMs })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'state-'))
    clockMs = 1_000_000
    store = open()
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  it('gives back what was set until its time is over', async () => {
    await store.set('a', 'value', 10)
    clockMs += 9_999
    expect(await store.get('a')).toBe('value')
    clockMs += 1
    expect(await store.get('a')).toBeUndefined()
  })

  it('adds only where nothing is, or what is there has ended', async () => {
    expect(await store.add('lock', 'first', 10)).toBe(true)
    expect(await store.add('lock', 'second', 10)).toBe(false)
    clockMs += 10_000
    expect(await store.add('lock', 'third', 10)).toBe(true)
    expect(await store.get('lock')).toBe('third')
  })

  it('lets one caller alone take an entry', async () => {
    const other = open()
    await store.set('attempt', 'once', 10)
    const taken = await Promise.all([store.take('attempt'), other.take('attempt'), store.take('attempt')])
    expect(taken.filter((value) => value === 'once')).toHaveLength(1)
    await other.close()
  })

  it('does not hand out an entry whose time is over', async () => {
    await store.set('attempt', 'once', 10)
    clockMs += 10_000
    expect(await store.take('attempt')).toBeUndefined()
  })

  it('removes a lock only for who holds it', async () => {
    await store.add('lock', 'mine', 10)
    expect(await store.removeIf('lock', 'theirs')).toBe(false)
    expect(await store.removeIf('lock', 'mine')).toBe(true)
    expect(await store.get('lock')).toBeUndefined()
  })

  it('counts within a window and starts again after it', async () => {
    expect(await store.increment('tries', 60)).toEqual({ count: 1, endsInS: 60 })
    clockMs += 30_000
    expect(await store.increment('tries', 60)).toEqual({ count: 2, endsInS: 30 })
    clockMs += 30_000
    expect(await store.increment('tries', 60)).toEqual({ count: 1, endsInS: 60 })
  })

  it('is shared by processes and outlives them', async () => {
    await store.set('session', 'kept', 100)
    await store.close()
    store = open()
    expect(await store.get('session')).toBe('kept')
  })

  it('writes no value in clear', async () => {
    await store.set('session', 'the-refresh-token', 100)
    await store.close()
    expect(readFileSync(join(folder, 'state.db')).includes('the-refresh-token')).toBe(false)
    store = open()
  })

  it('does not open a value that was moved to another key', async () => {
    await store.set('a', 'value', 10)
    const database = new DatabaseSync(join(folder, 'state.db'))
    database.exec("UPDATE state SET key = 'b' WHERE key = 'a'")
    database.close()
    expect(await store.get('b')).toBeUndefined()
  })
})
