import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hookSignature, isFromHolder } from './handle-hook.server.ts'

const secret = 'a secret of thirty-two characters or more'
const signed = (signature: string) => new Headers({ 'x-signature': signature })

describe('a signature', () => {
  it('is the HMAC-SHA256 that other implementations compute (RFC 4231, test case 2)', () => {
    expect(hookSignature('what do ya want for nothing?', 'Jefe')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
  })

  it('proves exactly the body that it was made of, whatever the body', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (body, other) => {
        const headers = signed(hookSignature(body, secret))
        expect(isFromHolder(headers, body, secret)).toBe(true)
        expect(isFromHolder(headers, other, secret)).toBe(Buffer.from(body).equals(Buffer.from(other)))
      }),
    )
  })

  it('is worth nothing under another secret, or when it is no digest at all', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x20-\x7e]*$/), (text) => {
        expect(isFromHolder(signed(text), 'body', secret)).toBe(false)
      }),
    )
    expect(isFromHolder(signed(hookSignature('body', `${secret}!`)), 'body', secret)).toBe(false)
  })

  it('may name its algorithm, and decides alone: a right token does not mend it', () => {
    const headers = signed(`sha256=${hookSignature('body', secret)}`)
    expect(isFromHolder(headers, 'body', secret)).toBe(true)
    headers.set('x-signature', hookSignature('other', secret))
    headers.set('authorization', `Bearer ${secret}`)
    expect(isFromHolder(headers, 'body', secret)).toBe(false)
  })
})

describe('a token', () => {
  it.each([
    [`Bearer ${secret}`, true],
    [`bearer ${secret}`, true],
    [`Bearer ${secret}x`, false],
    [`Bearer ${secret.slice(1)}`, false],
    [`Basic ${secret}`, false],
    [secret, false],
    ['', false],
  ])('%s proves: %s', (authorization, expected) => {
    expect(isFromHolder(new Headers({ authorization }), 'body', secret)).toBe(expected)
  })
})
