import { getConnInfo } from '@hono/node-server/conninfo'
import { type Account, findAccount } from '../accounts/accounts.ts'
import type { PasswordCheck } from '../accounts/passwords.ts'
import { readTicket } from '../accounts/tickets.ts'
import {
  finish,
  type IdentityContext,
  type Interaction,
  type InteractionDeps,
  isFormOf,
  leaveOtherSession,
  readInteraction,
} from './interaction.ts'
import type { FormFault, PageContent } from './pages/sign-in-pages.ts'
import { sendIdentityPage, stop } from './send-page.ts'
import { recordSignIn, type Visitor } from './sign-in.ts'

/** Dependencies of the sign-in routes. */
export type SignInRouteDeps = InteractionDeps & { readonly passwordMatches: PasswordCheck }

const retryAfterS = 900
const faultStatuses = { wrong: 422, passkey: 422, ended: 422, blocked: 429 } as const

/** Fields of the forms of a sign-in. */
export type Form = Readonly<Record<'form' | 'email' | 'password' | 'code' | 'response', string>>

/** Reads the fields of a sign-in's forms. */
export async function readForm(context: IdentityContext): Promise<Form> {
  const body = await context.req.parseBody()
  const text = (name: string) => {
    const value = body[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    form: text('form'),
    email: text('email'),
    password: text('password'),
    code: text('code'),
    response: text('response'),
  }
}

/** Returns the origin of a request: network address, client and user agent. */
export function visitorOf(context: IdentityContext, { client, clientId }: Interaction): Visitor {
  const address = getConnInfo(context).remote.address ?? 'unknown'
  return { address, client, clientId, userAgent: context.req.header('user-agent') ?? '' }
}

/** Shows a page of a sign-in. */
export function show(
  context: IdentityContext,
  deps: InteractionDeps,
  interaction: Interaction,
  content: PageContent,
) {
  const { language, portalUrl } = interaction
  return sendIdentityPage(context, deps, { language, portalUrl, content })
}

/** Shows a page again, with the reason. */
export function showAgain(
  context: IdentityContext,
  deps: InteractionDeps,
  interaction: Interaction,
  fault: NonNullable<FormFault>,
  content: PageContent,
) {
  const { language, portalUrl } = interaction
  const headers: Record<string, string> = fault === 'blocked' ? { 'retry-after': String(retryAfterS) } : {}
  return sendIdentityPage(context, deps, {
    language,
    portalUrl,
    content,
    headers,
    status: faultStatuses[fault],
  })
}

/** Returns the sign-in of this request; a submitted form must belong to it. */
export async function opened(
  context: IdentityContext,
  deps: InteractionDeps,
  form?: Form,
): Promise<Interaction> {
  const interaction = await readInteraction(context, deps)
  if (interaction === undefined) return stop(context, deps, 'failure')
  if (form !== undefined && !isFormOf(interaction, form.form)) {
    return stop(context, deps, 'failure', interaction.language)
  }
  return interaction
}

/** Ends a sign-in with an account, and records it. */
export async function letIn(
  context: IdentityContext,
  deps: SignInRouteDeps,
  interaction: Interaction,
  { account, amr }: { readonly account: Account; readonly amr: readonly string[] },
): Promise<Response> {
  await recordSignIn(deps, account, visitorOf(context, interaction), interaction.language)
  await leaveOtherSession(context, deps, account.id)
  const login = { accountId: account.id, amr: [...amr], remember: false }
  return finish(context, deps, { login })
}

/** Returns the account whose password was just accepted in this sign-in. */
export async function awaitingSecondFactor(
  deps: SignInRouteDeps,
  { uid }: Interaction,
): Promise<Account | undefined> {
  const key = { purpose: 'second_factor', secret: uid, now: deps.now() } as const
  const accountId = await readTicket(deps.db, key)
  return accountId === undefined ? undefined : findAccount(deps.db, accountId)
}
