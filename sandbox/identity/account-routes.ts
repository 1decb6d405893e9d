import type { Hono } from 'hono'
import { z } from 'zod'
import { termsVersion } from '../../src/lib/terms.ts'
import { mailNotice } from '../accounts/account-notices.ts'
import { type Account, clientOf, findAccount } from '../accounts/accounts.ts'
import { forgetAttempts, signInsPerAccount } from '../accounts/attempts.ts'
import { changeEmail, confirmEmail, resetPassword } from '../accounts/change-account.ts'
import { listPasskeys } from '../accounts/passkeys/stored-passkeys.ts'
import { passwordFaults } from '../accounts/password-rule.ts'
import { isSamePassword } from '../accounts/passwords.ts'
import { readTicket, type TicketPurpose, useTicket } from '../accounts/tickets.ts'
import { hasAcceptedTerms } from '../registration/accepted-terms.ts'
import { nextPage } from '../registration/confirmed.ts'
import { portalPage, signInPage } from '../registration/portal-paths.ts'
import { formGuards } from './form-guard.ts'
import type { IdentityContext, IdentityHono } from './interaction.ts'
import {
  type ConsentPages,
  changeEmailPage,
  confirmEmailPage,
  donePage,
  type ResetFault,
  resetPasswordPage,
  type TicketForm,
} from './pages/account-pages.ts'
import { identityPath } from './paths.ts'
import { sendIdentityPage, stop } from './send-page.ts'
import type { SignInRouteDeps } from './sign-in-steps.ts'
import { passkeyTexts } from './texts/passkeys.ts'
import type { Language } from './texts/texts.ts'

type Deps = Omit<SignInRouteDeps, 'provider' | 'formKey'>
type Fields = Readonly<Record<'token' | 'lang' | 'password' | 'confirmation' | 'passkeys' | 'terms', string>>

function languageOf(value: string | undefined): Language {
  return value === 'en' ? 'en' : 'fr'
}

