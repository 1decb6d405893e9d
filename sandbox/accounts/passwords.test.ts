import { verify } from '@node-rs/argon2'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPasswordCheck, hashPassword } from './passwords.ts'

// The real work is done; it is only counted.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>()
  return { hash: real.hash, verify: vi.fn(real.verify) }
})

/** Algorithm, version and cost of an encoded hash: what decides how much work it is. */
const costOf = (hash: unknown) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$/.exec(String(hash))?.[0]

describe('the check of a password', () => {
  beforeEach(() => vi.mocked(verify).mockClear())

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
    const costs = vi.mocked(verify).mock.calls.map(([checked]) => costOf(checked))
    expect(costs).toHaveLength(2)
    expect(costs[0]).toBeDefined()
    expect(costs[1]).toBe(costs[0])
  })
})
