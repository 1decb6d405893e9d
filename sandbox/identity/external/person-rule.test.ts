import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type PersonRule, personIn, personRuleOf, personRuleVariables } from './person-rule.ts'
import type { SubjectTable } from './subject-table.ts'

const variables = z.object(personRuleVariables)
const ruleOf = (given: Readonly<Record<string, string>>) => personRuleOf(variables.parse(given))
const nobody: SubjectTable = new Map()
const byEmail = ruleOf({ SANDBOX_TOKEN_PERSON: 'email' })
const byClaim = { kind: 'claim', claim: 'https://portal.example/person' } as const

// P-540
describe('the rule that maps a token to a person', () => {
  it('is the subject unless another is set, and names the variable that it needs', () => {
    expect(ruleOf({})).toEqual({ kind: 'sub' })
    expect(ruleOf({ SANDBOX_TOKEN_PERSON: 'claim' })).toEqual({
      kind: 'incomplete',
      missing: 'SANDBOX_TOKEN_PERSON_CLAIM',
    })
    expect(ruleOf({ SANDBOX_TOKEN_PERSON: 'table' })).toEqual({
      kind: 'incomplete',
      missing: 'SANDBOX_TOKEN_PERSON_FILE',
    })
    const claims = { SANDBOX_TOKEN_EMAIL_CLAIM: 'mail', SANDBOX_TOKEN_EMAIL_VERIFIED_CLAIM: 'xms_edov' }
    expect(ruleOf({ SANDBOX_TOKEN_PERSON: 'email', ...claims })).toEqual({
      kind: 'email',
      claim: 'mail',
      verifiedClaim: 'xms_edov',
    })
  })

  it.each([
    [ruleOf({}), { sub: 'acc-1' }, { by: 'id', id: 'acc-1' }],
    [byClaim, { sub: 'auth0|1', 'https://portal.example/person': 'acc-1' }, { by: 'id', id: 'acc-1' }],
    [byClaim, { sub: 'acc-1' }, undefined],
    [byClaim, { sub: 'acc-1', 'https://portal.example/person': ['acc-1'] }, undefined],
    [byClaim, { sub: 'acc-1', 'https://portal.example/person': '' }, undefined],
    [byEmail, { email: 'a@b.example', email_verified: true }, { by: 'email', email: 'a@b.example' }],
    [byEmail, { email: 'a@b.example', email_verified: 'true' }, { by: 'email', email: 'a@b.example' }],
    [byEmail, { email: 'a@b.example', email_verified: false }, undefined],
    [byEmail, { email: 'a@b.example' }, undefined],
    [byEmail, { email: 'acc-1', email_verified: true }, undefined],
    [byEmail, { sub: 'acc-1', email_verified: true }, undefined],
  ])('%j reads %j as %j', (rule, claims, person) => {
    expect(personIn(claims, rule, nobody)).toEqual(person)
  })

  it('reads a table by the subject alone', () => {
    const table = new Map([['auth0|1', { by: 'email', email: 'a@b.example' } as const]])
    const rule: PersonRule = { kind: 'table', file: 'people.txt' }
    expect(personIn({ sub: 'auth0|1' }, rule, table)).toEqual({ by: 'email', email: 'a@b.example' })
    expect(
      personIn({ sub: 'acc-1', email: 'a@b.example', email_verified: true }, rule, table),
    ).toBeUndefined()
  })

  it('never takes an address for verified but by a form of yes, whatever the claims hold', () => {
    const yes = new Set<unknown>([true, 'true', 1, '1'])
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(fc.string(), fc.anything()), (verified, others) => {
        const claims = { ...others, email: 'a@b.example', email_verified: verified }
        const word = typeof verified === 'string' ? verified.trim().toLowerCase() : verified
        expect(personIn(claims, byEmail, nobody) !== undefined).toBe(yes.has(word))
      }),
    )
  })

  it('never names anybody by a claim that is no text', () => {
    const noText = fc.anything().filter((value) => typeof value !== 'string')
    fc.assert(
      fc.property(noText, (value) => {
        expect(personIn({ sub: 'acc-1', [byClaim.claim]: value }, byClaim, nobody)).toBeUndefined()
        expect(personIn({ email: value as string, email_verified: true }, byEmail, nobody)).toBeUndefined()
      }),
    )
  })
})
