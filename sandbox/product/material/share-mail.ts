import { eq, inArray } from 'drizzle-orm'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { partners, type shareLinks, teams } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { nameOf } from '../../registration/inviter.ts'
import { portalPage } from '../../registration/portal-paths.ts'
import { dateInWords } from '../../seed/date-words.ts'
import type { DocumentRow } from '../documents/document-views.ts'

const texts = {
  fr: {
    subject: (sender: string) => `${sender} vous transmet un document`,
    greeting: (name: string) => `Bonjour ${name},`,
    text: (sender: string, title: string, fund: string) =>
      `${sender} vous transmet le document «\u00a0${title}\u00a0» du fonds ${fund}.`,
    language: { fr: 'Ce document est en français.', en: 'Ce document est en anglais.' },
    until: (date: string) => `Vous pouvez l’ouvrir jusqu’au ${date} inclus, sans compte ni mot de passe.`,
    note: 'Ce lien vous est personnel\u00a0: nous vous remercions de ne pas le transférer. La date et l’heure de chaque ouverture sont communiquées à la personne qui vous l’a transmis et à son équipe.',
    action: 'Voir le document',
  },
  en: {
    subject: (sender: string) => `${sender} has shared a document with you`,
    greeting: (name: string) => `Dear ${name},`,
    text: (sender: string, title: string, fund: string) =>
      `${sender} has shared with you the document “${title}” of the fund ${fund}.`,
    language: { fr: 'This document is in French.', en: 'This document is in English.' },
    until: (date: string) => `You can open it up to and including ${date}, without an account or a password.`,
    note: 'This link is personal to you: please do not forward it. The date and time of each opening are given to the person who shared it with you and to their team.',
    action: 'View the document',
  },
} as const

type Sent = {
  readonly to: string
  readonly secret: string
  readonly sender: Account
  /** Company that the sender acts for; empty without one. */
  readonly company: string
  readonly file: { readonly document: DocumentRow; readonly fund: string }
}

/** Returns the name of the company that a partner's user acts for, or that their team belongs to; empty without one. */
export async function companyOf(db: Db, account: Account): Promise<string> {
  const number = account.chosenPartnerId ?? account.partnerId
  const [found] = await db
    .select({ name: partners.name })
    .from(partners)
    .where(
      number === null
        ? inArray(
            partners.id,
            db
              .select({ id: teams.partnerId })
              .from(teams)
              .where(eq(teams.id, account.teamId ?? 0)),
          )
        : eq(partners.id, number),
    )
    .limit(1)
  return found?.name ?? ''
}

/** Sends a link to its recipient, in the language that the sender has chosen (P-642). */
export async function mailShare(
  deps: Pick<SandboxDeps, 'env' | 'mailbox'>,
  { expiresAt, locale, recipientName }: typeof shareLinks.$inferSelect,
  { company, file: { document, fund }, secret, sender, to }: Sent,
): Promise<void> {
  const words = texts[locale]
  const name = company === '' ? nameOf(sender) : `${nameOf(sender)} (${company})`
  const language = document.language === 'en' ? 'en' : 'fr'
  const mail = await composeMail(to, {
    language: locale,
    subject: words.subject(name),
    greeting: words.greeting(recipientName),
    paragraphs: [
      words.text(name, document.title[locale], fund),
      ...(language === locale ? [] : [words.language[language]]),
      words.until(dateInWords(plainDateAt(expiresAt), locale)),
    ],
    action: { label: words.action, url: portalPage(deps, 'shared', locale, { token: secret }) },
    notes: [words.note],
  })
  // Its sender is told if it cannot be sent, and sends the link by other means.
  await deps.mailbox.send(mail, 'once')
}
