import { describe, expect, it } from 'vitest'
import type { TokenResponse } from '../backends/content-api/content-auth.server.ts'
import { createStaffCookie } from './staff-cookie.server.ts'
import { createStaffSessions } from './staff-sessions.server.ts'
import {
  ann,
  backendOf,
  change,
  cleared,
  cookieOf,
  credentials,
  down,
  endsInMemory,
  held,
  holding,
  longLived,
  refusal,
  registration,
  reset,
  sessionsOver,
  token,
  userOf,
} from './testing.ts'

describe('staff', () => {
  it('get a sealed cookie of the configured name and attributes, which names them again', async () => {
    const staff = sessionsOver(backendOf('Staff'))
    const { kind, cookie } = await staff.signIn(credentials)
    expect(kind).toBe('signed_in')
    expect(cookie).toMatch(
      /^__Host-content_token=[\w-]+; HttpOnly; Max-Age=60; Path=\/; SameSite=Strict; Secure$/,
    )
    expect(cookie).not.toContain('the-token')
    expect(await staff.read(held(cookie))).toMatchObject(ann)
  })

  it('are signed in by a password reset and by a provider too', async () => {
    const staff = sessionsOver(backendOf('Staff'))
    const proof = { accessToken: 'x', sessionCookies: undefined }
    for (const entry of [await staff.resetPassword(reset), await staff.finishProvider('sso', proof)]) {
      expect(entry.kind).toBe('signed_in')
      expect(await staff.read(held(entry.cookie))).toMatchObject(ann)
    }
  })

  it.each([
    ['Authenticated', 'not_staff'],
    [null, 'role_not_returned'],
  ] as const)(
    'are not users whose role is %s, however they came by a token, and the reason is told apart',
    async (role, reason) => {
      const staff = sessionsOver(backendOf(role, { register: async () => token }))
      const proof = { accessToken: 'x', sessionCookies: undefined }
      const entries = [
        staff.signIn(credentials),
        staff.resetPassword(reset),
        staff.finishProvider('sso', proof),
      ]
      for (const entry of await Promise.all(entries)) {
        expect(entry).toMatchObject({ kind: 'refused', reason })
        expect(entry.cookie).toMatch(cleared)
      }
      expect((await staff.register(registration, 'fr')).cookie).toMatch(cleared)
      expect(await staff.read(cookieOf('the-token'))).toBeUndefined()
    },
  )

  // P-142
  it('are told so when their token is too long for a cookie, which a browser would drop without a word', async () => {
    const long: TokenResponse = { kind: 'ok', status: 200, data: { jwt: 'a'.repeat(2700) } }
    const calls = {
      signIn: async () => long,
      resetPassword: async () => long,
      register: async () => long,
      currentUser: async () => ({ kind: 'ok', status: 200, data: userOf('Staff') }) as const,
    }
    const staff = sessionsOver(backendOf('Staff', calls))
    for (const entry of [await staff.signIn(credentials), await staff.resetPassword(reset)]) {
      expect(entry).toMatchObject({ kind: 'refused', reason: 'token_too_large' })
      expect(entry.cookie).toMatch(cleared)
    }
    expect((await staff.register(registration, 'fr')).cookie).toMatch(cleared)
  })

  // P-142
  it('lose the token with each call that fails, and when their user cannot be loaded', async () => {
    const failing = sessionsOver(
      backendOf('Staff', {
        signIn: async () => refusal('email_not_confirmed'),
        forgotPassword: async () => refusal('RateLimitError', 429),
        sendEmailConfirmation: async () => down,
        finishProvider: async () => refusal('provider_disabled'),
      }),
    )
    expect(await failing.signIn(credentials)).toMatchObject({ reason: 'email_not_confirmed' })
    expect(await failing.forgotPassword('a@b.example', 'fr')).toMatchObject({ reason: 'too_many_requests' })
    expect(await failing.sendEmailConfirmation('a@b.example', 'fr')).toMatchObject({ reason: 'unavailable' })
    expect((await failing.signIn(credentials)).cookie).toMatch(cleared)
    const unloaded = sessionsOver(backendOf('Staff', { currentUser: async () => down }))
    const entry = await unloaded.signIn(credentials)
    expect(entry).toMatchObject({ kind: 'refused', reason: 'unavailable' })
    expect(entry.cookie).toMatch(cleared)
    expect(await unloaded.read(cookieOf('the-token'))).toBeUndefined()
  })

  it('are signed out by a change of their password, and by nothing less', async () => {
    const staff = sessionsOver(backendOf('Staff'))
    const changed = await staff.changePassword(cookieOf('the-token'), change)
    expect(changed?.kind).toBe('done')
    expect(changed?.cookie).toMatch(cleared)
    expect(await staff.changePassword(null, change)).toBeUndefined()
    const refusing = sessionsOver(
      backendOf('Staff', { changePassword: async () => refusal('wrong_current_password') }),
    )
    const refused = await refusing.changePassword(cookieOf('the-token'), change)
    expect(refused).toMatchObject({ kind: 'refused', reason: 'wrong_current_password' })
    expect(await refusing.read(held(refused?.cookie ?? ''))).toMatchObject(ann)
  })

  it('are signed out of all their other browsers by a new password, though the backend takes the old tokens', async () => {
    const staff = sessionsOver(backendOf('Staff'))
    const other = held((await staff.signIn(credentials)).cookie)
    expect(await staff.read(other)).toMatchObject(ann)
    await staff.changePassword(cookieOf('the-token'), change)
    expect(await staff.read(other)).toBeUndefined()
    expect(await staff.draftToken(other)).toBeUndefined()
  })

  // P-804
  it('are signed out of all their browsers by a new password even if they could not be loaded meanwhile', async () => {
    let isAway = false
    const named: TokenResponse = { kind: 'ok', status: 200, data: { jwt: 'the-token', user: { id: 1 } } }
    const { currentUser } = backendOf('Staff')
    const contentAuth = backendOf('Staff', {
      currentUser: async (jwt) => (isAway ? down : currentUser(jwt)),
      changePassword: async () => named,
      resetPassword: async () => named,
    })
    for (const set of ['changePassword', 'resetPassword'] as const) {
      const staff = sessionsOver(contentAuth)
      // It began before the reset did.
      const older = createStaffCookie({ ...holding, now: () => 999_000 }).begin({ jwt: 'the-token' })
      isAway = true
      if (set === 'changePassword') await staff.changePassword(cookieOf('the-token'), change)
      else expect(await staff.resetPassword(reset)).toMatchObject({ kind: 'refused', reason: 'unavailable' })
      isAway = false
      expect([set, await staff.read(held(older))]).toEqual([set, undefined])
    }
  })

  it('stay signed in by the reset that ends all their other sign-ins', async () => {
    let clockMs = 1_000_000
    const clock = { ...holding, now: () => clockMs }
    const rules = { staffRoles: ['Staff'], mayTry: async () => true }
    const parts = { ...rules, ends: endsInMemory(), tokens: longLived }
    const staff = createStaffSessions({ contentAuth: backendOf('Staff'), ...clock, ...parts })
    const older = held((await staff.signIn(credentials)).cookie)
    clockMs += 10
    const entry = await staff.resetPassword(reset)
    expect(await staff.read(older)).toBeUndefined()
    expect(await staff.read(held(entry.cookie))).toMatchObject({ user: { username: 'ann' } })
  })

  it('sign in by a password however it is typed, and by one that was kept as it was typed', async () => {
    const tried: string[] = []
    const keeping = (kept: string) =>
      sessionsOver(
        backendOf('Staff', {
          signIn: async ({ password }) => {
            tried.push(password)
            return password === kept ? token : refusal('wrong_credentials')
          },
        }),
      )
    const [composed, decomposed] = ['caf\u00e9', 'cafe\u0301']
    expect((await keeping(composed).signIn({ ...credentials, password: decomposed })).kind).toBe('signed_in')
    expect((await keeping(decomposed).signIn({ ...credentials, password: decomposed })).kind).toBe(
      'signed_in',
    )
    expect(tried).toEqual([composed, composed, decomposed])
  })

  // P-832
  it('set a password in one form, and in both of the fields that a content backend compares', async () => {
    const sent: unknown[] = []
    const note = async (body: unknown) => {
      sent.push(body)
      return token
    }
    const staff = sessionsOver(
      backendOf('Staff', {
        register: note,
        resetPassword: note,
        changePassword: async (_token, body) => note(body),
      }),
    )
    const [composed, typed] = ['caf\u00e9', 'cafe\u0301']
    const twice = { password: typed, passwordConfirmation: typed }
    await staff.register({ ...registration, password: typed }, 'fr')
    await staff.resetPassword({ ...reset, password: composed, passwordConfirmation: typed })
    await staff.changePassword(cookieOf('the-token'), { ...change, ...twice })
    expect(sent).toMatchObject([
      { password: composed },
      { password: composed, passwordConfirmation: composed },
      { password: composed, passwordConfirmation: composed },
    ])
  })

  it('are asked no password of while there were too many tries', async () => {
    const tried: string[] = []
    const staff = sessionsOver(backendOf('Staff'), async (identifier) => tried.push(identifier) <= 1)
    await staff.signIn({ ...credentials, identifier: 'Ann@Example.com' })
    expect(await staff.signIn(credentials)).toMatchObject({ kind: 'refused', reason: 'too_many_requests' })
    expect(tried).toEqual(['ann@example.com', 'ann@example.com'])
  })

  // P-211
  it('are signed out without a call when the cookie is empty, foreign or not ours', async () => {
    const asked: string[] = []
    const staff = sessionsOver(
      backendOf('Staff', {
        currentUser: async (jwt) => {
          asked.push(jwt)
          return down
        },
      }),
    )
    for (const header of [null, '', '__Host-content_token=', '__Host-content_token=the-token'])
      expect(await staff.read(header)).toBeUndefined()
    expect(asked).toEqual([])
  })
})
