import { sign, verify } from 'hono/jwt'
import type { Db } from '../../database/open-database.ts'
import { ContentError } from '../http/content-error.ts'
import { findUser, type UserRow, type UserWithRole } from './user-rows.ts'

/** 30 days, Strapi's default. */
const lifetimeS = 30 * 24 * 3600

/** Tokens of Strapi's legacy mode: one JWT, no refresh. */
export type Tokens = {
  issue(user: UserRow): Promise<string>
  /** @throws {ContentError} 401 when the token is invalid, expired, or older than the user's last password */
  read(token: string): Promise<UserWithRole>
}

type Options = { readonly db: Db; readonly key: () => Promise<string>; readonly now: () => Date }

function unauthorized(): ContentError {
  return new ContentError('UnauthorizedError', 'Missing or invalid credentials')
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

async function claimsOf(token: string, key: string) {
  try {
    // Expiry is checked below with this backend's clock, which tests can set.
    return await verify(token, key, { alg: 'HS256', exp: false, iat: false, nbf: false })
  } catch {
    throw unauthorized()
  }
}

/** Creates the issuer and verifier of tokens. */
export function createTokens({ db, key, now }: Options): Tokens {
  return {
    issue: async ({ id, tokensValidFrom }) => {
      const iat = secondsOf(now())
      const claims = { id, iat, exp: iat + lifetimeS, since: tokensValidFrom.getTime() }
      return sign(claims, await key(), 'HS256')
    },
    read: async (token) => {
      const { id, exp, since } = await claimsOf(token, await key())
      if (typeof id !== 'number' || typeof exp !== 'number' || exp <= secondsOf(now())) throw unauthorized()
      const found = await findUser(db, id)
      const isCurrent = found?.user.tokensValidFrom.getTime() === since
      if (found === undefined || found.user.isBlocked || !isCurrent) throw unauthorized()
      return found
    },
  }
}
