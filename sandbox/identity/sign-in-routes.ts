import { getConnInfo } from '@hono/node-server/conninfo'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { mailPasswordReset } from '../accounts/account-mails.ts'
import { type Account, findAccount } from '../accounts/accounts.ts'
import { allowsAttempt, linksPerAddress } from '../accounts/attempts.ts'
import type { PasswordCheck } from '../accounts/passwords.ts'
import { keepTicket, readTicket, useTicket } from '../accounts/tickets.ts'
import { formGuard } from './form-guard.ts'
import {
  finish,
  type IdentityContext,
  type IdentityHono,
  type Interaction,
  type InteractionDeps,
  isFormOf,
  leaveOtherSession,
  readInteraction,
} from './interaction.ts'
import {
  type FormFault,
  forgottenPasswordPage,
  linkSentPage,
  type PageContent,
  recoveryCodePage,
  secondFactorPage,
  signInPage,
} from './pages/sign-in-pages.ts'
import { sendIdentityPage, stop } from './send-page.ts'
import {
  checkCredentials,
  checkSecondFactor,
  recordLanguage,
  recordSignIn,
  type SecondFactor,
  type Visitor,
} from './sign-in.ts'

/** Dependencies of the sign-in routes. */
export type SignInRouteDeps = InteractionDeps & { readonly passwordMatches: PasswordCheck }

const secondFactorMs = 10 * 60_000
const retryAfterS = 900
const faultStatuses = { wrong: 422, blocked: 429 } as const

/** Authentication methods of RFC 8176. */
const methods = {
  password: ['pwd'],
  totp: ['pwd', 'otp', 'mfa'],
  recovery: ['pwd', 'mfa'],
} as const

const pages = { totp: secondFactorPage, recovery: recoveryCodePage } as const

type Form = Readonly<Record<'form' | 'email' | 'password' | 'code', string>>

async function readForm(context: IdentityContext): Promise<Form> {
  const body = await context.req.parseBody()
  const text = (name: string) => {
    const value = body[name]
    return typeof value === 'string' ? value : ''
  }
  return { form: text('form'), email: text('email'), password: text('password'), code: text('code') }
}

function visitorOf(context: IdentityContext, { client, clientId }: Interaction): Visitor {
  const address = getConnInfo(context).remote.address ?? 'unknown'
  return { address, client, clientId, userAgent: context.req.header('user-agent') ?? '' }
}

function show(
  context: IdentityContext,
  deps: InteractionDeps,
  interaction: Interaction,
  content: PageContent,
) {
  const { language, portalUrl } = interaction
  return sendIdentityPage(context, deps, { language, portalUrl, content })
}

function showAgain(
  context: IdentityContext,
  deps: InteractionDeps,
  interaction: Interaction,
  fault: 'wrong' | 'blocked',
  page: (interaction: Interaction, fault: FormFault) => PageContent,
) {
  const { language, portalUrl } = interaction
  const headers: Record<string, string> = fault === 'blocked' ? { 'retry-after': String(retryAfterS) } : {}
  const content = page(interaction, fault)
  return sendIdentityPage(context, deps, {
    language,
    portalUrl,
    content,
    headers,
    status: faultStatuses[fault],
  })
}

/** Returns the sign-in of this request; a submitted form must belong to it. */
async function opened(context: IdentityContext, deps: InteractionDeps, form?: Form): Promise<Interaction> {
  const interaction = await readInteraction(context, deps)
  if (interaction === undefined) return stop(context, deps, 'failure')
  if (form !== undefined && !isFormOf(interaction, form.form)) {
    return stop(context, deps, 'failure', interaction.language)
  }
  return interaction
}

async function letIn(
  context: IdentityContext,
  deps: SignInRouteDeps,
  interaction: Interaction,
  { account, by }: { readonly account: Account; readonly by: keyof typeof methods },
): Promise<Response> {
  recordSignIn(deps, account, visitorOf(context, interaction), true)
  recordLanguage(deps, account, interaction.language)
  await leaveOtherSession(context, deps, account.id)
  const login = { accountId: account.id, amr: [...methods[by]], remember: false }
  return finish(context, deps, { login })
}

