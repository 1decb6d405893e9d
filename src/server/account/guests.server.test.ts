import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { HttpClient } from '../http/http-client.server.ts'
import { createCookies } from '../session/cookies.server.ts'
import { createSessions } from '../session/sessions.server.ts'
import { createSqliteStateStore } from '../session/sqlite-state-store.server.ts'
import type { StateStore } from '../session/state-store.server.ts'
import { record, startMs } from '../session/testing.ts'
import { openGuestView } from './guests.server.ts'
import { seal } from './testing.ts'

const hourMs = 3_600_000
const cookies = createCookies('http://localhost:3000')

const http = (data: unknown): Pick<HttpClient, 'json'> => ({
  json: async ({ response }) => ({ kind: 'ok', status: 200, data: response.parse(data) }),
})

let folder: string
let store: StateStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guests-'))
  store = createSqliteStateStore({ file: join(folder, 'state.db'), seal, now: () => startMs })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

// P-804
it.each([
  ['the guest’s own session', hourMs / 2, hourMs / 2],
  ['the access', 2 * hourMs, hourMs],
])('a view of another’s data says that it ends with %s, whichever is first', async (_, ownMs, viewMs) => {
  const now = () => startMs
  const sessions = createSessions({ store, seal, cookies, limits: { idleS: 1800, absoluteS: 43_200 }, now })
  const { session: own } = await sessions.open(
    record({ refreshToken: null, accessEndsAtMs: startMs + ownMs }),
  )
  const access = {
    ...{
      id: 'a',
      owner: 'Ada Test',
      owner_id: 'owner',
      scope: 'both',
      token: 'of the view',
      until: '2027-01-01',
    },
    ends_at: new Date(startMs + hourMs).toISOString(),
  }
  const deps = {
    // The product API's answer to the one call that opens an access.
    http: http(access),
    lookUpUser: async () => ({ kind: 'found', user: { ...record().user, id: 'owner' } }) as const,
    drafts: { keep: async () => '' },
    ...{ cookies, now, sessions },
  }
  const request = new Request('http://localhost:3000/api/forms/guest-view', { method: 'POST' })
  const call = { data: { access: 'a' }, locale: 'en', isProven: true, returnPath: '/en', request } as const
  const opened = await openGuestView(call, own, deps)
  const cookie = (opened.kind === 'done' && opened.cookies?.[0]?.split(';')[0]) || null
  const view = await sessions.read(cookie)
  expect(view && sessions.endsOf(view).absoluteAtMs).toBe(startMs + viewMs)
})
