import { hash } from '@node-rs/argon2'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { passwordFaults } from './password-rule.ts'

/** Hashes that the library was asked to check a password against. */
const checked = vi.hoisted((): unknown[] => [])

// The real work is done; it is only counted.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>()
  const verify: typeof real.verify = (hashed, password) => {
    checked.push(hashed)
    return real.verify(hashed, password)
  }
  return { hash: real.hash, verify }
})

// Other files of this worker may have loaded the module without the count.
vi.resetModules()
const { createPasswordCheck, hashPassword, matchesHash } = await import('./passwords.ts')
afterAll(() => void vi.resetModules())

/** Returns the algorithm, version and cost of an encoded hash, which determine the work of a check. */
const costOf = (hash: unknown) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$/.exec(String(hash))?.[0]

describe('the check of a password', () => {
  beforeEach(() => {
    checked.length = 0
  })

  it('tells the right one from a wrong one', async () => {
    const matches = await createPasswordCheck()
    const hash = await hashPassword('Sandbox-2026!')
    expect([await matches('Sandbox-2026!', hash), await matches('Sandbox-2025!', hash)]).toEqual([
      true,
      false,
    ])
  })

  it('does the same work for an account that does not exist as for a wrong password, and says no', async () => {
    const matches = await createPasswordCheck()
    const hash = await hashPassword('Sandbox-2026!')
    expect([await matches('wrong', hash), await matches('wrong', undefined)]).toEqual([false, false])
    const costs = checked.map(costOf)
    expect(costs).toHaveLength(2)
    expect(costs[0]).toBeDefined()
    expect(costs[1]).toBe(costs[0])
  })
})

describe('a password that is typed on different keyboards', () => {
  const [composed, decomposed] = ['Caf\u00e9-2026!', 'Cafe\u0301-2026!']

  it('matches however its accents were encoded when it was hashed', async () => {
    for (const set of [composed, decomposed])
      for (const typed of [composed, decomposed])
        expect(await matchesHash(typed, await hashPassword(set))).toBe(true)
  })

  // P-234
  it('matches in every form that Unicode gives it, and in no other text’s', async () => {
    const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((typed) => typed.toWellFormed())
    const property = fc.asyncProperty(
      text,
      fc.constantFrom(...forms),
      fc.constantFrom(...forms),
      async (typed, set, entered) => {
        const hashed = await hashPassword(typed.normalize(set))
        expect(await matchesHash(typed.normalize(entered), hashed)).toBe(true)
        expect(await matchesHash(`${typed}1`, hashed)).toBe(false)
      },
    )
    // Each run hashes, which is slow on purpose.
    await fc.assert(property, { numRuns: 12 })
  })

  it('still matches a hash made before typed text was normalised', async () => {
    const old = await hash(decomposed)
    expect(await matchesHash(decomposed, old)).toBe(true)
    const matches = await createPasswordCheck()
    expect(await matches(decomposed, old)).toBe(true)
    expect(await matches('Cafe-2026!', old)).toBe(false)
  })

  it('lacks a special character where an accent is the only sign', () => {
    expect(passwordFaults('Cafe\u0301Creme12')).toContain('special')
    expect(passwordFaults(decomposed)).toEqual([])
  })
})