async function signIn(context: IdentityContext, deps: SignInRouteDeps): Promise<Response> {
  const form = await readForm(context)
  const interaction = await opened(context, deps, form)
  const outcome = await checkCredentials(deps, form, visitorOf(context, interaction))
  switch (outcome.kind) {
    case 'wrong':
    case 'blocked':
      return showAgain(context, deps, interaction, outcome.kind, (...given) =>
        signInPage(...given, form.email),
      )
    case 'role_mismatch':
    case 'email_not_verified':
      return finish(context, deps, { error: 'access_denied', error_description: outcome.kind })
    case 'accepted':
      return letIn(context, deps, interaction, { account: outcome.account, by: 'password' })
    case 'needs_second_factor': {
      const expiresAt = new Date(deps.now().getTime() + secondFactorMs)
      const ticket = { purpose: 'second_factor', accountId: outcome.account.id, expiresAt } as const
      await keepTicket(deps.db, interaction.uid, ticket)
      return context.redirect(interaction.path('second-factor'), 303)
    }
  }
}

/** Returns the account whose password was just accepted in this sign-in. */
async function awaitingSecondFactor(
  deps: SignInRouteDeps,
  { uid }: Interaction,
): Promise<Account | undefined> {
  const key = { purpose: 'second_factor', secret: uid, now: deps.now() } as const
  const accountId = await readTicket(deps.db, key)
  return accountId === undefined ? undefined : findAccount(deps.db, accountId)
}

async function showSecondFactor(context: IdentityContext, deps: SignInRouteDeps, kind: SecondFactor) {
  const interaction = await opened(context, deps)
  if ((await awaitingSecondFactor(deps, interaction)) === undefined) {
    return context.redirect(interaction.path(), 303)
  }
  return show(context, deps, interaction, pages[kind](interaction))
}

async function checkCode(context: IdentityContext, deps: SignInRouteDeps, kind: SecondFactor) {
  const form = await readForm(context)
  const interaction = await opened(context, deps, form)
  const account = await awaitingSecondFactor(deps, interaction)
  if (account === undefined) return context.redirect(interaction.path(), 303)
  const outcome = await checkSecondFactor(
    deps,
    account,
    { kind, code: form.code },
    visitorOf(context, interaction),
  )
  if (outcome !== 'accepted') {
    recordSignIn(deps, account, visitorOf(context, interaction), false)
    return showAgain(context, deps, interaction, outcome, pages[kind])
  }
  await useTicket(deps.db, { purpose: 'second_factor', secret: interaction.uid, now: deps.now() })
  return letIn(context, deps, interaction, { account, by: kind })
}

async function start(context: IdentityContext, deps: SignInRouteDeps): Promise<Response> {
  const interaction = await opened(context, deps)
  if (interaction.wantsRegistration) {
    const path = interaction.language === 'fr' ? '/inscription' : '/en/register'
    return context.redirect(`${interaction.portalUrl}${path}`, 303)
  }
  return show(context, deps, interaction, signInPage(interaction))
}

async function sendLink(context: IdentityContext, deps: SignInRouteDeps): Promise<Response> {
  const form = await readForm(context)
  const interaction = await opened(context, deps, form)
  const { address } = visitorOf(context, interaction)
  if (!(await allowsAttempt(deps.db, linksPerAddress, address, deps.now())))
    return showAgain(context, deps, interaction, 'blocked', forgottenPasswordPage)
  mailPasswordReset(deps, form.email, interaction.language)
  return show(context, deps, interaction, linkSentPage(interaction))
}

/** Adds the steps of a sign-in, each below the path of its cookie. */
export function addSignInRoutes(app: Hono<IdentityHono>, deps: SignInRouteDeps): void {
  app.use('/u/*', bodyLimit({ maxSize: 16_384 }), formGuard(deps))
  app.get('/u/:uid', (context) => start(context, deps))
  app.post('/u/:uid', (context) => signIn(context, deps))
  app.get('/u/:uid/second-factor', (context) => showSecondFactor(context, deps, 'totp'))
  app.post('/u/:uid/second-factor', (context) => checkCode(context, deps, 'totp'))
  app.get('/u/:uid/recovery-code', (context) => showSecondFactor(context, deps, 'recovery'))
  app.post('/u/:uid/recovery-code', (context) => checkCode(context, deps, 'recovery'))
  app.get('/u/:uid/forgotten-password', async (context) => {
    const interaction = await opened(context, deps)
    return show(context, deps, interaction, forgottenPasswordPage(interaction))
  })
  app.post('/u/:uid/forgotten-password', (context) => sendLink(context, deps))
}
