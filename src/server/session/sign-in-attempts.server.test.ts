import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCookies } from './cookies.server.ts'
import { createSeal } from './seal.server.ts'
import { attemptLivesS, createSignInAttempts, type SignInAttempts } from './sign-in-attempts.server.ts'
import { createSqliteStateStore } from './sqlite-state-store.server.ts'
import type { StateStore } from './state-store.server.ts'

const cookies = createCookies('http://localhost:3000')
const headerOf = (setCookie: string) => setCookie.split(';')[0] ?? ''
const wanted = { client: 'investor', returnPath: '/fonds?page=2', locale: 'fr' } as const

let folder: string
let store: StateStore
let clockMs: number
let attempts: SignInAttempts

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'attempts-'))
  clockMs = 1_767_268_800_000
  const seal = createSeal(['a secret of thirty-two characters or more'])
  store = createSqliteStateStore({ file: join(folder, 'state.db'), seal, now: () => clockMs })
  attempts = createSignInAttempts({ store, cookies })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

describe('a sign-in on its way', () => {
  it('comes back with what it began with, once however many answers arrive', async () => {
    const { state, nonce, verifier, cookie } = await attempts.begin(wanted, null)
    const taken = await Promise.all([1, 2, 3].map(() => attempts.take(state, headerOf(cookie))))
    expect(taken.filter((attempt) => attempt !== undefined)).toEqual([
      expect.objectContaining({ ...wanted, nonce, verifier }),
    ])
  })

  it('is over after a quarter of an hour', async () => {
    const { state, cookie } = await attempts.begin(wanted, null)
    clockMs += attemptLivesS * 1000
    expect(await attempts.take(state, headerOf(cookie))).toBeUndefined()
  })

  it('is worth nothing to another browser, nor to one without its cookie, nor with a made-up one', async () => {
    const other = await attempts.begin(wanted, null)
    for (const header of [null, headerOf(other.cookie), 'signin-3000=x', `signin-3000=${'A'.repeat(43)}`]) {
      const { state } = await attempts.begin(wanted, null)
      expect(await attempts.take(state, header)).toBeUndefined()
    }
  })

  it('has secrets that no other one has, in a browser that keeps its own', async () => {
    const first = await attempts.begin(wanted, null)
    const second = await attempts.begin(wanted, headerOf(first.cookie))
    expect(headerOf(second.cookie)).toBe(headerOf(first.cookie))
    const secrets = [first, second].flatMap(({ state, nonce, verifier }) => [state, nonce, verifier])
    expect(new Set(secrets).size).toBe(6)
    // RFC 7636, 4.1: between 43 and 128 unreserved characters.
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
  })
})
