import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from '../database/open-database.ts'
import { messages } from '../database/schema/index.ts'
import { sendOrKeep } from './outbox.ts'
import { contentOf, type OutgoingMessage } from './outgoing-message.ts'
import { sendBySmtp } from './send-by-smtp.ts'

/** Sends messages. */
export type Mailbox = {
  /**
   * Sends a message. While the mail server cannot be reached, an email is kept and tried again (P-874), unless `once`
   * says that its sender sees to that.
   * @throws when the mail server refuses the address for good; with `once`, also when it cannot be reached
   */
  send(message: OutgoingMessage, tried?: 'once'): Promise<void>
}

type MailboxOptions = {
  readonly db: Db
  readonly log: Logger
  readonly smtpUrl: string | undefined
  readonly now: () => Date
}

/**
 * Sends emails through the mail server if there is one; otherwise, and for SMS, stores messages for the mailbox page.
 */
export function createMailbox({ db, log, smtpUrl, now }: MailboxOptions): Mailbox {
  return {
    async send(message, tried) {
      if (smtpUrl === undefined || message.kind === 'sms') {
        await db.insert(messages).values({ id: randomUUID(), ...contentOf(message), createdAt: now() })
        return
      }
      if (tried === 'once') return sendBySmtp(smtpUrl, message)
      return sendOrKeep({ db, log, now, smtpUrl }, message)
    },
  }
}
