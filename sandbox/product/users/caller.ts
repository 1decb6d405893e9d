import type { Context } from 'hono'
import { type Right, rightSchema } from '../../../src/contract/product-api/user.schema.ts'
import { type Account, clientOf } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { type AccessToken, type AccessTokenCheck, bearerTokenOf } from '../../identity/access-tokens.ts'
import { ProviderUnavailableError } from '../../identity/external/provider-keys.ts'
import type { ClientName } from '../../identity/identity-env.ts'

/** Dependencies of caller identification. */
export type CallerDeps = { readonly db: Db; readonly readAccessToken: AccessTokenCheck }

/** The account of a call's token. It may have been deleted since the token was issued. */
export type Caller = {
  readonly accountId: string
  /** Id by which the caller's identity provider knows them. */
  readonly subject: string
  readonly client: ClientName
  readonly grantId: string
  readonly isReadOnly: boolean
  readonly guest: AccessToken['guest']
  readonly mandate: AccessToken['mandate']
  readonly account: Account | undefined
}

const challenge = { 'www-authenticate': 'Bearer error="invalid_token"' }

type CallContext = Context<SandboxHono & { Variables: { caller?: Caller } }>

/**
 * Identifies the caller; undefined without `Authorization`. An invalid token aborts the call with 401, even
 * where none is needed, since its sender expects to be identified. The result is cached in the call's
 * context, for both the gate and the handler.
 */
export async function readCaller(context: CallContext, deps: CallerDeps): Promise<Caller | undefined> {
  const caller = context.get('caller') ?? (await findCaller(context, deps))
  context.set('caller', caller)
  return caller
}

const away = {
  status: 503,
  title: 'The identity provider cannot be asked',
  headers: { 'retry-after': '10' },
} as const

/** An identity provider that is away is no refusal: with a 401 the portal would end the session. */
async function readToken(context: CallContext, { readAccessToken }: CallerDeps, token: string) {
  try {
    return await readAccessToken(token)
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return refuse(context, 'internal_error', away)
    throw error
  }
}

async function findCaller(context: CallContext, deps: CallerDeps): Promise<Caller | undefined> {
  const header = context.req.header('authorization')
  if (header === undefined) return undefined
  const token = await readToken(context, deps, bearerTokenOf(header) ?? '')
  if (token === undefined) return refuse(context, 'unauthenticated', { headers: challenge })
  const {
    accountId,
    subject = accountId,
    client,
    grantId,
    account,
    guest,
    mandate,
    isReadOnly = false,
  } = token
  const isOfOtherClient = account !== undefined && clientOf(account) !== client
  if (isOfOtherClient) return refuse(context, 'unauthenticated', { headers: challenge })
  return { accountId, subject, client, grantId, account, guest, mandate, isReadOnly }
}

/** Returns the caller, whose token must be of this client. */
export async function requireCaller(context: Context, deps: CallerDeps, client: ClientName): Promise<Caller> {
  const caller = await readCaller(context, deps)
  if (caller === undefined)
    return refuse(context, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
  return caller.client === client ? caller : refuse(context, 'forbidden')
}

/**
 * Returns the person who makes the call: the owner of the account, or who acts for it by a mandate. Proofs of identity
 * and signatures are the person's.
 */
export async function requirePerson(
  context: Context,
  deps: CallerDeps,
  client: ClientName,
): Promise<Account> {
  const { account, mandate } = await requireCaller(context, deps, client)
  return mandate?.person ?? account ?? refuse(context, 'unauthenticated', { headers: challenge })
}

/** Returns the caller's account. */
export async function requireAccount(
  context: Context,
  deps: CallerDeps,
  client: ClientName,
): Promise<Account> {
  const { account } = await requireCaller(context, deps, client)
  return account ?? refuse(context, 'unauthenticated', { headers: challenge })
}

/**
 * Returns the permissions of an account, as the contract names them. Administration is of one team: it counts while the
 * user acts for that team, and not for another that they switch to.
 */
export function rightsOf({
  administersTeamId,
  rights,
  teamId,
}: Pick<Account, 'administersTeamId' | 'rights' | 'teamId'>): Right[] {
  const administers = administersTeamId !== null && administersTeamId === teamId
  return rightSchema.options.filter((right) =>
    right === 'team:manage' ? administers : rights.includes(right),
  )
}

/** Tells whether staff have approved the account: until then it may only sign in (P-155). */
export function isApproved({ verification }: Pick<Account, 'verification'>): boolean {
  return verification === 'approved'
}

/** Aborts the call unless the account has the right and is approved. */
export function requireRight(context: Context, account: Account, right: Right): void {
  if (!isApproved(account) || !rightsOf(account).includes(right)) refuse(context, 'forbidden')
}
