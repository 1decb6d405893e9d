import type { Context } from 'hono'
import { type Right, rightSchema } from '../../../src/contract/product-api/user.schema.ts'
import { type Account, clientOf } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { type AccessTokenCheck, bearerTokenOf } from '../../identity/access-tokens.ts'
import type { ClientName } from '../../identity/identity-env.ts'

/** What telling callers apart needs. */
export type CallerDeps = { readonly db: Db; readonly readAccessToken: AccessTokenCheck }

/** Whom a call's token speaks for. The account may have gone since the token was given. */
export type Caller = {
  readonly accountId: string
  readonly client: ClientName
  readonly grantId: string
  readonly account: Account | undefined
}

const challenge = { 'www-authenticate': 'Bearer error="invalid_token"' }

type CallContext = Context<SandboxHono & { Variables: { caller?: Caller } }>

/**
 * Who makes a call: nobody without `Authorization`. A token that is not good ends the call with 401, also where none is
 * needed: whoever sends one means to be known. What was found stands in the call's context, for the gate and the
 * handler ask alike.
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
  const { accountId, client, grantId, account } = token
  const isOfOtherClient = account !== undefined && clientOf(account) !== client
  if (isOfOtherClient) return refuse(context, 'unauthenticated', { headers: challenge })
  return { accountId, client, grantId, account }
}

/** The caller's token, which must be one of this client. */
export async function requireCaller(context: Context, deps: CallerDeps, client: ClientName): Promise<Caller> {
  const caller = await readCaller(context, deps)
  if (caller === undefined)
    return refuse(context, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
  return caller.client === client ? caller : refuse(context, 'forbidden')
}

/** The caller's account. */
export async function requireAccount(
  context: Context,
  deps: CallerDeps,
  client: ClientName,
): Promise<Account> {
  const { account } = await requireCaller(context, deps, client)
  return account ?? refuse(context, 'unauthenticated', { headers: challenge })
}

/** The permissions that an account holds, in the contract's words. */
export function rightsOf({ rights }: Pick<Account, 'rights'>): Right[] {
  return rightSchema.options.filter((right) => rights.includes(right))
}

/** Whether staff have approved the account: until then it may sign in and nothing else (P-155). */
export function isApproved({ verification }: Pick<Account, 'verification'>): boolean {
  return verification === 'approved'
}

/** Ends the call unless the account holds the right and is approved. */
export function requireRight(context: Context, account: Account, right: Right): void {
  if (!isApproved(account) || !rightsOf(account).includes(right)) refuse(context, 'forbidden')
}
