import en from '../../../i18n/en/invitations/index.ts'
import fr from '../../../i18n/fr/invitations/index.ts'
import { emailDomain, isEmailOfDomain } from '../../lib/identifiers/email-domain.ts'
import { toMobileE164 } from '../../lib/identifiers/phone-number.ts'
import { personName } from '../../lib/person-name.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { TeamCalls } from '../backends/product-api/partner-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import type { LimitRule, Limits } from '../limits/limits.server.ts'
import { type FaultTable, refusedByBackend } from '../registration/journeys.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { actingPartnerOf } from './switch-team.server.ts'

const templates = { fr: fr.sms.message, en: en.sms.message } as const

type Invitation = {
  readonly partner: string
  readonly locale: Locale
  /** The portal's own address, without slash at its end. */
  readonly publicUrl: string
}

/** The text message of an invitation: the company's name and one link, that of the registration (P-184). */
export function invitationMessage({ locale, partner, publicUrl }: Invitation): string {
  const link = `${publicUrl}${pathFor({ to: '/partner/register', locale })}`
  return templates[locale]
    .replace(/\{partner(?::string)?\}/, () => partner)
    .replace(/\{link(?::string)?\}/, () => link)
}

/** Dependencies of inviting. */
export type InviteDeps = {
  readonly teamCalls: Pick<
    TeamCalls,
    'inviteByEmail' | 'inviteBySms' | 'resendInvitation' | 'revokeInvitation'
  >
  readonly limits: Limits
  /** The portal's own address, without slash at its end. */
  readonly publicUrl: string
  /** ISO 3166-1 alpha-2: where text messages may go. */
  readonly smsCountries: readonly string[]
}

const dayS = 86_400

/** Invitations of one account in a day, mistaken and repeated ones included. */
const invitationsPerAccount: LimitRule = { name: 'invitation', most: 30, windowS: dayS }

const faultTable: FaultTable = {
  'email domain_unknown': { field: 'email', code: 'domainInvited' },
  'email taken': { field: 'email', code: 'emailTaken' },
  email: { field: 'email', code: 'email' },
  phone: { field: 'phone', code: 'notMobile' },
}

type State = 'mailed' | 'texted' | 'resent' | 'revoked'

const invitationsPage = (locale: Locale, state: State): FormResult => ({
  kind: 'done',
  location: pathFor({ to: '/account/users', locale, search: { state } }),
})

const forbidden: FormResult = { kind: 'failed', problem: 'forbidden' }

async function limitedFor({ limits }: InviteDeps, { subject }: Session): Promise<FormResult | undefined> {
  const counted = await limits.count(invitationsPerAccount, subject)
  return counted.allowed
    ? undefined
    : { kind: 'failed', problem: 'too_many_requests', retryAfterS: counted.retryAfterS }
}

/** Invites a colleague by email; only an address of exactly the team's domain may be invited (P-183). */
export async function inviteByEmail(
  { data: { email }, locale }: FormCall<{ readonly email: string }>,
  session: Session,
  deps: InviteDeps,
): Promise<FormResult> {
  const { accessToken: token, user } = session
  const partner = actingPartnerOf(user)
  if (partner === null) return forbidden
  if (!isEmailOfDomain(email, emailDomain(user.email) ?? ''))
    return { kind: 'refused', faults: [{ field: 'email', code: 'domainInvited' }] }
  const limited = await limitedFor(deps, session)
  if (limited !== undefined) return limited
  const username = personName(user.firstname, user.lastname)
  const answered = await deps.teamCalls.inviteByEmail({
    locale,
    token,
    email,
    partnerName: partner.name,
    username,
  })
  return answered.kind === 'ok' ? invitationsPage(locale, 'mailed') : refusedByBackend(answered, faultTable)
}

/** Invites a colleague by text message. The browser sends a number alone: the words are the portal's (P-184). */
export async function inviteBySms(
  { data, locale }: FormCall<{ readonly phone: string }>,
  session: Session,
  deps: InviteDeps,
): Promise<FormResult> {
  const { accessToken: token, user } = session
  const partner = actingPartnerOf(user)
  if (partner === null) return forbidden
  const phone = toMobileE164(data.phone, deps.smsCountries)
  if (phone === null) return { kind: 'refused', faults: [{ field: 'phone', code: 'notMobile' }] }
  const limited = await limitedFor(deps, session)
  if (limited !== undefined) return limited
  const message = invitationMessage({ partner: partner.name, locale, publicUrl: deps.publicUrl })
  const answered = await deps.teamCalls.inviteBySms({
    locale,
    token,
    phone,
    partnerName: partner.name,
    message,
  })
  return answered.kind === 'ok' ? invitationsPage(locale, 'texted') : refusedByBackend(answered, faultTable)
}

/** Sends an open invitation again, or takes it back. */
export async function changeInvitation(
  { data, locale }: FormCall<{ readonly invitation: string; readonly act: 'resend' | 'revoke' }>,
  session: Session,
  deps: InviteDeps,
): Promise<FormResult> {
  const isAgain = data.act === 'resend'
  const limited = isAgain ? await limitedFor(deps, session) : undefined
  if (limited !== undefined) return limited
  const call = isAgain ? deps.teamCalls.resendInvitation : deps.teamCalls.revokeInvitation
  const answered = await call({ locale, token: session.accessToken, id: data.invitation })
  return answered.kind === 'ok'
    ? invitationsPage(locale, isAgain ? 'resent' : 'revoked')
    : refusedByBackend(answered, {})
}
