import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentUser } from '../../contract/content-api/auth.schema.ts'
import type { BackendFailure } from '../backend-outcome.server.ts'
import type { ContentAuth } from '../content-api/content-auth.server.ts'
import { createCookies } from '../session/cookies.server.ts'
import { createSeal } from '../session/seal.server.ts'
import { createSqliteStateStore } from '../session/sqlite-state-store.server.ts'
import type { StateStore } from '../session/state-store.server.ts'
import { createStaffSessions } from './staff-session.server.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const cookies = createCookies('https://portal.example', { staff: 'content_token' })
const credentials = { identifier: 'ann@example.com', password: 'good' }
const userOf = (role: string | null): ContentUser => ({
  id: 1,
  username: 'ann',
  email: 'ann@example.com',
  provider: 'local',
  confirmed: true,
  blocked: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  role: role === null ? null : { id: 1, name: role, description: null, type: role.toLowerCase() },
})

const refusal = (status: number): BackendFailure => ({
  kind: 'refused',
  status,
  code: null,
  retryAfterS: null,
})

/** A content backend that knows one user, with a token of its own. */
const backendOf = (role: string | null): ContentAuth => ({
  signIn: async ({ password }) =>
    password === 'good' ? { kind: 'ok', status: 200, data: { jwt: 'the-token' } } : refusal(400),
  currentUser: async (token) =>
    token === 'the-token' ? { kind: 'ok', status: 200, data: userOf(role) } : refusal(401),
})

describe('staff', () => {
  let folder: string
  let store: StateStore
  const sessionsOver = (contentAuth: ContentAuth) =>
    createStaffSessions({ contentAuth, cookies, seal, store, staffRoles: ['Staff'], absoluteS: 60 })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'staff-'))
    store = createSqliteStateStore({ file: join(folder, 'state.db'), seal, now: Date.now })
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  it('get a sealed cookie of the configured name, which names them again', async () => {
    const staff = sessionsOver(backendOf('Staff'))
    const result = await staff.signIn(credentials)
    const cookie = 'cookie' in result ? result.cookie : ''
    expect(cookie).toMatch(
      /^__Host-content_token=[\w-]+; HttpOnly; Max-Age=60; Path=\/; SameSite=Lax; Secure$/,
    )
    expect(cookie).not.toContain('the-token')
    expect(await staff.read(cookie.split(';')[0] ?? '')).toMatchObject({ username: 'ann' })
  })

  it.each(['Authenticated', null])('are not users whose role is %s', async (role) => {
    const staff = sessionsOver(backendOf(role))
    expect(await staff.signIn(credentials)).toEqual({ refused: 'not_staff' })
    const sealed = cookies.write('staff', seal.seal('the-token', 'content token')).split(';')[0] ?? ''
    expect(await staff.read(sealed)).toBeUndefined()
  })

  it('are refused with a wrong password, and for a while after ten of them', async () => {
    const staff = sessionsOver(backendOf('Staff'))
    for (let tries = 0; tries < 10; tries++)
      expect(await staff.signIn({ ...credentials, password: 'bad' })).toEqual({ refused: 'credentials' })
    expect(await staff.signIn(credentials)).toEqual({ refused: 'too_many_requests' })
  })

  it('are signed out without a call when the cookie is empty, foreign or not ours', async () => {
    const asked: string[] = []
    const staff = sessionsOver({
      ...backendOf('Staff'),
      currentUser: async (token) => {
        asked.push(token)
        return refusal(401)
      },
    })
    for (const header of [null, '', '__Host-content_token=', '__Host-content_token=the-token'])
      expect(await staff.read(header)).toBeUndefined()
    expect(asked).toEqual([])
  })
})
