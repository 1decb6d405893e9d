import { expect } from 'vitest'
import { z } from 'zod'
import type { RunningSandbox } from '../../sandbox/start.ts'
import { readSentMessages } from './mailbox-messages.ts'

const messageSchema = z.object({
  kind: z.enum(['email', 'sms']),
  subject: z.string(),
  text: z.string(),
  linkEndsAt: z.string().nullable(),
  newestOf: z.string().nullable(),
})

/** The parameters of links that hold a secret. */
const secretLink = /https?:\/\/\S+[?&](?:token|code|confirmation|invitation)=\S+/g

/** Pages whose links outlast any outage, and those of emails that are tried once, so that they never wait. */
const lasting =
  /\/(?:desinscription|unsubscribe|alertes-email|email-alerts|document-partage|shared-document|acces|access)\?/

/** Expects that each email with a link that ends says when: it must not be sent later (P-882). */
export async function expectEndsOfLinks(sandbox: Pick<RunningSandbox, 'url' | 'settled'>): Promise<void> {
  const messages = await readSentMessages(sandbox, messageSchema)
  const endless = messages
    .filter(({ kind, linkEndsAt, newestOf }) => kind === 'email' && linkEndsAt === null && newestOf === null)
    .flatMap(({ subject, text }) => (text.match(secretLink) ?? []).map((link) => `${subject}: ${link}`))
    .filter((found) => !lasting.test(found))
  expect(endless, 'emails with a link of unknown end').toEqual([])
}
