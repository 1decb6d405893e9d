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
const headerOf = (setCookies: readonly string[]) =>
  setCookies.map((setCookie) => setCookie.split(';')[0]).join('; ')
/** The cookies of a browser that received the answers in this order. */
const keptOf = (...answers: { readonly cookies: readonly string[] }[]) => {
  const pairs = answers.flatMap(({ cookies: lines }) =>
    lines.map((line) => (line.split(';')[0] ?? '').split('=')),
  )
  return [...new Map(pairs.map(([name, value]) => [name, value]))]
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
}
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
    const { state, nonce, verifier, cookies: bound } = await attempts.begin(wanted, null)
    const taken = await Promise.all([1, 2, 3].map(() => attempts.take(state, headerOf(bound))))
    expect(taken.filter((attempt) => attempt !== undefined)).toEqual([
      expect.objectContaining({ ...wanted, nonce, verifier }),
    ])
  })

  it('is over after a quarter of an hour', async () => {
    const { state, cookies: bound } = await attempts.begin(wanted, null)
    clockMs += attemptLivesS * 1000
    expect(await attempts.take(state, headerOf(bound))).toBeUndefined()
  })

  it('is worth nothing to another browser, nor to one without its cookie, nor with a made-up one', async () => {
    const other = await attempts.begin(wanted, null)
    for (const header of [null, headerOf(other.cookies), 'signin-3000=x', `signin-3000=${'A'.repeat(43)}`]) {
      const { state } = await attempts.begin(wanted, null)
      expect(await attempts.take(state, header)).toBeUndefined()
    }
  })

  it('has secrets that no other one has, in a browser that keeps its own', async () => {
    const first = await attempts.begin(wanted, null)
    const second = await attempts.begin(wanted, headerOf(first.cookies))
    expect(second.cookies).toEqual(first.cookies.slice(0, 1))
    const secrets = [first, second].flatMap(({ state, nonce, verifier }) => [state, nonce, verifier])
    expect(new Set(secrets).size).toBe(6)
    // RFC 7636, 4.1: between 43 and 128 unreserved characters.
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
  })

  // P-803
  it.each([
    ['without any token', undefined, undefined],
    ['with tokens that replaced each other', 'a', 'b'],
  ])('is not ended by one that began before this browser had its cookie: %s', async (_, one, other) => {
    const [first, second] = await Promise.all([
      attempts.begin(wanted, null, one),
      attempts.begin({ ...wanted, returnPath: '/en' }, null, other),
    ])
    const kept = keptOf(first, second)
    expect(await attempts.take(first.state, kept)).toMatchObject({ returnPath: wanted.returnPath })
    expect(await attempts.take(second.state, kept)).toMatchObject({ returnPath: '/en' })
    for (const { state } of [first, second])
      expect(attempts.end(state, kept)).toMatch(/^signin-3000-\d+=;.*Max-Age=0/)
    expect(attempts.end(first.state, null)).toBeUndefined()
  })

  it('is worth nothing to the own cookie of another one', async () => {
    const [first, second] = [await attempts.begin(wanted, null), await attempts.begin(wanted, null)]
    expect(await attempts.take(first.state, headerOf(second.cookies))).toBeUndefined()
  })
})
