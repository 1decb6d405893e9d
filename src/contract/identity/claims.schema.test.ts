import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  idTokenClaimsSchema,
  providerMetadataSchema,
  roleOfClaim,
  tokenResponseSchema,
} from './claims.schema.ts'

const needed = { sub: 'u1', aud: 'portal' }

/** Values of every form, and those that providers are known to send. */
const anything = fc.oneof(
  fc.anything(),
  fc.jsonValue(),
  fc.constantFrom<unknown>('true', 'false', 'True', ' FALSE ', null, '', '3600', 'pwd', 0, 1, Number.NaN, -1),
)

describe('claims of an ID token', () => {
  it.each([
    [true, true],
    ['true', true],
    ['True', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [' FALSE ', false],
    [0, false],
    ['no', false],
    [{}, false],
    [null, undefined],
    [undefined, undefined],
  ])('read email_verified %j as %j', (value, meant) => {
    expect(idTokenClaimsSchema.parse({ ...needed, email_verified: value }).email_verified).toBe(meant)
  })

  it.each([
    [1_700_000_000, 1_700_000_000],
    ['1700000000', 1_700_000_000],
    ['', undefined],
    [null, undefined],
    ['yesterday', undefined],
  ])('read auth_time %j as %j', (value, meant) => {
    expect(idTokenClaimsSchema.parse({ ...needed, auth_time: value }).auth_time).toBe(meant)
  })

  it('are read whatever claims the portal does not need hold', () => {
    const others = fc.dictionary(
      fc.oneof(
        fc.constantFrom('email', 'email_verified', 'amr', 'auth_time', 'azp', 'nonce', 'iat', 'exp', 'acr'),
        fc.string().filter((name) => name !== 'sub' && name !== 'aud' && name !== '__proto__'),
      ),
      anything,
    )
    fc.assert(
      fc.property(others, (claims) => {
        const read = idTokenClaimsSchema.safeParse({ ...claims, ...needed })
        expect(read.data).toMatchObject(needed)
      }),
    )
  })

  it('never say that an address is verified but by a form of yes', () => {
    const yes = new Set<unknown>([true, 'true', 1, '1'])
    fc.assert(
      fc.property(anything, (value) => {
        const word = typeof value === 'string' ? value.trim().toLowerCase() : value
        const { email_verified } = idTokenClaimsSchema.parse({ ...needed, email_verified: value })
        expect(email_verified === true).toBe(yes.has(word))
      }),
    )
  })
})

describe('a role claim', () => {
  it.each([
    ['partner_user', 'partner_user'],
    ['investor', 'investor'],
    ['anything else', 'investor'],
    [['offline_access', 'partner_user'], 'partner_user'],
    [['offline_access'], 'investor'],
    ['', undefined],
    [[], undefined],
    [null, undefined],
    [undefined, undefined],
    [42, undefined],
    [{ name: 'partner_user' }, undefined],
  ])('%j means %j', (claim, role) => {
    expect(roleOfClaim(claim)).toBe(role)
  })

  it('of any form is read without a fault', () => {
    fc.assert(
      fc.property(anything, (claim) => {
        expect(['partner_user', 'investor', undefined]).toContain(roleOfClaim(claim))
      }),
    )
  })
})

describe('a response of the token endpoint', () => {
  it.each([
    [3600, 3600],
    ['3600', 3600],
    [0, undefined],
    [-1, undefined],
    [null, undefined],
    ['soon', undefined],
    [Number.MAX_VALUE, 31_536_000],
  ])('lives %j as %j seconds', (value, meant) => {
    expect(tokenResponseSchema.parse({ access_token: 'a', expires_in: value }).expires_in).toBe(meant)
  })

  it.each(['refresh_token', 'id_token'] as const)('has no %s where it is null, empty or no text', (name) => {
    for (const value of [null, '', undefined, 1, {}])
      expect(tokenResponseSchema.parse({ access_token: 'a', [name]: value })[name]).toBeUndefined()
    expect(tokenResponseSchema.parse({ access_token: 'a', [name]: 'given' })[name]).toBe('given')
  })

  it('is read whatever its other members hold', () => {
    const others = fc.dictionary(
      fc.constantFrom('token_type', 'expires_in', 'refresh_token', 'id_token', 'scope', 'x'),
      anything,
    )
    fc.assert(
      fc.property(others, (members) => {
        expect(tokenResponseSchema.safeParse({ ...members, access_token: 'a' }).success).toBe(true)
      }),
    )
  })
})

describe('metadata of a provider', () => {
  it('are read whatever the members that the portal can do without hold', () => {
    const known = {
      issuer: 'https://id.example',
      authorization_endpoint: 'https://id.example/a',
      token_endpoint: 'https://id.example/t',
      jwks_uri: 'https://id.example/k',
    }
    const names = ['end_session_endpoint', 'revocation_endpoint', 'userinfo_endpoint'] as const
    const flag = 'authorization_response_iss_parameter_supported'
    const others = fc.dictionary(fc.constantFrom(...names, flag, 'x'), anything)
    fc.assert(
      fc.property(others, (members) => {
        expect(providerMetadataSchema.safeParse({ ...members, ...known }).data).toMatchObject(known)
      }),
    )
    expect(providerMetadataSchema.parse({ ...known, [flag]: 'true' })[flag]).toBe(true)
    expect(providerMetadataSchema.parse(known)[flag] ?? false).toBe(false)
  })
})
