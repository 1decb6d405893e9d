import type { Hono } from 'hono'
import { mailPasswordReset } from '../accounts/account-mails.ts'
import { allowsAttempt, linksPerAddress } from '../accounts/attempts.ts'
import { keepTicket, useTicket } from '../accounts/tickets.ts'
import { formGuards } from './form-guard.ts'
import {
  finish,
  type IdentityContext,
  type IdentityHono,
  type Interaction,
  type SignInStep,
} from './interaction.ts'
import {
  forgottenPasswordPage,
  linkSentPage,
  recoveryCodePage,
  type SignInParts,
  secondFactorPage,
  signInPage,
} from './pages/sign-in-pages.ts'
import { checkPasskey, offerPasskeys } from './passkey-sign-in.ts'
import { checkCredentials, checkSecondFactor, recordFailedSignIn, type SecondFactor } from './sign-in.ts'
import {
  awaitingSecondFactor,
  letIn,
  opened,
  readForm,
  type SignInRouteDeps,
  show,
  showAgain,
  visitorOf,
} from './sign-in-steps.ts'

const secondFactorMs = 10 * 60_000

/** Authentication methods of RFC 8176. */
const methods = {
  password: ['pwd'],
  totp: ['pwd', 'otp', 'mfa'],
  recovery: ['pwd', 'mfa'],
} as const

const pages = { totp: secondFactorPage, recovery: recoveryCodePage } as const

/** Shows the first page of a sign-in, which offers sign-in by passkey. */
async function showSignIn(
  context: IdentityContext,
  deps: SignInRouteDeps,
  interaction: Interaction,
  parts: Pick<SignInParts, 'fault' | 'email'> = {},
): Promise<Response> {
  const content = signInPage(interaction, { ...parts, passkeys: await offerPasskeys(deps, interaction) })
  if (parts.fault === undefined) return show(context, deps, interaction, content)
  return showAgain(context, deps, interaction, parts.fault, content)
}

async function signIn(context: IdentityContext, deps: SignInRouteDeps): Promise<Response> {
  const form = await readForm(context)
  const interaction = await opened(context, deps, form)
  const outcome = await checkCredentials(deps, form, visitorOf(context, interaction))
  switch (outcome.kind) {
    case 'wrong':
    case 'blocked':
      return showSignIn(context, deps, interaction, { fault: outcome.kind, email: form.email })
    case 'role_mismatch':
    case 'email_not_verified':
      return finish(context, deps, { error: 'access_denied', error_description: outcome.kind })
    case 'accepted':
      return letIn(context, deps, interaction, { account: outcome.account, amr: methods.password })
    case 'needs_second_factor': {
      const expiresAt = new Date(deps.now().getTime() + secondFactorMs)
      const ticket = { purpose: 'second_factor', accountId: outcome.account.id, expiresAt } as const
      await keepTicket(deps.db, interaction.uid, ticket)
      return context.redirect(interaction.path('second-factor'), 303)
    }
  }
}

async function showSecondFactor(context: IdentityContext, deps: SignInRouteDeps, kind: SecondFactor) {
  const interaction = await opened(context, deps)
  const account = await awaitingSecondFactor(deps, interaction)
  if (account === undefined) return context.redirect(interaction.path(), 303)
  const passkeys = await offerPasskeys(deps, interaction, account)
  return show(context, deps, interaction, pages[kind](interaction, { passkeys }))
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
    recordFailedSignIn(deps, account, visitorOf(context, interaction))
    const passkeys = await offerPasskeys(deps, interaction, account)
    return showAgain(
      context,
      deps,
      interaction,
      outcome,
      pages[kind](interaction, { fault: outcome, passkeys }),
    )
  }
  await useTicket(deps.db, { purpose: 'second_factor', secret: interaction.uid, now: deps.now() })
  return letIn(context, deps, interaction, { account, amr: methods[kind] })
}

/** Signs in by a passkey alone. */
async function signInByPasskey(context: IdentityContext, deps: SignInRouteDeps): Promise<Response> {
  const form = await readForm(context)
  const interaction = await opened(context, deps, form)
  const visitor = visitorOf(context, interaction)
  const outcome = await checkPasskey(deps, interaction, { response: form.response, visitor })
  switch (outcome.kind) {
    case 'accepted':
      return letIn(context, deps, interaction, outcome)
    case 'passkey':
    case 'ended':
    case 'blocked':
      return showSignIn(context, deps, interaction, { fault: outcome.kind })
    case 'role_mismatch':
    case 'email_not_verified':
      return finish(context, deps, { error: 'access_denied', error_description: outcome.kind })
  }
}

