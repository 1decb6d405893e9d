import type { Context } from 'hono'
import { type Right, rightSchema } from '../../../src/contract/product-api/user.schema.ts'
import { type Account, clientOf } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { type AccessTokenCheck, bearerTokenOf } from '../../identity/access-tokens.ts'
import type { ClientName } from '../../identity/identity-env.ts'

/** Dependencies of caller identification. */
export type CallerDeps = { readonly db: Db; readonly readAccessToken: AccessTokenCheck }

/** The account of a call's token. It may have been deleted since the token was issued. */
export type Caller = {
  readonly accountId: string
  readonly client: ClientName
  readonly grantId: string
  readonly isReadOnly: boolean
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

async function findCaller(context: CallContext, deps: CallerDeps): Promise<Caller | undefined> {
  const header = context.req.header('authorization')
  if (header === undefined) return undefined
  const token = await deps.readAccessToken(bearerTokenOf(header) ?? '')
  if (token === undefined) return refuse(context, 'unauthenticated', { headers: challenge })
  const { accountId, client, grantId, account, isReadOnly = false } = token
  const isOfOtherClient = account !== undefined && clientOf(account) !== client
  if (isOfOtherClient) return refuse(context, 'unauthenticated', { headers: challenge })
  return { accountId, client, grantId, account, isReadOnly }
}

/** Returns the caller, whose token must be of this client. */
export async function requireCaller(context: Context, deps: CallerDeps, client: ClientName): Promise<Caller> {
  const caller = await readCaller(context, deps)
  if (caller === undefined)
    return refuse(context, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
  return caller.client === client ? caller : refuse(context, 'forbidden')
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

/** Returns the permissions of an account, as the contract names them. */
export function rightsOf({ rights }: Pick<Account, 'rights'>): Right[] {
  return rightSchema.options.filter((right) => rights.includes(right))
}

/** Tells whether staff have approved the account: until then it may only sign in (P-155). */
export function isApproved({ verification }: Pick<Account, 'verification'>): boolean {
  return verification === 'approved'
}

/** Aborts the call unless the account has the right and is approved. */
export function requireRight(context: Context, account: Account, right: Right): void {
  if (!isApproved(account) || !rightsOf(account).includes(right)) refuse(context, 'forbidden')
}
