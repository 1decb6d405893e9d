import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSeal } from '../session/seal.server.ts'
import { createSqliteStateStore } from '../session/sqlite-state-store.server.ts'
import type { StateStore } from '../session/state-store.server.ts'
import { createCaptcha } from './captcha.server.ts'

const secrets = ['a secret of thirty-two characters or more'] as const
const newer = ['another secret of thirty-two characters', ...secrets] as const
let folder: string
let store: StateStore

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'captcha-'))
  store = createSqliteStateStore({ file: join(folder, 'state.db'), seal: createSeal(secrets), now: Date.now })
})

afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const captchaWith = (options: Partial<Parameters<typeof createCaptcha>[0]> = {}) =>
  createCaptcha({ store, secrets, now: Date.now, ...options })

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

async function solve(challenge: Challenge): Promise<string> {
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

describe('a captcha', () => {
  it('accepts a solution once', async () => {
    const captcha = captchaWith()
    const solution = await solve(await captcha.challenge('contact'))
    expect(await captcha.check(solution, 'contact')).toBe('ok')
    expect(await captcha.check(solution, 'contact')).toBe('refused')
  })

  it('accepts of two at once only one', async () => {
    const captcha = captchaWith()
    const solution = await solve(await captcha.challenge('contact'))
    const verdicts = await Promise.all([
      captcha.check(solution, 'contact'),
      captcha.check(solution, 'contact'),
    ])
    expect(verdicts.toSorted()).toEqual(['ok', 'refused'])
  })

  it('is missing where a browser sent nothing', async () => {
    expect(await captchaWith().check(null, 'contact')).toBe('missing')
    expect(await captchaWith().check('', 'contact')).toBe('missing')
  })

  it('refuses the solution of another form', async () => {
    const captcha = captchaWith()
    const solution = await solve(await captcha.challenge('white-book'))
    expect(await captcha.check(solution, 'contact')).toBe('refused')
  })

  it('refuses a challenge whose time is over', async () => {
    const captcha = captchaWith({ now: () => Date.now() - 3_600_000 })
    expect(await captcha.check(await solve(await captcha.challenge('contact')), 'contact')).toBe('refused')
  })

  it('accepts a challenge of an older secret and refuses one of a stranger’s', async () => {
    const solution = await solve(await captchaWith().challenge('contact'))
    expect(await captchaWith({ secrets: newer }).check(solution, 'contact')).toBe('ok')
    const strange = captchaWith({ secrets: ['a stranger’s secret of many characters'] })
    expect(await captchaWith().check(await solve(await strange.challenge('contact')), 'contact')).toBe(
      'refused',
    )
  })

  it('refuses a challenge that was made easier, and a guessed solution', async () => {
    const challenge = await captchaWith().challenge('contact')
    const { parameters } = challenge
    const easier = { ...challenge, parameters: { ...parameters, keyPrefix: '0' } }
    expect(await captchaWith().check(await solve(easier), 'contact')).toBe('refused')
    const guessed = {
      challenge,
      solution: { counter: 1, derivedKey: `${parameters.keyPrefix}${'0'.repeat(32)}` },
    }
    expect(await captchaWith().check(encode(guessed), 'contact')).toBe('refused')
  })

  it.each(['x', 'e30=', encode([]), encode({ challenge: 1 }), 'A'.repeat(10_000)])(
    'refuses %.20s',
    async (text) => {
      expect(await captchaWith().check(text, 'contact')).toBe('refused')
    },
  )
})
