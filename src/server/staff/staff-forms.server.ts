import type { FaultCode } from '../../lib/form/fault-codes.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import { loginPath } from '../auth-helper/auth-response.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { type Limits, mailsPerRecipient } from '../limits/limits.server.ts'
import type { StaffRefusal } from './staff-refusal.server.ts'
import type { StaffEntry, StaffReceipt, StaffSessions } from './staff-sessions.server.ts'

type Password = { readonly password: string; readonly confirmation: string }
type Act<Output> = (call: FormCall<Output>) => Promise<FormResult>

/** Actions of the staff's forms, called with valid fields. */
export type StaffForms = {
  readonly forgotPassword: Act<{ readonly email: string }>
  readonly confirmEmail: Act<{ readonly email: string }>
  readonly emailConfirmed: Act<{ readonly token: string }>
  readonly newPassword: Act<Password & { readonly code: string }>
  readonly register: Act<Password & { readonly username: string; readonly email: string }>
  readonly changePassword: Act<Password & { readonly currentPassword: string }>
}

type Deps = { readonly staff: StaffSessions; readonly limits: Limits }

const done = (location: string, cookie: string): FormResult => ({ kind: 'done', location, cookies: [cookie] })

/** Maps a refusal to a fault of its field, or to a problem of the whole form. */
function refusedBy(reason: StaffRefusal, cookies: readonly string[]): FormResult {
  const refused = (field: string, code: FaultCode) =>
    ({ kind: 'refused', faults: [{ field, code }], cookies }) as const
  switch (reason) {
    case 'wrong_current_password':
      return refused('currentPassword', 'oldPasswordInvalid')
    case 'same_password':
      return refused('password', 'passwordUnchanged')
    case 'passwords_differ':
      return refused('confirmation', 'passwordsNotMatching')
    case 'already_taken':
      return refused('email', 'emailTaken')
    case 'too_many_requests':
    case 'unavailable':
      return { kind: 'failed', problem: reason, cookies }
    default:
      return { kind: 'failed', problem: 'invalid_input', cookies }
  }
}

/** Refusals that would reveal whether an account exists; they get the same response as success (P-162). */
const telling: ReadonlySet<StaffRefusal> = new Set(['already_confirmed', 'blocked', 'invalid'])

type MailPage = '/login/team/forgot-password' | '/login/team/confirm-email'

function mailResult(receipt: StaffReceipt, to: MailPage, locale: Locale): FormResult {
  if (receipt.kind === 'refused' && !telling.has(receipt.reason))
    return refusedBy(receipt.reason, [receipt.cookie])
  return done(pathFor({ to, locale, search: { result: 'sent' } }), receipt.cookie)
}

function afterNewPassword(entry: StaffEntry, locale: Locale): FormResult {
  if (entry.kind === 'signed_in') return done(pathFor({ to: '/team', locale }), entry.cookie)
  const to = '/login/team/new-password'
  switch (entry.reason) {
    case 'wrong_code':
      return done(pathFor({ to, locale, search: { result: 'invalid_link' } }), entry.cookie)
    // The password has been set; the login page explains why the user may not sign in.
    case 'not_staff':
    case 'role_not_returned':
      return done(loginPath(locale, 'not_staff'), entry.cookie)
    case 'token_too_large':
      return done(loginPath(locale, 'token_too_large'), entry.cookie)
    default:
      return refusedBy(entry.reason, [entry.cookie])
  }
}

/** Reveals that an address is taken only when the captcha was solved (P-162). */
function afterRegistration(receipt: StaffReceipt, isProven: boolean, locale: Locale): FormResult {
  const sent = pathFor({ to: '/login/team/register', locale, search: { result: 'sent' } })
  if (receipt.kind === 'done') return done(sent, receipt.cookie)
  if (receipt.reason === 'already_taken' && !isProven) return done(sent, receipt.cookie)
  return refusedBy(receipt.reason, [receipt.cookie])
}

/** Creates the forms' actions on the content backend's sessions. */
export function createStaffForms({ staff, limits }: Deps): StaffForms {
  const mail = async (email: string, send: () => Promise<StaffReceipt>, to: MailPage, locale: Locale) => {
    const counted = await limits.count(mailsPerRecipient, email.toLowerCase())
    if (!counted.allowed)
      return { kind: 'failed', problem: 'too_many_requests', retryAfterS: counted.retryAfterS } as const
    return mailResult(await send(), to, locale)
  }
  return {
    forgotPassword: ({ data: { email }, locale }) =>
      mail(email, () => staff.forgotPassword(email, locale), '/login/team/forgot-password', locale),
    confirmEmail: ({ data: { email }, locale }) =>
      mail(email, () => staff.sendEmailConfirmation(email, locale), '/login/team/confirm-email', locale),
    async emailConfirmed({ data: { token }, locale }) {
      const receipt = await staff.confirmEmail(token)
      if (receipt.kind === 'done')
        return done(pathFor({ to: '/login/team/email-confirmed', locale }), receipt.cookie)
      const isWaiting = receipt.reason === 'unavailable' || receipt.reason === 'too_many_requests'
      if (isWaiting) return refusedBy(receipt.reason, [receipt.cookie])
      const search = { result: 'invalid_link' } as const
      return done(pathFor({ to: '/login/team/confirm-email', locale, search }), receipt.cookie)
    },
    newPassword: async ({ data: { code, password, confirmation }, locale }) =>
      afterNewPassword(
        await staff.resetPassword({ code, password, passwordConfirmation: confirmation }),
        locale,
      ),
    register: async ({ data: { username, email, password }, isProven, locale }) =>
      afterRegistration(await staff.register({ username, email, password }, locale), isProven, locale),
    async changePassword({ data: { currentPassword, password, confirmation }, request, locale }) {
      const change = { currentPassword, password, passwordConfirmation: confirmation }
      const receipt = await staff.changePassword(request.headers.get('cookie'), change)
      if (receipt === undefined) return { kind: 'failed', problem: 'unauthenticated' }
      if (receipt.kind === 'refused') return refusedBy(receipt.reason, [receipt.cookie])
      return done(
        pathFor({ to: '/login/team', locale, search: { notice: 'password_changed' } }),
        receipt.cookie,
      )
    },
  }
}
