import { randomUUID } from 'node:crypto'
import type { SandboxDeps } from '../deps.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { type InvitationRow, invitationLink, keepInvitation } from './invitation-store.ts'
import { type Inviter, nameOf, type Surroundings } from './inviter.ts'
import { linkOf, portalPage } from './portal-paths.ts'
import { hashSecret, issueRegistrationTicket } from './registration-tickets.ts'
import { registrationTexts } from './texts.ts'

/** Dependencies of sending an invitation. */
export type InviteDeps = Pick<SandboxDeps, 'db' | 'env' | 'now' | 'mailbox'>

/** To whom, and for a text message the words of the portal. */
export type Invitation = { readonly recipient: string; readonly message: string | null }

const invitationMs = 7 * 86_400_000

type Kept = {
  readonly inviter: Inviter
  readonly invitation: Invitation
  readonly surroundings: Surroundings
}

type Issued = { readonly secret: string; readonly expiresAt: Date }

/** Makes the secret of an invitation and keeps the invitation under its hash. */
async function issueInvitation(
  deps: InviteDeps,
  { inviter, invitation, surroundings }: Kept,
): Promise<Issued> {
  const { account, locale } = inviter
  const { recipient, message } = invitation
  const { partner: partnerName, teamId } = surroundings
  const isMail = message === null
  const sentAt = deps.now()
  const expiresAt = new Date(sentAt.getTime() + invitationMs)
  const details = {
    ...(isMail ? { email: recipient } : { telephone: recipient }),
    partner: partnerName,
    invitedBy: nameOf(account),
  }
  return deps.db.transaction(async (transaction) => {
    const ticket = { purpose: 'invitation', accountId: account.id, expiresAt, details } as const
    const secret = await issueRegistrationTicket(transaction, ticket)
    const row: InvitationRow = {
      id: `inv-${randomUUID()}`,
      teamId,
      inviterId: account.id,
      kind: isMail ? 'email' : 'sms',
      recipient,
      partnerName,
      message,
      locale,
      ticketHash: hashSecret('invitation', secret),
      sentAt,
      expiresAt,
      acceptedAt: null,
      acceptedBy: null,
      revokedAt: null,
    }
    await keepInvitation(transaction, row)
    return { secret, expiresAt }
  })
}

async function mailInvitation(deps: InviteDeps, kept: Kept, { expiresAt, secret }: Issued): Promise<void> {
  const { account, locale } = kept.inviter
  const { partner, teamId } = kept.surroundings
  const { greeting, invitation: words } = registrationTexts[locale]
  const url = portalPage(deps, 'partnerRegistration', locale, { invitation: secret })
  const { recipient } = kept.invitation
  const link = { endsAt: expiresAt, newestOf: invitationLink({ recipient, teamId }) }
  const mail = await composeMail(recipient, {
    language: locale,
    subject: words.subject(partner),
    greeting: greeting(''),
    paragraphs: words.paragraphs(nameOf(account), partner),
    action: { label: words.action, url, link },
    notes: words.notes,
  })
  await deps.mailbox.send(mail)
}

/** The portal's message, its link completed with the secret. */
async function textInvitation(deps: InviteDeps, kept: Kept, { secret }: Issued): Promise<void> {
  const { locale } = kept.inviter
  const message = kept.invitation.message ?? ''
  const link = linkOf(deps, message) ?? ''
  const text = message.replace(link, () => `${link}?invitation=${secret}`)
  const subject = registrationTexts[locale].smsSubject(kept.surroundings.partner)
  await deps.mailbox.send({ kind: 'sms', to: kept.invitation.recipient, subject, text, locale })
}

/** Sends an invitation, anew or again: only the newest message's link is good. */
export async function sendInvitation(deps: InviteDeps, kept: Kept): Promise<void> {
  const issued = await issueInvitation(deps, kept)
  const send = kept.invitation.message === null ? mailInvitation : textInvitation
  await send(deps, kept, issued)
}
