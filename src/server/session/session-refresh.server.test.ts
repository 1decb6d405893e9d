import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TokenOutcome } from '../backends/identity/tokens.server.ts'
import { createCookies } from './cookies.server.ts'
import { createSeal } from './seal.server.ts'
import { createSessionRefresh } from './session-refresh.server.ts'
import { createSessions } from './sessions.server.ts'
import { createSqliteStateStore } from './sqlite-state-store.server.ts'
import type { StateStore } from './state-store.server.ts'
import { record, startMs } from './testing.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const cookies = createCookies('http://localhost:3000')
const limits = { idleS: 1800, absoluteS: 43_200 }
let folder: string
let clockMs: number
let stores: StateStore[]
const now = () => clockMs
const openStore = () => {
  const store = createSqliteStateStore({ file: join(folder, 'state.db'), seal, now })
  stores.push(store)
  return store
}
const sessionsOf = (store: StateStore) => createSessions({ store, seal, cookies, limits, now })
const headerOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sessions-'))
  clockMs = startMs
  stores = []
})
afterEach(async () => {
  for (const store of stores) await store.close()
  rmSync(folder, { recursive: true })
})

// P-128
describe('the refresh of a session', () => {
  const refreshWith = (store: StateStore, respond: (refreshToken: string) => Promise<TokenOutcome>) => {
    const sessions = sessionsOf(store)
    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, Math.min(milliseconds, 5)))
    return createSessionRefresh({
      store,
      sessions,
      reread: ({ id }) => sessions.find(id),
      askForTokens: ({ refreshToken }) => respond(refreshToken),
      renewUser: async (session) => session,
      refreshS: 600,
      now,
      wait,
    })
  }
  const renewed: Extract<TokenOutcome, { readonly ok: true }> = {
    ok: true,
    tokens: { accessToken: 'access-2', refreshToken: 'refresh-2', idToken: undefined, expiresInS: 3600 },
  }

  it('asks for tokens once for two hundred requests of two processes', async () => {
    const processes = [openStore(), openStore()]
    const { session } = await sessionsOf(openStore()).open(record())
    clockMs += 600_000
    let calls = 0
    const respond = async () => {
      calls += 1
      await new Promise((resolve) => setImmediate(resolve))
      return renewed
    }
    const refreshes = processes.map((store) => refreshWith(store, respond))
    const all = await Promise.all(Array.from({ length: 200 }, (_, index) => refreshes[index % 2]?.(session)))
    expect(calls).toBe(1)
    for (const outcome of all)
      expect(outcome).toMatchObject({ kind: 'fresh', session: { accessToken: 'access-2' } })
  })

  it('is not asked for before the tokens reach their age', async () => {
    const { session } = await sessionsOf(openStore()).open(record())
    clockMs += 599_999
    const refresh = refreshWith(openStore(), () => Promise.reject(new Error('must not be called')))
    expect(await refresh(session)).toEqual({ kind: 'fresh', session })
  })

  // P-804
  it('comes at half of the refresh token’s life, and tells the new end of the session', async () => {
    const store = openStore()
    const ends = { accessEndsAtMs: startMs + 60_000, refreshEndsAtMs: startMs + 300_000 }
    const { session } = await sessionsOf(store).open(record(ends))
    expect(sessionsOf(store).endsOf(session).absoluteAtMs).toBe(startMs + 300_000)
    const tokens = { ...renewed.tokens, expiresInS: 60, refreshExpiresInS: 300 }
    const refresh = refreshWith(store, async () => ({ ok: true, tokens }))
    const long = { ...session, accessEndsAtMs: startMs + 3_600_000 }
    clockMs += 149_999
    expect(await refresh(long)).toMatchObject({ session: { accessToken: 'access-1' } })
    clockMs += 1
    const refreshed = await refresh(session)
    expect(refreshed).toMatchObject({
      session: { accessToken: 'access-2', refreshEndsAtMs: clockMs + 300_000 },
    })
    const kept = await sessionsOf(store).find(session.id)
    expect(kept && sessionsOf(store).endsOf(kept).absoluteAtMs).toBe(clockMs + 300_000)
  })

  it('ends the session when the provider refuses', async () => {
    const store = openStore()
    const { session, cookie } = await sessionsOf(store).open(record())
    clockMs += 600_000
    const refresh = refreshWith(store, async () => ({ ok: false, fault: 'refused', cause: 'test' }))
    expect(await refresh(session)).toEqual({ kind: 'ended' })
    expect(await sessionsOf(store).read(headerOf(cookie))).toBeUndefined()
  })

  it('goes on with the old token while the provider is away, and without one but signed in after that', async () => {
    const store = openStore()
    const { session } = await sessionsOf(store).open(record({ accessEndsAtMs: startMs + 700_000 }))
    const refresh = refreshWith(store, async () => ({ ok: false, fault: 'unreachable', cause: 'test' }))
    clockMs += 600_000
    expect(await refresh(session)).toMatchObject({ kind: 'fresh', session: { accessToken: 'access-1' } })
    clockMs += 100_000
    expect(await refresh(session)).toEqual({ kind: 'without_tokens', session })
    expect(await sessionsOf(store).find(session.id)).toEqual(session)
  })

  it('asks again with the same refresh token after a lost answer, and leaves the provider in peace before', async () => {
    const store = openStore()
    const { session } = await sessionsOf(store).open(record())
    const asked: string[] = []
    const refresh = refreshWith(store, async (refreshToken) => {
      asked.push(refreshToken)
      return asked.length === 1 ? { ok: false, fault: 'unexpected_answer', cause: 'test' } : renewed
    })
    clockMs += 600_000
    expect(await refresh(session)).toEqual({ kind: 'fresh', session })
    clockMs += 4999
    expect(await refresh(session)).toEqual({ kind: 'fresh', session })
    expect(asked).toEqual(['refresh-1'])
    clockMs += 1
    expect(await refresh(session)).toMatchObject({ session: { refreshToken: 'refresh-2' } })
    expect(asked).toEqual(['refresh-1', 'refresh-1'])
  })

  it('is asked for once, by whichever id the session is known', async () => {
    const store = openStore()
    const { session } = await sessionsOf(store).open(record({ refreshedAtMs: startMs - 600_000 }))
    const other = await sessionsOf(store).renew(session)
    let calls = 0
    const refreshes = [store, openStore()].map((one) =>
      refreshWith(one, async () => {
        calls += 1
        await new Promise((resolve) => setImmediate(resolve))
        return renewed
      }),
    )
    await Promise.all([refreshes[0]?.(session), refreshes[1]?.(other)])
    expect(calls).toBe(1)
  })
})
