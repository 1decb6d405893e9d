import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { shareLinks } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { nameOf } from '../../registration/inviter.ts'
import { portalPage } from '../../registration/portal-paths.ts'
import { dateInWords } from '../../seed/date-words.ts'

const texts = {
  fr: {
    subject: (sender: string) => `${sender} vous transmet un document`,
    greeting: (name: string) => `Bonjour ${name},`,
    text: (sender: string, title: string, fund: string) =>
      `${sender} vous transmet le document «\u00a0${title}\u00a0» du fonds ${fund}.`,
    until: (date: string) => `Vous pouvez l’ouvrir jusqu’au ${date}, sans compte ni mot de passe.`,
    note: 'Ce lien vous est personnel\u00a0: ne le transférez pas. Chaque ouverture du document est datée et visible de la personne qui vous l’a transmis.',
    action: 'Voir le document',
  },
  en: {
    subject: (sender: string) => `${sender} has shared a document with you`,
    greeting: (name: string) => `Dear ${name},`,
    text: (sender: string, title: string, fund: string) =>
      `${sender} has shared with you the document “${title}” of the fund ${fund}.`,
    until: (date: string) => `You can open it until ${date}, without an account or a password.`,
    note: 'This link is personal to you: please do not forward it. Each opening of the document is dated and can be seen by the person who shared it with you.',
    action: 'View the document',
  },
} as const

type Sent = {
  readonly to: string
  readonly secret: string
  readonly sender: Account
  readonly fund: string
  readonly title: string
}

/** Sends a link to its recipient, in the language that the sender has chosen (P-642). */
export async function mailShare(
  deps: Pick<SandboxDeps, 'env' | 'mailbox'>,
  { expiresAt, locale, recipientName }: typeof shareLinks.$inferSelect,
  { fund, secret, sender, title, to }: Sent,
): Promise<void> {
  const words = texts[locale]
  const name = nameOf(sender)
  const mail = await composeMail(to, {
    language: locale,
    subject: words.subject(name),
    greeting: words.greeting(recipientName),
    paragraphs: [words.text(name, title, fund), words.until(dateInWords(plainDateAt(expiresAt), locale))],
    action: { label: words.action, url: portalPage(deps, 'shared', locale, { token: secret }) },
    notes: [words.note],
  })
  await deps.mailbox.send(mail)
}
