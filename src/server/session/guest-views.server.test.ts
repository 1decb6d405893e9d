import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCookies } from './cookies.server.ts'
import { createPortalSessions } from './portal-sessions.server.ts'
import { createSeal } from './seal.server.ts'
import type { Session } from './session-record.server.ts'
import { createSessionRefresh } from './session-refresh.server.ts'
import { createSessions } from './sessions.server.ts'
import { createSqliteStateStore } from './sqlite-state-store.server.ts'
import type { StateStore } from './state-store.server.ts'
import { record, startMs } from './testing.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const cookies = createCookies('http://localhost:3000')
const limits = { idleS: 1800, absoluteS: 43_200 }
const refreshS = 600
let folder: string
let clockMs: number
let store: StateStore
const now = () => clockMs
const openStore = () => createSqliteStateStore({ file: join(folder, 'state.db'), seal, now })
const open = (kept: StateStore) => createSessions({ store: kept, seal, cookies, limits, now })
const headerOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guest-views-'))
  clockMs = startMs
  store = openStore()
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** A guest who reads the data of `owner-1` in this browser. */
async function startReading(lastsMs = 4 * 3_600_000) {
  const sessions = open(store)
  const ends = { accessEndsAtMs: startMs + 12 * 3_600_000 }
  const { session: own } = await sessions.open(record({ subject: 'guest-1', ...ends }))
  const guest = { own: own.id, scope: 'both', until: '2027-01-01' } as const
  const { session: view, cookie } = await sessions.open(
    record({
      subject: 'owner-1',
      refreshToken: null,
      accessEndsAtMs: startMs + lastsMs,
      viewing: { id: 'gst-1', reason: '', guest },
    }),
  )
  const refresh = { ok: false, fault: 'unreachable', cause: 'none is asked' } as const
  const portalSessions = createPortalSessions({
    store,
    sessions,
    clients: { investor: { refresh: async () => refresh }, partner: { refresh: async () => refresh } },
    lookUpUser: async () => ({ kind: 'found', user: record().user }),
    refreshS,
    now,
  })
  return { cookie: headerOf(cookie), own, portalSessions, sessions, view }
}

// P-625
it('a view of a guest ends with the guest’s own session', async () => {
  const { cookie, own, portalSessions, sessions, view } = await startReading()
  expect((await portalSessions.current(cookie, 'active'))?.session.subject).toBe('owner-1')
  await sessions.end(own)
  expect(await portalSessions.current(cookie, 'active')).toBeUndefined()
  expect(await sessions.find(view.id)).toBeUndefined()
})

// P-625
it('a guest who reads stays signed in, and finds the own session again', async () => {
  const { cookie, own, portalSessions, sessions } = await startReading()
  for (let minutes = 0; minutes < 120; minutes += 20) {
    clockMs += 20 * 60_000
    expect((await portalSessions.current(cookie, 'active'))?.session.subject).toBe('owner-1')
  }
  expect((await sessions.find(own.id))?.subject).toBe('guest-1')
})

// P-625
it('polls of a view keep neither it nor the own session alive', async () => {
  const { cookie, own, portalSessions, sessions } = await startReading()
  clockMs += 20 * 60_000
  expect(await portalSessions.current(cookie, 'passive')).toBeDefined()
  clockMs += 20 * 60_000
  expect(await portalSessions.current(cookie, 'passive')).toBeUndefined()
  expect(await sessions.find(own.id)).toBeUndefined()
})

// P-625
it('a view is none of the owner’s open sessions', async () => {
  const { sessions } = await startReading()
  expect(await sessions.listOf({ client: 'investor', subject: 'owner-1' })).toEqual([])
  expect(await sessions.listOf({ client: 'investor', subject: 'guest-1' })).toHaveLength(1)
})

// P-625
it('two processes read in a view at once without waiting for each other, however old it is', async () => {
  const { view } = await startReading()
  const stores = [openStore(), openStore()]
  clockMs += 3_600_000
  const waits: number[] = []
  const refreshOf = (kept: StateStore) => {
    const sessions = open(kept)
    return createSessionRefresh({
      store: kept,
      sessions,
      reread: ({ id }: Session) => sessions.find(id),
      askForTokens: () => Promise.reject(new Error('a view has no token to ask with')),
      renewUser: async (session) => session,
      refreshS,
      now,
      wait: async (milliseconds) => void waits.push(milliseconds),
    })
  }
  const read = await Promise.all(stores.map((kept) => refreshOf(kept)(view)))
  expect(read.map(({ kind }) => kind)).toEqual(['fresh', 'fresh'])
  expect(waits).toEqual([])
  for (const kept of stores) await kept.close()
})
