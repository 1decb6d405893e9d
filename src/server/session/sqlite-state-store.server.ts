import { z } from 'zod'
import { createBusyRetries } from '../sqlite/busy-retries.server.ts'
import { openDatabase } from '../sqlite/open-database.server.ts'
import type { Seal } from './seal.server.ts'
import type { StateStore } from './state-store.server.ts'

const schema = `
  CREATE TABLE IF NOT EXISTS state (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS state_expiry ON state (expires_at_ms);
`

const statements = {
  get: 'SELECT value FROM state WHERE key = ? AND expires_at_ms > ?',
  // U+FFFF sorts after every continuation of a prefix, so that the index serves the search.
  keys: 'SELECT key FROM state WHERE key >= ? AND key < ? AND expires_at_ms > ?',
  set: `INSERT INTO state (key, value, expires_at_ms) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at_ms = excluded.expires_at_ms`,
  add: `INSERT INTO state (key, value, expires_at_ms) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at_ms = excluded.expires_at_ms
    WHERE state.expires_at_ms <= ?`,
  replaceExact: 'UPDATE state SET value = ?, expires_at_ms = ? WHERE key = ? AND value = ?',
  take: 'DELETE FROM state WHERE key = ? RETURNING value, expires_at_ms',
  remove: 'DELETE FROM state WHERE key = ?',
  removeExact: 'DELETE FROM state WHERE key = ? AND value = ?',
  increment: `INSERT INTO state (key, value, expires_at_ms) VALUES (?, '1', ?)
    ON CONFLICT (key) DO UPDATE SET
      value = CASE WHEN state.expires_at_ms <= ? THEN '1' ELSE CAST(CAST(state.value AS INTEGER) + 1 AS TEXT) END,
      expires_at_ms = CASE WHEN state.expires_at_ms <= ? THEN excluded.expires_at_ms ELSE state.expires_at_ms END
    RETURNING value, expires_at_ms`,
  purge: 'DELETE FROM state WHERE expires_at_ms <= ?',
} as const

const valueRowSchema = z.object({ value: z.string() })
const keyRowSchema = z.object({ key: z.string() })
const entryRowSchema = z.object({ value: z.string(), expires_at_ms: z.number() })

/** Settings of the SQLite store. */
export type SqliteStateStoreOptions = {
  readonly file: string
  readonly seal: Seal
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

/** Interval at which expired entries are removed. */
const purgeIntervalMs = 60_000

/** Prepares the statements of a file, and the retries of reads and of writes. */
function openStatements(file: string) {
  const database = openDatabase({ file, schema, synchronous: 'NORMAL' })
  const prepared = (name: keyof typeof statements) => database.prepare(statements[name])
  // Separate queues, since a reader does not wait for a writer's lock.
  const [reading, writing] = [createBusyRetries(), createBusyRetries()]
  return {
    run: { get: prepared('get'), set: prepared('set'), add: prepared('add'), take: prepared('take') },
    remove: { any: prepared('remove'), exact: prepared('removeExact'), ended: prepared('purge') },
    increment: prepared('increment'),
    replace: prepared('replaceExact'),
    keys: prepared('keys'),
    reading,
    writing,
    /** Runs a statement and returns the number of rows that it wrote. */
    write: async (statement: () => { readonly changes: number | bigint }) =>
      Number((await writing(statement)).changes),
    close: () => database.close(),
  }
}

/**
 * Creates the state store of one machine: an SQLite file that all processes share. Values are sealed under
 * their key, so that a copied file reveals nothing and entries cannot be swapped. Counters contain no secrets
 * and are not sealed.
 */
export function createSqliteStateStore({ file, seal, now }: SqliteStateStoreOptions): StateStore {
  const { run, remove, increment, replace, keys, reading, writing, write, close } = openStatements(file)
  // Entries that cannot be removed now are ignored by every read and removed the next time.
  const removeEnded = () => writing(() => remove.ended.run(now())).catch(() => undefined)
  const purge = setInterval(removeEnded, purgeIntervalMs).unref()
  const read = async (key: string): Promise<{ raw: string; value: string | undefined } | undefined> => {
    const row = await reading(() => run.get.get(key, now()))
    if (row === undefined) return undefined
    const { value } = valueRowSchema.parse(row)
    return { raw: value, value: seal.open(value, key) }
  }
  return {
    get: async (key) => (await read(key))?.value,
    set: async (key, value, ttlS) => {
      await write(() => run.set.run(key, seal.seal(value, key), now() + ttlS * 1000))
    },
    add: async (key, value, ttlS) => {
      const at = now()
      return (await write(() => run.add.run(key, seal.seal(value, key), at + ttlS * 1000, at))) === 1
    },
    replaceIf: async (key, value, next, ttlS) => {
      const found = await read(key)
      if (found?.value !== value) return false
      const { raw } = found
      return (await write(() => replace.run(seal.seal(next, key), now() + ttlS * 1000, key, raw))) === 1
    },
    take: async (key) => {
      const row = await writing(() => run.take.get(key))
      const taken = row === undefined ? undefined : entryRowSchema.parse(row)
      return taken && taken.expires_at_ms > now() ? seal.open(taken.value, key) : undefined
    },
    removeIf: async (key, value) => {
      const found = await read(key)
      return found?.value === value && (await write(() => remove.exact.run(key, found.raw))) === 1
    },
    remove: async (key) => {
      await write(() => remove.any.run(key))
    },
    keys: async (prefix) => {
      const rows = await reading(() => keys.all(prefix, `${prefix}\uffff`, now()))
      return rows.map((row) => keyRowSchema.parse(row).key)
    },
    increment: async (key, ttlS) => {
      const at = now()
      const row = entryRowSchema.parse(await writing(() => increment.get(key, at + ttlS * 1000, at, at)))
      return { count: Number(row.value), endsInS: Math.max(1, Math.ceil((row.expires_at_ms - at) / 1000)) }
    },
    close: async () => {
      clearInterval(purge)
      close()
    },
  }
}
