import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCookies } from './cookies.server.ts'
import { createSeal } from './seal.server.ts'
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

describe('a session', () => {
  // P-123
  it('is found again by its cookie, which holds no token and no id in clear', async () => {
    const sessions = sessionsOf(openStore())
    const { session, cookie } = await sessions.open(record())
    expect(cookie).toContain('HttpOnly')
    expect(cookie).not.toContain(session.id)
    expect(cookie).not.toContain('access-1')
    expect(await sessions.read(headerOf(cookie))).toEqual(session)
  })

  it('ends without activity, and goes on with it', async () => {
    const sessions = sessionsOf(openStore())
    const { session, cookie } = await sessions.open(record())
    clockMs += 1_700_000
    await sessions.touch(session)
    clockMs += 1_700_000
    expect(await sessions.read(headerOf(cookie))).toBeDefined()
    clockMs += 200_000
    expect(await sessions.read(headerOf(cookie))).toBeUndefined()
  })

  it('ends at its absolute limit however active it is', async () => {
    const sessions = sessionsOf(openStore())
    const { cookie } = await sessions.open(record())
    for (let hour = 0; hour < 24; hour++) {
      const open = await sessions.read(headerOf(cookie))
      if (open) await sessions.touch(open)
      clockMs += 1_799_000
    }
    expect(await sessions.read(headerOf(cookie))).toBeDefined()
    clockMs = startMs + limits.absoluteS * 1000
    expect(await sessions.read(headerOf(cookie))).toBeUndefined()
  })

  it('is refused after it was ended, also after a restart', async () => {
    const store = openStore()
    const { session, cookie } = await sessionsOf(store).open(record())
    await sessionsOf(store).end(session)
    expect(await sessionsOf(openStore()).read(headerOf(cookie))).toBeUndefined()
  })

  it('stays ended when a request on its way writes it back', async () => {
    const sessions = sessionsOf(openStore())
    const { session, cookie } = await sessions.open(record())
    await sessions.end(session)
    await sessions.change(session, { accessToken: 'access-2' })
    expect(await sessions.read(headerOf(cookie))).toBeUndefined()
  })

  it('ends with all others of the user, and nobody else’s', async () => {
    const sessions = sessionsOf(openStore())
    const first = await sessions.open(record())
    const second = await sessions.open(record())
    const other = await sessions.open(record({ subject: 'user-2' }))
    await sessions.endAllOf(first.session)
    expect(await sessions.read(headerOf(first.cookie))).toBeUndefined()
    expect(await sessions.read(headerOf(second.cookie))).toBeUndefined()
    expect(await sessions.read(headerOf(other.cookie))).toBeDefined()
    clockMs += 1
    const later = await sessions.open(record({ createdAtMs: clockMs, activeAtMs: clockMs }))
    expect(await sessions.read(headerOf(later.cookie))).toBeDefined()
  })

  it('goes on under a new id when its rights change, and the old id is worth nothing after a minute', async () => {
    const sessions = sessionsOf(openStore())
    const { session, cookie } = await sessions.open(record())
    const renewed = await sessions.renew(session)
    expect(renewed).toEqual({ ...session, id: renewed.id })
    expect(renewed.id).not.toBe(session.id)
    expect(await sessions.read(headerOf(cookie))).toEqual(renewed)
    const next = sessions.cookieFor(renewed, headerOf(cookie)) ?? ''
    expect(await sessions.read(headerOf(next))).toEqual(renewed)
    expect(sessions.cookieFor(renewed, headerOf(next))).toBeUndefined()
    clockMs += 60_000
    expect(await sessions.read(headerOf(cookie))).toBeUndefined()
    expect(await sessions.read(headerOf(next))).toEqual(renewed)
  })

  it('is one session still when two requests renew it at once', async () => {
    const sessions = sessionsOf(openStore())
    const { session } = await sessions.open(record())
    const both = await Promise.all([sessions.renew(session), sessions.renew(session)])
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  })

  it('keeps what two requests change of it, each having read it before the other wrote', async () => {
    const sessions = sessionsOf(openStore())
    const { session, cookie } = await sessions.open(record())
    await sessions.change(session, { accessToken: 'access-2', refreshToken: 'refresh-2' })
    clockMs += 60_000
    await sessions.touch(session)
    const found = await sessions.read(headerOf(cookie))
    expect(found).toMatchObject({ refreshToken: 'refresh-2', accessToken: 'access-2', activeAtMs: clockMs })
  })

  it('takes along tokens that were replaced while it went to a new id', async () => {
    const sessions = sessionsOf(openStore())
    const { session } = await sessions.open(record())
    const tokens = { refreshToken: 'refresh-2', refreshedAtMs: startMs + 1 }
    const renewing = sessions.renew({ ...session, user: { ...session.user, lastname: 'New' } })
    const [renewed] = await Promise.all([renewing, sessions.change(session, tokens)])
    const found = await sessions.find(renewed.id)
    expect(found).toMatchObject({ ...tokens, user: { lastname: 'New' } })
    await sessions.change(session, { refreshToken: 'refresh-3' })
    expect(await sessions.find(renewed.id)).toMatchObject({ refreshToken: 'refresh-3' })
  })

  it('that was renewed ends by its old id too', async () => {
    const sessions = sessionsOf(openStore())
    const { session, cookie } = await sessions.open(record())
    const renewed = await sessions.renew(session)
    const found = await sessions.read(headerOf(cookie))
    if (found) await sessions.end(found)
    expect(await sessions.find(renewed.id)).toBeUndefined()
    expect(await sessions.read(headerOf(cookie))).toBeUndefined()
  })

  it('is not opened by a cookie with any character changed', async () => {
    const sessions = sessionsOf(openStore())
    const header = headerOf((await sessions.open(record())).cookie)
    const from = header.indexOf('=') + 1
    for (let at = from; at < header.length; at++) {
      const altered = `${header.slice(0, at)}${header[at] === 'A' ? 'B' : 'A'}${header.slice(at + 1)}`
      expect(await sessions.read(altered)).toBeUndefined()
    }
  })
})
