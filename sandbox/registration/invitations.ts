import { eq } from 'drizzle-orm'
import { type Account, findAccountByEmail, normalizeEmail } from '../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt } from '../accounts/attempts.ts'
import type { Db } from '../database/open-database.ts'
import { partners, teams } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { domainOf } from './domain-owner.ts'
import { isRegistrationPage, portalPage } from './portal-paths.ts'
import { issueRegistrationTicket } from './registration-tickets.ts'
import { registrationTexts } from './texts.ts'

type InviteDeps = Pick<SandboxDeps, 'db' | 'env' | 'now' | 'mailbox'>
type Inviter = { readonly account: Account; readonly locale: 'fr' | 'en' }

/** What became of an invitation, or which member of the body is not acceptable. */
export type InvitationOutcome =
  | { readonly kind: 'sent' | 'too_many' | 'no_team' }
  | { readonly kind: 'has_account' }
  | { readonly kind: 'invalid'; readonly path: string; readonly code: string }

const hourMs = 3_600_000
const invitationMs = 7 * 24 * hourMs
const perInviter: AttemptLimit = { name: 'invitation', most: 20, windowMs: hourMs }
const perRecipient: AttemptLimit = { name: 'invited', most: 3, windowMs: 24 * hourMs }

/** Mobile numbers of the countries that text messages go to: France, Belgium, Switzerland, Luxembourg, Monaco. */
const mobileNumber = /^\+(33[67]\d{8}|324\d{8}|417[4-9]\d{7}|3526[0-9]1\d{6}|377(6\d{8}|[34]\d{7}))$/

const invalid = (path: string, code: string): InvitationOutcome => ({ kind: 'invalid', path, code })

type Surroundings = { readonly partner: string; readonly domain: string }

/** The company and the team that somebody invites for; undefined without an approved team. */
async function surroundingsOf(db: Db, account: Account): Promise<Surroundings | undefined> {
  if (account.teamId === null) return undefined
  const [team] = await db.select().from(teams).where(eq(teams.id, account.teamId)).limit(1)
  if (team === undefined || !team.isApproved) return undefined
  const actsFor = account.chosenPartnerId ?? account.partnerId ?? team.partnerId
  const [partner] = await db.select().from(partners).where(eq(partners.id, actsFor)).limit(1)
  return partner === undefined ? undefined : { partner: partner.name, domain: team.domain }
}

function nameOf({ firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`.trim()
}

async function mayInvite({ db, now }: InviteDeps, account: Account, recipient: string): Promise<boolean> {
  const byInviter = await allowsAttempt(db, perInviter, account.id, now())
  return byInviter && (await allowsAttempt(db, perRecipient, recipient, now()))
}

function makeSecret(deps: InviteDeps, account: Account, details: Readonly<Record<string, string>>) {
  const expiresAt = new Date(deps.now().getTime() + invitationMs)
  const given = { purpose: 'invitation', accountId: account.id, expiresAt, details } as const
  return issueRegistrationTicket(deps.db, given)
}

async function mailInvitation(
  deps: InviteDeps,
  { account, locale }: Inviter,
  { email, partner }: { readonly email: string; readonly partner: string },
): Promise<void> {
  const invitation = await makeSecret(deps, account, { email, partner, invitedBy: nameOf(account) })
  const { greeting, invitation: words } = registrationTexts[locale]
  const mail = await composeMail(email, {
    language: locale,
    subject: words.subject(partner),
    greeting: greeting(''),
    paragraphs: words.paragraphs(nameOf(account), partner),
    action: { label: words.action, url: portalPage(deps, 'partnerRegistration', locale, { invitation }) },
    notes: words.notes,
  })
  await deps.mailbox.send(mail)
}

/** Invites a colleague, whose address must be of exactly the team's domain (decision 27). */
export async function inviteByEmail(
  deps: InviteDeps,
  inviter: Inviter,
  asked: { readonly email: string; readonly partnerName: string },
): Promise<InvitationOutcome> {
  const { account } = inviter
  const email = normalizeEmail(asked.email)
  const found = await surroundingsOf(deps.db, account)
  if (found === undefined) return { kind: 'no_team' }
  const { domain, partner } = found
  if (domainOf(email) !== domain) return invalid('email', 'domain_unknown')
  if (asked.partnerName !== partner) return invalid('partnerName', 'not_own')
  if (!(await mayInvite(deps, account, email))) return { kind: 'too_many' }
  if ((await findAccountByEmail(deps.db, email)) !== undefined) return { kind: 'has_account' }
  await mailInvitation(deps, inviter, { email, partner })
  return { kind: 'sent' }
}

const addresses = /(?:https?:\/\/|www\.)\S+/giu

/** The one address that a message holds, which must be the page on which partners register. */
function linkOf(deps: InviteDeps, message: string): string | undefined {
  const found = message.match(addresses) ?? []
  const [link] = found
  return found.length === 1 && link !== undefined && isRegistrationPage(deps, link) ? link : undefined
}

/** Invites by text message. The message is the portal's; its link is completed with the invitation's secret. */
export async function inviteBySms(
  deps: InviteDeps,
  { account, locale }: Inviter,
  asked: { readonly phone: string; readonly partnerName: string; readonly message: string },
): Promise<InvitationOutcome> {
  const { message, phone } = asked
  const found = await surroundingsOf(deps.db, account)
  if (found === undefined) return { kind: 'no_team' }
  const { partner } = found
  if (!mobileNumber.test(phone)) return invalid('phone', 'not_mobile')
  if (asked.partnerName !== partner) return invalid('partnerName', 'not_own')
  const link = linkOf(deps, message)
  if (link === undefined || !message.includes(partner)) return invalid('message', 'not_own')
  if (!(await mayInvite(deps, account, phone))) return { kind: 'too_many' }
  const invitation = await makeSecret(deps, account, {
    telephone: phone,
    partner,
    invitedBy: nameOf(account),
  })
  const text = message.replace(link, `${link}?invitation=${invitation}`)
  const subject = registrationTexts[locale].smsSubject(partner)
  await deps.mailbox.send({ kind: 'sms', to: phone, subject, text, locale })
  return { kind: 'sent' }
}
