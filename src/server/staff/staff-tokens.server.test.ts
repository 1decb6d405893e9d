import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TokenResponse } from '../backends/content-api/content-auth.server.ts'
import { createSeal } from '../session/seal.server.ts'
import { createSqliteStateStore } from '../session/sqlite-state-store.server.ts'
import type { StateStore } from '../session/state-store.server.ts'
import type { HeldToken } from './staff-cookie.server.ts'
import { createStaffTokens } from './staff-tokens.server.ts'
import { endOfAccess } from './token-lifetime.server.ts'

const tenMinutesMs = 600_000
const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const jwt = (name: string, livesS = 600) =>
  `${part({ alg: 'HS256' })}.${part({ name, iat: 5, exp: 5 + livesS })}.x`

let folder: string
const stores: StateStore[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staff-tokens-'))
})
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
  rmSync(folder, { recursive: true })
})

/**
 * Creates a content backend in refresh mode, whose refresh tokens are valid for one use, and processes of the portal.
 */
function world() {
  const state = {
    nowMs: 0,
    response: 'well' as 'well' | 'down' | 'busy',
    good: 'refresh-0',
    spent: [] as string[],
  }
  const seal = createSeal(['a secret of thirty-two characters or more'])
  const store = createSqliteStateStore({ file: join(folder, 'state.db'), seal, now: () => state.nowMs })
  stores.push(store)
  const refresh = async (refreshToken: string): Promise<TokenResponse> => {
    if (state.response === 'down') return { kind: 'unreachable', reason: 'network' }
    if (state.response === 'busy')
      return { kind: 'refused', status: 429, code: 'TooManyRequestsError', retryAfterS: 60 }
    state.spent.push(refreshToken)
    await Promise.resolve()
    if (refreshToken !== state.good)
      return { kind: 'refused', status: 401, code: 'UnauthorizedError', retryAfterS: null }
    state.good = `refresh-${state.spent.length}`
    return { kind: 'ok', status: 200, data: { jwt: jwt(state.good), refreshToken: state.good } }
  }
  const process = () =>
    createStaffTokens({
      store,
      refresh,
      livesS: 43_200,
      now: () => state.nowMs,
      wait: () => new Promise((resolve) => setImmediate(resolve)),
    })
  const held: HeldToken = {
    token: jwt('first'),
    refreshToken: 'refresh-0',
    tokenEndsAtMs: tenMinutesMs,
    beganAtMs: 0,
    endsAtMs: 43_200_000,
  }
  return { state, process, held }
}

describe('the tokens of staff in refresh mode', () => {
  it('are used as they are until a minute before their end, and then replaced once', async () => {
    const { state, process, held } = world()
    const tokens = process()
    state.nowMs = tenMinutesMs - 61_000
    expect(await tokens.current(held)).toBe(held.token)
    state.nowMs = tenMinutesMs - 59_000
    expect(await tokens.current(held)).toBe(jwt('refresh-1'))
    // The browser still holds the first ones.
    expect(await tokens.current(held)).toBe(jwt('refresh-1'))
    expect(state.spent).toEqual(['refresh-0'])
  })

  it('are replaced again and again, as long as the sign-in lasts', async () => {
    const { state, process, held } = world()
    const tokens = process()
    for (const round of [1, 2, 3]) {
      state.nowMs += tenMinutesMs
      expect(await tokens.current(held)).toBe(jwt(`refresh-${round}`))
    }
    expect(state.spent).toEqual(['refresh-0', 'refresh-1', 'refresh-2'])
  })

  it('are replaced once for all requests of all processes that ask at a time', async () => {
    const { state, process, held } = world()
    const processes = [process(), process()]
    state.nowMs = tenMinutesMs
    const asked = [0, 1, 2, 3, 4, 5].map((index) => processes[index % 2]?.current(held))
    expect(new Set(await Promise.all(asked))).toEqual(new Set([jwt('refresh-1')]))
    expect(state.spent).toEqual(['refresh-0'])
  })

  it('are replaced before their time where the backend refuses them', async () => {
    const { process, held } = world()
    expect(await process().current(held, held.token)).toBe(jwt('refresh-1'))
  })

  // P-804
  it.each(['down', 'busy'] as const)(
    'go on as long as they last while the backend is %s',
    async (response) => {
      const { state, process, held } = world()
      const tokens = process()
      state.response = response
      state.nowMs = tenMinutesMs - 1000
      expect(await tokens.current(held)).toBe(held.token)
      state.nowMs = tenMinutesMs
      expect(await tokens.current(held)).toBeUndefined()
      state.response = 'well'
      expect(await tokens.current(held)).toBe(jwt('refresh-1'))
    },
  )

  it('end when the backend refuses the refresh token', async () => {
    const { state, process, held } = world()
    state.good = 'another'
    state.nowMs = tenMinutesMs
    expect(await process().current(held)).toBeUndefined()
  })

  it('are what the browser holds where there is no refresh token', async () => {
    const { process, held } = world()
    const { refreshToken: _none, ...longLived } = held
    expect(await process().current(longLived)).toBe(held.token)
    expect(await process().current(longLived, held.token)).toBeUndefined()
  })

  it('last as long as they say, whatever the clock of the backend shows', () => {
    expect(endOfAccess(jwt('a'), 1_000_000)).toBe(1_600_000)
    expect(endOfAccess('no token', 0)).toBeUndefined()
  })
})
