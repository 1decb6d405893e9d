import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { contactSubjects } from '../../../src/contract/product-api/contact-subjects.ts'
import type { ContactMessageBody } from '../../../src/contract/product-api/visitor-forms.schema.ts'
import { personName } from '../../../src/lib/person-name.ts'
import { hashOf } from '../../accounts/tickets.ts'
import { contactMessages } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { portalPage } from '../../registration/portal-paths.ts'
import { desks } from './desks.ts'
import { visitorFormTexts } from './texts.ts'

type Deps = Pick<SandboxDeps, 'db' | 'now' | 'mailbox' | 'env'>
type Language = 'fr' | 'en'
type Row = typeof contactMessages.$inferSelect

const linkLivesMs = 48 * 3_600_000
const secretBytes = 32

const languageOf = ({ locale }: Row): Language => (locale === 'en' ? 'en' : 'fr')
const deskOf = ({ subject }: Row) => desks[contactSubjects.find((known) => known === subject) ?? 'other']

async function mailDesk({ mailbox }: Deps, row: Row): Promise<void> {
  const { desk, facts } = visitorFormTexts.fr.contact
  const { email, label } = deskOf(row)
  const sender = personName(row.firstName, row.lastName)
  const mail = await composeMail(email, {
    language: 'fr',
    subject: `${label.fr} – ${sender}`,
    paragraphs: [desk],
    facts: [
      [facts.subject, label.fr],
      [facts.sender, sender],
      [facts.email, row.email],
      [facts.phone, row.phone ?? '–'],
      [facts.message, row.message],
    ],
  })
  await mailbox.send(mail)
}

async function mailSender({ mailbox }: Deps, row: Row): Promise<void> {
  const language = languageOf(row)
  const { contact, hello } = visitorFormTexts[language]
  await mailbox.send(
    await composeMail(row.email, { language, greeting: hello(row.firstName), ...contact.received }),
  )
}

type Held = { readonly secret: string; readonly endsAt: Date }

async function mailConfirmation({ mailbox, env }: Deps, row: Row, { endsAt, secret }: Held): Promise<void> {
  const language = languageOf(row)
  const { contact, hello } = visitorFormTexts[language]
  const { action, ...words } = contact.confirm
  const url = portalPage({ env }, 'contact', language, { token: secret })
  await mailbox.send(
    await composeMail(row.email, {
      language,
      greeting: hello(row.firstName),
      ...words,
      action: { label: action, url, link: { endsAt } },
    }),
  )
}

/**
 * Accepts a message: sent to the desk of its subject with a confirmation to the sender or, without proof
 * that a person sent it, held until the sender opens a link (P-233).
 */
export async function takeContactMessage(
  deps: Deps,
  body: ContactMessageBody,
  locale: Language,
): Promise<'sent' | 'held'> {
  const secret = body.proven ? undefined : randomBytes(secretBytes).toString('base64url')
  const createdAt = deps.now()
  const endsAt = new Date(createdAt.getTime() + linkLivesMs)
  const [row] = await deps.db
    .insert(contactMessages)
    .values({
      id: randomUUID(),
      locale,
      lastName: body.lastname,
      firstName: body.firstname,
      email: body.email,
      phone: body.phone,
      subject: body.subject,
      message: body.message,
      isHeld: !body.proven,
      confirmationHash: secret === undefined ? null : hashOf(secret),
      confirmationExpiresAt: secret === undefined ? null : endsAt,
      createdAt,
    })
    .returning()
  if (row === undefined) throw new Error('the message was not stored')
  if (secret !== undefined) {
    await mailConfirmation(deps, row, { endsAt, secret })
    return 'held'
  }
  await Promise.all([mailDesk(deps, row), mailSender(deps, row)])
  return 'sent'
}

/** Releases a held message. False for an unknown or expired secret; repeating it has no further effect. */
export async function confirmContactMessage(deps: Deps, secret: string): Promise<boolean> {
  const isGood = and(
    eq(contactMessages.confirmationHash, hashOf(secret)),
    gt(contactMessages.confirmationExpiresAt, deps.now()),
  )
  const [known] = await deps.db.select().from(contactMessages).where(isGood).limit(1)
  if (known === undefined) return false
  const [released] = await deps.db
    .update(contactMessages)
    .set({ isHeld: false })
    .where(and(isGood, eq(contactMessages.isHeld, true)))
    .returning()
  if (released !== undefined) await Promise.all([mailDesk(deps, released), mailSender(deps, released)])
  return true
}
