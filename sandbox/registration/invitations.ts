import type { SentInvitations } from '../../src/contract/product-api/partner-team.schema.ts'
import { toMobileE164 } from '../../src/lib/identifiers/phone-number.ts'
import { type Account, findAccountByEmail, normalizeEmail } from '../accounts/accounts.ts'
import { domainOf } from './domain-owner.ts'
import { findOpenInvitation, listOpenInvitations, revokeInvitation } from './invitation-store.ts'
import { type Inviter, invitationsLeft, mayInvite, surroundingsOf } from './inviter.ts'
import { linkOf } from './portal-paths.ts'
import { type InviteDeps, sendInvitation } from './send-invitation.ts'

/** Result of an invitation; `invalid` names the rejected member of the body. */
export type InvitationOutcome =
  | { readonly kind: 'sent' | 'too_many' | 'no_team' | 'not_found' }
  | { readonly kind: 'has_account' }
  | { readonly kind: 'invalid'; readonly path: string; readonly code: string }

/** Countries that text messages go to. */
const smsCountries = ['FR', 'BE', 'CH', 'LU', 'MC'] as const

const invalid = (path: string, code: string): InvitationOutcome => ({ kind: 'invalid', path, code })

/** Invites a colleague, whose address must be of exactly the team's domain (P-183). */
export async function inviteByEmail(
  deps: InviteDeps,
  inviter: Inviter,
  asked: { readonly email: string; readonly partnerName: string },
): Promise<InvitationOutcome> {
  const { account } = inviter
  const email = normalizeEmail(asked.email)
  const surroundings = await surroundingsOf(deps.db, account)
  if (surroundings === undefined) return { kind: 'no_team' }
  if (domainOf(email) !== surroundings.domain) return invalid('email', 'domain_unknown')
  if (asked.partnerName !== surroundings.partner) return invalid('partnerName', 'not_own')
  if (!(await mayInvite(deps, account, email))) return { kind: 'too_many' }
  if ((await findAccountByEmail(deps.db, email)) !== undefined) return { kind: 'has_account' }
  await sendInvitation(deps, { inviter, surroundings, invitation: { recipient: email, message: null } })
  return { kind: 'sent' }
}

/** Invites by text message. The message is the portal's; its link is completed with the invitation's secret. */
export async function inviteBySms(
  deps: InviteDeps,
  inviter: Inviter,
  {
    message,
    partnerName,
    phone,
  }: { readonly phone: string; readonly partnerName: string; readonly message: string },
): Promise<InvitationOutcome> {
  const surroundings = await surroundingsOf(deps.db, inviter.account)
  if (surroundings === undefined) return { kind: 'no_team' }
  if (toMobileE164(phone, smsCountries) !== phone) return invalid('phone', 'not_mobile')
  if (partnerName !== surroundings.partner) return invalid('partnerName', 'not_own')
  if (linkOf(deps, message) === undefined || !message.includes(partnerName))
    return invalid('message', 'not_own')
  if (!(await mayInvite(deps, inviter.account, phone))) return { kind: 'too_many' }
  await sendInvitation(deps, { inviter, surroundings, invitation: { recipient: phone, message } })
  return { kind: 'sent' }
}

/** Sends an open invitation of the team again, with a new link and a new week. */
export async function resendInvitation(
  deps: InviteDeps,
  inviter: Inviter,
  id: string,
): Promise<InvitationOutcome> {
  const surroundings = await surroundingsOf(deps.db, inviter.account)
  if (surroundings === undefined) return { kind: 'no_team' }
  const row = await findOpenInvitation(deps.db, surroundings.teamId, id)
  if (row === undefined) return { kind: 'not_found' }
  const { message, recipient } = row
  if (!(await mayInvite(deps, inviter.account, recipient))) return { kind: 'too_many' }
  // The words of a text message name the company that it was written for, so that they go on with that name.
  const named = { ...surroundings, partner: row.partnerName }
  await sendInvitation(deps, { inviter, surroundings: named, invitation: { recipient, message } })
  return { kind: 'sent' }
}

/** Takes an open invitation of the team back. False when the team has none under this id. */
export async function takeBackInvitation(deps: InviteDeps, account: Account, id: string): Promise<boolean> {
  const surroundings = await surroundingsOf(deps.db, account)
  const row = surroundings && (await findOpenInvitation(deps.db, surroundings.teamId, id))
  return row !== undefined && (await revokeInvitation(deps.db, row, deps.now()))
}

/** The open invitations of the account's team; undefined without an approved team. */
export async function describeInvitations(
  deps: InviteDeps,
  account: Account,
): Promise<SentInvitations | undefined> {
  const surroundings = await surroundingsOf(deps.db, account)
  if (surroundings === undefined) return undefined
  const listed = await listOpenInvitations(deps.db, surroundings.teamId)
  const now = deps.now()
  return {
    items: listed.map(({ invitation, inviter }) => ({
      id: invitation.id,
      kind: invitation.kind === 'sms' ? 'sms' : 'email',
      recipient: invitation.recipient,
      invited_by: inviter,
      sent_at: invitation.sentAt.toISOString(),
      expires_at: invitation.expiresAt.toISOString(),
      state: invitation.expiresAt > now ? 'pending' : 'expired',
    })),
    left_today: await invitationsLeft(deps, account),
  }
}