async function readFields(context: IdentityContext): Promise<Fields> {
  const body = await context.req.parseBody()
  const text = (name: string) => {
    const value = body[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    token: text('token'),
    lang: text('lang'),
    password: text('password'),
    confirmation: text('confirmation'),
    terms: text('terms'),
    passkeys: text('passkeys'),
  }
}

/** Returns the account of a mailed link; a used or expired link aborts the request. */
async function accountFor(
  context: IdentityContext,
  deps: Deps,
  purpose: TicketPurpose,
  { language, token }: TicketForm,
): Promise<Account> {
  const accountId = await readTicket(deps.db, { purpose, secret: token, now: deps.now() })
  const account = accountId === undefined ? undefined : await findAccount(deps.db, accountId)
  return account ?? stop(context, deps, 'invalidLink', language)
}

function formOfLink(context: IdentityContext): TicketForm {
  return { language: languageOf(context.req.query('lang')), token: context.req.query('token') ?? '' }
}

async function faultsOf(
  deps: Deps,
  account: Account,
  { password, confirmation }: Fields,
): Promise<ResetFault[]> {
  const faults: ResetFault[] = [...passwordFaults(password)]
  if (!isSamePassword(password, confirmation)) faults.push('different')
  if (faults.length > 0) return faults
  return (await deps.passwordMatches(password, account.passwordHash)) ? ['same_as_old'] : []
}

/** What the choice of a password asks to accept: nothing of somebody who has accepted terms before. */
async function consentOf(deps: Deps, { id }: Account, language: Language): Promise<ConsentPages> {
  if (await hasAcceptedTerms(deps.db, id)) return undefined
  return { terms: portalPage(deps, 'terms', language), privacy: portalPage(deps, 'privacy', language) }
}
const resetNotices = {
  none: 'passwordChanged',
  removed: 'passwordChangedPasskeysRemoved',
  stay: 'passwordChangedPasskeysStay',
} as const

async function saveNewPassword(context: IdentityContext, deps: Deps): Promise<Response> {
  const fields = await readFields(context)
  const form: TicketForm = { language: languageOf(fields.lang), token: fields.token }
  const { language } = form
  const account = await accountFor(context, deps, 'password_reset', form)
  const consent = await consentOf(deps, account, language)
  const faults = await faultsOf(deps, account, fields)
  if (consent !== undefined && fields.terms !== 'yes') faults.push('terms')
  const passkeys = await listPasskeys(deps.db, account.id)
  if (faults.length > 0) {
    return sendIdentityPage(context, deps, {
      language,
      path: `${identityPath}/reset-password?${new URLSearchParams({ token: form.token })}`,
      status: 422,
      content: resetPasswordPage({ ...form, email: account.email, consent, passkeys }, faults),
    })
  }
  const key = { purpose: 'password_reset', secret: form.token, now: deps.now() } as const
  if ((await useTicket(deps.db, key)) === undefined) return stop(context, deps, 'invalidLink', language)
  const removesPasskeys = fields.passkeys === 'remove' && passkeys.length > 0
  await resetPassword(deps.db, account.id, {
    password: fields.password,
    removesPasskeys,
    termsVersion: consent && termsVersion,
    now: deps.now(),
  })
  await forgetAttempts(deps.db, signInsPerAccount, account.email)
  const fate = passkeys.length === 0 ? 'none' : removesPasskeys ? 'removed' : 'stay'
  mailNotice(deps, account, { name: resetNotices[fate], language })
  return context.redirect(
    donePath(language, { step: 'reset', space: clientOf(account), passkeys: fate }),
    303,
  )
}

async function saveConfirmation(context: IdentityContext, deps: Deps): Promise<Response> {
  const { lang, token } = await readFields(context)
  const language = languageOf(lang)
  const account = await accountFor(context, deps, 'email_confirmation', { language, token })
  const key = { purpose: 'email_confirmation', secret: token, now: deps.now() } as const
  if ((await useTicket(deps.db, key)) === undefined) return stop(context, deps, 'invalidLink', language)
  await confirmEmail(deps.db, account.id, deps.now())
  const next = await nextPage(deps, account, language)
  if (next !== undefined) return context.redirect(next, 303)
  return context.redirect(donePath(language, { step: 'confirmation', space: clientOf(account) }), 303)
}

async function saveNewEmail(context: IdentityContext, deps: Deps): Promise<Response> {
  const { lang, token } = await readFields(context)
  const language = languageOf(lang)
  const account = await accountFor(context, deps, 'email_change', { language, token })
  const key = { purpose: 'email_change', secret: token, now: deps.now() } as const
  const isChanged = (await useTicket(deps.db, key)) !== undefined && (await changeEmail(deps.db, account.id))
  if (!isChanged) return stop(context, deps, 'invalidLink', language)
  return context.redirect(donePath(language, { step: 'emailChange' }), 303)
}

/** What a completed step says: it has an address of its own, so that it can be reloaded and read in either language. */
const doneSchema = z.object({
  step: z.enum(['reset', 'confirmation', 'emailChange']),
  space: z.enum(['investor', 'partner']).default('investor'),
  passkeys: z.enum(['none', 'removed', 'stay']).default('none'),
})

const donePath = (language: Language, parts: z.input<typeof doneSchema>) =>
  `${identityPath}/done?${new URLSearchParams({ ...parts, lang: language })}`

async function showDone(context: IdentityContext, deps: Deps): Promise<Response> {
  const parts = doneSchema.safeParse(context.req.query())
  if (!parts.success) return stop(context, deps, 'failure')
  const { passkeys, space, step } = parts.data
  const language = languageOf(context.req.query('lang'))
  const next =
    step === 'emailChange' ? portalPage(deps, 'profile', language) : signInPage(deps, space, language)
  const content = donePage(language, step, next, passkeyTexts[language].reset.done[passkeys])
  return sendIdentityPage(context, deps, { language, content })
}

/** Adds the pages of mailed links. */
export function addAccountRoutes(app: Hono<IdentityHono>, deps: Deps): void {
  const guards = formGuards(deps)
  app.get('/reset-password', async (context) => {
    const form = formOfLink(context)
    const account = await accountFor(context, deps, 'password_reset', form)
    const consent = await consentOf(deps, account, form.language)
    const passkeys = await listPasskeys(deps.db, account.id)
    const content = resetPasswordPage({ ...form, email: account.email, consent, passkeys })
    return sendIdentityPage(context, deps, { language: form.language, content })
  })
  app.post('/reset-password', ...guards, (context) => saveNewPassword(context, deps))
  app.get('/confirm-email', async (context) => {
    const form = formOfLink(context)
    await accountFor(context, deps, 'email_confirmation', form)
    return sendIdentityPage(context, deps, { language: form.language, content: confirmEmailPage(form) })
  })
  app.post('/confirm-email', ...guards, (context) => saveConfirmation(context, deps))
  app.get('/change-email', async (context) => {
    const form = formOfLink(context)
    await accountFor(context, deps, 'email_change', form)
    return sendIdentityPage(context, deps, { language: form.language, content: changeEmailPage(form) })
  })
  app.post('/change-email', ...guards, (context) => saveNewEmail(context, deps))
  app.get('/done', (context) => showDone(context, deps))
}
