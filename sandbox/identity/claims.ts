import type { AccessToken, ClientCredentials, FindAccount, KoaContextWithOIDC } from 'oidc-provider'
import { personName } from '../../src/lib/person-name.ts'
import { type Account, findAccount } from '../accounts/accounts.ts'
import type { SandboxDeps } from '../deps.ts'
import { mailLanguageOf } from '../mails/mail-language.ts'

/** Access token claim that names the token's grant: revoking the grant revokes its tokens. */
export const grantClaim = 'urn:portal:grant'

/** Returns the claims of an account (OpenID Connect Core 1.0, section 5.1). */
export function claimsOf(
  account: Account,
  roleClaim: string,
): { sub: string } & Record<string, string | boolean> {
  const { email, emailConfirmed, firstName, id, lastName, locale, preferredLocale, role } = account
  return {
    sub: id,
    email,
    email_verified: emailConfirmed,
    name: personName(firstName, lastName),
    given_name: firstName,
    family_name: lastName,
    nickname: email.replace(/@.*$/, ''),
    locale: mailLanguageOf({ locale, preferredLocale }),
    [roleClaim]: role,
  }
}

type ClaimDeps = Pick<SandboxDeps, 'db' | 'env'>

/** Creates the library's account look-up. */
export function accountFinder({ db, env }: ClaimDeps): FindAccount {
  return async (_context, id) => {
    const account = await findAccount(db, id)
    if (account === undefined) return undefined
    return { accountId: account.id, claims: () => claimsOf(account, env.identity.roleClaim) }
  }
}

/** Returns the additional claims of access tokens. */
export function tokenClaims({ db, env }: ClaimDeps) {
  return async (_context: KoaContextWithOIDC, token: AccessToken | ClientCredentials) => {
    if (!('accountId' in token)) return undefined
    const account = await findAccount(db, token.accountId)
    return { [env.identity.roleClaim]: account?.role, [grantClaim]: token.grantId }
  }
}
