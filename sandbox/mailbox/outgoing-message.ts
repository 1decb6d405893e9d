import type { messages } from '../database/schema/index.ts'

/** Message to a person, in the person's language. The `subject` of an SMS is shown in the mailbox's list. */
export type OutgoingMessage = {
  readonly kind: 'email' | 'sms'
  readonly to: string
  readonly subject: string
  readonly html?: string
  readonly text: string
  readonly locale: 'fr' | 'en'
  /** Further headers of an email. */
  readonly headers?: Readonly<Record<string, string>>
  /** Files of an email. */
  readonly attachments?: readonly Attachment[]
  /** Set if the email has a link that ends. */
  readonly link?: EndingLink
}

/** When the link of an email ends: at a time, or once a newer email has the link for the same purpose. */
export type EndingLink = {
  readonly endsAt?: Date
  /** Name of the purpose and of the person or address. */
  readonly newestOf?: string
}

/** A file of an email. */
type Attachment = { readonly name: string; readonly type: string; readonly content: Uint8Array }

type Row = typeof messages.$inferSelect

/** Returns the columns that store a message. */
export function contentOf(message: OutgoingMessage) {
  const { kind, to, subject, attachments = [], headers = {}, html = null, link = {}, text, locale } = message
  const { endsAt: linkEndsAt = null, newestOf = null } = link
  const files = attachments.map((file) => ({
    ...file,
    content: Buffer.from(file.content).toString('base64'),
  }))
  const own = { kind, recipient: to, subject, html, text, locale, headers, attachments: files }
  return { ...own, linkEndsAt, newestOf }
}

/** Reads a stored email back. */
export function emailOf({
  attachments,
  headers,
  html,
  locale,
  recipient,
  subject,
  text,
}: Row): OutgoingMessage {
  const files = attachments.map((file) => ({ ...file, content: Buffer.from(file.content, 'base64') }))
  return {
    ...{ kind: 'email', to: recipient, subject, text, headers, attachments: files },
    ...(html !== null && { html }),
    locale: locale === 'en' ? 'en' : 'fr',
  }
}
