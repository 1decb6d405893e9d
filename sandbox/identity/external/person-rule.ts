import type { JWTPayload } from 'jose'
import { z } from 'zod'
import { booleanOf } from '../../../src/contract/identity/claims.schema.ts'

const name = z.string().min(1)

/** Variables of the rule by which tokens of another identity provider are mapped to people. */
export const personRuleVariables = {
  SANDBOX_TOKEN_PERSON: z.enum(['sub', 'claim', 'email', 'table']).default('sub'),
  SANDBOX_TOKEN_PERSON_CLAIM: name.optional(),
  SANDBOX_TOKEN_PERSON_FILE: name.optional(),
  SANDBOX_TOKEN_EMAIL_CLAIM: name.default('email'),
  SANDBOX_TOKEN_EMAIL_VERIFIED_CLAIM: name.default('email_verified'),
}

const variablesSchema = z.object(personRuleVariables)

/** Rule that maps a token to a person. */
export type PersonRule =
  /** The subject is the account's id. */
  | { readonly kind: 'sub' }
  /** A claim holds the account's id. */
  | { readonly kind: 'claim'; readonly claim: string }
  /** An email address that the provider has verified. */
  | { readonly kind: 'email'; readonly claim: string; readonly verifiedClaim: string }
  /** A file lists subjects and accounts. */
  | { readonly kind: 'table'; readonly file: string }
  | { readonly kind: 'incomplete'; readonly missing: string }

/** Reads the rule; `incomplete` names the variable that the chosen rule needs. */
export function personRuleOf(values: z.output<typeof variablesSchema>): PersonRule {
  const { SANDBOX_TOKEN_PERSON_CLAIM: claim, SANDBOX_TOKEN_PERSON_FILE: file } = values
  switch (values.SANDBOX_TOKEN_PERSON) {
    case 'sub':
      return { kind: 'sub' }
    case 'claim':
      return claim === undefined
        ? { kind: 'incomplete', missing: 'SANDBOX_TOKEN_PERSON_CLAIM' }
        : { kind: 'claim', claim }
    case 'email':
      return {
        kind: 'email',
        claim: values.SANDBOX_TOKEN_EMAIL_CLAIM,
        verifiedClaim: values.SANDBOX_TOKEN_EMAIL_VERIFIED_CLAIM,
      }
    case 'table':
      return file === undefined
        ? { kind: 'incomplete', missing: 'SANDBOX_TOKEN_PERSON_FILE' }
        : { kind: 'table', file }
  }
}

/** An account, by its id or by its email address. */
export type PersonName =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'email'; readonly email: string }

/** Reads the name of an account: an address has an `@`, an id has none. */
export function personNameOf(text: string): PersonName {
  return text.includes('@') ? { by: 'email', email: text } : { by: 'id', id: text }
}

function idIn(value: unknown): PersonName | undefined {
  return typeof value === 'string' && value !== '' ? { by: 'id', id: value } : undefined
}

/**
 * Returns the person named by the claims of a verified token under the rule; undefined for none. An address only counts
 * if the provider marks it as verified, since anybody can enter one.
 */
export function personIn(
  claims: JWTPayload,
  rule: PersonRule,
  table: ReadonlyMap<string, PersonName>,
): PersonName | undefined {
  switch (rule.kind) {
    case 'sub':
      return idIn(claims.sub)
    case 'claim':
      return idIn(claims[rule.claim])
    case 'email': {
      const email = claims[rule.claim]
      const isVerified = booleanOf(claims[rule.verifiedClaim]) === true
      return isVerified && typeof email === 'string' && email.includes('@')
        ? { by: 'email', email }
        : undefined
    }
    case 'table':
      return table.get(claims.sub ?? '')
    case 'incomplete':
      return undefined
  }
}
