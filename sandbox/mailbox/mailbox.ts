import { randomUUID } from 'node:crypto'
import type { Db } from '../database/open-database.ts'
import { messages } from '../database/schema/index.ts'

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
}

/** A file of an email. */
type Attachment = { readonly name: string; readonly type: string; readonly content: Uint8Array }

const base64 = ({ content }: Attachment) => Buffer.from(content).toString('base64')

/** Sends messages. */
export type Mailbox = {
  /** @throws when the mail server refuses or cannot be reached */
  send(message: OutgoingMessage): Promise<void>
}

type MailboxOptions = { readonly db: Db; readonly smtpUrl: string | undefined; readonly now: () => Date }

const sender = { name: 'Orvanne Gestion', address: 'ne-pas-repondre@orvanne.example' }

async function sendBySmtp(smtpUrl: string, message: OutgoingMessage): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtpUrl)
  try {
    const { to, subject, attachments = [], headers, html, text } = message
    await transport.sendMail({
      from: sender,
      to,
      subject,
      text,
      ...(html !== undefined && { html }),
      ...(headers !== undefined && { headers }),
      attachments: attachments.map(({ content, name, type }) => {
        return { filename: name, contentType: type, content: Buffer.from(content) }
      }),
    })
  } finally {
    transport.close()
  }
}

/**
 * Sends emails through the mail server if there is one; otherwise, and for SMS, stores messages for the mailbox page.
 */
export function createMailbox({ db, smtpUrl, now }: MailboxOptions): Mailbox {
  return {
    async send(message) {
      if (smtpUrl !== undefined && message.kind === 'email') return sendBySmtp(smtpUrl, message)
      const { kind, to, subject, attachments = [], headers = {}, html = null, text, locale } = message
      await db.insert(messages).values({
        id: randomUUID(),
        kind,
        recipient: to,
        subject,
        html,
        text,
        locale,
        headers,
        attachments: attachments.map((file) => ({ ...file, content: base64(file) })),
        createdAt: now(),
      })
    },
  }
}