/** Accepts a passkey in place of a code, after the password. */
async function checkSecondPasskey(context: IdentityContext, deps: SignInRouteDeps): Promise<Response> {
  const form = await readForm(context)
  const interaction = await opened(context, deps, form)
  const account = await awaitingSecondFactor(deps, interaction)
  if (account === undefined) return context.redirect(interaction.path(), 303)
  const visitor = visitorOf(context, interaction)
  const given = { response: form.response, visitor, afterPassword: account }
  const outcome = await checkPasskey(deps, interaction, given)
  if (outcome.kind === 'accepted') {
    await useTicket(deps.db, { purpose: 'second_factor', secret: interaction.uid, now: deps.now() })
    return letIn(context, deps, interaction, outcome)
  }
  const fault = outcome.kind === 'blocked' || outcome.kind === 'ended' ? outcome.kind : 'passkey'
  const passkeys = await offerPasskeys(deps, interaction, account)
  return showAgain(context, deps, interaction, fault, secondFactorPage(interaction, { fault, passkeys }))
}

async function start(context: IdentityContext, deps: SignInRouteDeps): Promise<Response> {
  const interaction = await opened(context, deps)
  if (interaction.wantsRegistration) {
    const path = interaction.language === 'fr' ? '/inscription' : '/en/register'
    return context.redirect(`${interaction.portalUrl}${path}`, 303)
  }
  return showSignIn(context, deps, interaction)
}

async function sendLink(context: IdentityContext, deps: SignInRouteDeps): Promise<Response> {
  const form = await readForm(context)
  const interaction = await opened(context, deps, form)
  const { address } = visitorOf(context, interaction)
  if (!(await allowsAttempt(deps.db, linksPerAddress, address, deps.now())))
    return showAgain(
      context,
      deps,
      interaction,
      'blocked',
      forgottenPasswordPage(interaction, { fault: 'blocked' }),
    )
  mailPasswordReset(deps, form.email, interaction.language)
  return context.redirect(interaction.path('link-sent'), 303)
}

async function showLinkSent(context: IdentityContext, deps: SignInRouteDeps): Promise<Response> {
  const interaction = await opened(context, deps)
  return show(context, deps, interaction, linkSentPage(interaction))
}

/** Leads from the address of a passkey's form to the page on which it begins. */
async function toBeginning(context: IdentityContext, deps: SignInRouteDeps, step?: SignInStep) {
  const interaction = await opened(context, deps)
  return context.redirect(interaction.path(step), 303)
}

/** Adds the steps of a sign-in, each below the path of its cookie. */
export function addSignInRoutes(app: Hono<IdentityHono>, deps: SignInRouteDeps): void {
  app.use('/u/*', ...formGuards(deps))
  app.get('/u/:uid', (context) => start(context, deps))
  app.post('/u/:uid', (context) => signIn(context, deps))
  app.get('/u/:uid/passkey', (context) => toBeginning(context, deps))
  app.post('/u/:uid/passkey', (context) => signInByPasskey(context, deps))
  app.get('/u/:uid/second-factor/passkey', (context) => toBeginning(context, deps, 'second-factor'))
  app.post('/u/:uid/second-factor/passkey', (context) => checkSecondPasskey(context, deps))
  app.get('/u/:uid/second-factor', (context) => showSecondFactor(context, deps, 'totp'))
  app.post('/u/:uid/second-factor', (context) => checkCode(context, deps, 'totp'))
  app.get('/u/:uid/recovery-code', (context) => showSecondFactor(context, deps, 'recovery'))
  app.post('/u/:uid/recovery-code', (context) => checkCode(context, deps, 'recovery'))
  app.get('/u/:uid/forgotten-password', async (context) => {
    const interaction = await opened(context, deps)
    return show(context, deps, interaction, forgottenPasswordPage(interaction))
  })
  app.post('/u/:uid/forgotten-password', (context) => sendLink(context, deps))
  app.get('/u/:uid/link-sent', (context) => showLinkSent(context, deps))
}
