import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TokenOutcome } from '../backends/identity/tokens.server.ts'
import { parseEnvironment } from '../composition/environment.server.ts'
import { createCookies } from './cookies.server.ts'
import { createPortalSessions } from './portal-sessions.server.ts'
import { createSeal } from './seal.server.ts'
import type { Session } from './session-record.server.ts'
import { createSessions } from './sessions.server.ts'
import { createSqliteStateStore } from './sqlite-state-store.server.ts'
import { record, startMs } from './testing.ts'
import type { UserLookUp } from './user-look-up.server.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const cookies = createCookies('http://localhost:3000')
const limits = { idleS: 1800, absoluteS: 43_200 }
const pollS = parseEnvironment({}).SESSION_POLL_S

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-rights-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const before = record().user
const changes: readonly (readonly [string, UserLookUp])[] = [
  ['a right', { kind: 'found', user: { ...before, rights: ['funds:read'] } }],
  [
    'a verification',
    { kind: 'found', user: { ...before, role: 'investor', verification: 'refused', legal_entity: null } },
  ],
  ['a fund', { kind: 'found', user: { ...before, funds: ['fnd-2'] } }],
  ['a suspension', { kind: 'user_not_found' }],
]

/** Reports whether a session shows a change of its user. */
const shows = (session: Session | undefined, change: UserLookUp): boolean =>
  change.kind === 'found'
    ? isDeepStrictEqual(session?.user, change.user)
    : session?.error === 'user_not_found'

let stores = 0

const away: TokenOutcome = { ok: false, fault: 'unreachable', cause: 'none is asked' }
const denied: TokenOutcome = { ok: false, fault: 'refused', cause: 'invalid_grant' }
const renewed: TokenOutcome = {
  ok: true,
  tokens: { accessToken: 'access-2', refreshToken: 'refresh-2', idToken: undefined, expiresInS: 3600 },
}
const noLonger: UserLookUp = { kind: 'not_admitted', cause: 'product_api_401', isStated: true }

/** A session of an open page, and a clock; the user changes at a second. */
function openPage(change: UserLookUp, changesAtS: number, refresh: TokenOutcome = away) {
  let clockMs = startMs
  const now = () => clockMs
  const store = createSqliteStateStore({ file: join(folder, `state-${++stores}.db`), seal, now })
  const sessions = createSessions({ store, seal, cookies, limits, now })
  const portalSessions = createPortalSessions({
    store,
    sessions,
    clients: { investor: { refresh: async () => refresh }, partner: { refresh: async () => refresh } },
    lookUpUser: async () => (now() >= startMs + changesAtS * 1000 ? change : { kind: 'found', user: before }),
    refreshS: 600,
    now,
  })
  const goTo = (atS: number) => {
    clockMs = startMs + atS * 1000
  }
  return { goTo, portalSessions, sessions, store }
}

// P-593
describe.each(changes)('%s that changes while somebody is signed in', (_name, change) => {
  it('has reached an open page within a minute, whatever else the page asks for meanwhile', async () => {
    const seconds = fc.integer({ min: 1, max: 180 })
    await fc.assert(
      fc.asyncProperty(seconds, fc.array(seconds, { maxLength: 6 }), async (changesAtS, calls) => {
        const { goTo, portalSessions, sessions, store } = openPage(change, changesAtS)
        let cookie = (await sessions.open(record())).cookie.split(';')[0] ?? ''
        let isKnown = false
        const polls = Array.from({ length: 6 }, (_, index) => (index + 1) * pollS)
        // The worst call reads the user just before the change, so that the next poll need not.
        const all = [...polls, ...calls, changesAtS - 1].toSorted((one, other) => one - other)
        for (const atS of all.filter((one) => one <= changesAtS + 60)) {
          goTo(atS)
          const current = await portalSessions.current(cookie, 'passive')
          cookie = current?.cookie?.split(';')[0] ?? cookie
          if (polls.includes(atS)) isKnown = shows(current?.session, change)
        }
        await store.close()
        expect(isKnown).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  it('is there at the next load of a page', async () => {
    const { goTo, portalSessions, sessions, store } = openPage(change, 2)
    const { cookie } = await sessions.open(record())
    goTo(1)
    expect((await portalSessions.current(cookie, 'active', 0))?.session.user.rights).toEqual([])
    goTo(3)
    expect(shows((await portalSessions.current(cookie, 'active', 0))?.session, change)).toBe(true)
    await store.close()
  })
})

// P-835
describe('whom the product API itself admits no longer', () => {
  const later = async (change: UserLookUp, refresh: TokenOutcome) => {
    const { goTo, portalSessions, sessions, store } = openPage(change, 100, refresh)
    const cookie = (await sessions.open(record())).cookie.split(';')[0] ?? ''
    goTo(110)
    const current = await portalSessions.current(cookie, 'active')
    const kept = await portalSessions.current(current?.cookie?.split(';')[0] ?? cookie, 'passive')
    await store.close()
    return kept && { error: kept.session.error, token: kept.session.accessToken }
  }

  it('is signed out at once if the provider has ended the sign-in, as after a new password', async () => {
    expect(await later(noLonger, denied)).toBeUndefined()
  })

  it('may only sign out if new tokens are refused as well', async () => {
    expect(await later(noLonger, renewed)).toEqual({ error: 'user_not_found', token: 'access-2' })
  })

  it('stays as they are while the provider cannot be asked', async () => {
    expect(await later(noLonger, away)).toEqual({ error: null, token: 'access-1' })
  })

  it('is not one whom a gateway refuses', async () => {
    const refused = { kind: 'not_admitted', cause: 'product_api_403', isStated: false } as const
    expect(await later(refused, renewed)).toEqual({ error: null, token: 'access-1' })
  })
})
