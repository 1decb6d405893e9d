import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotNull } from 'drizzle-orm'
import pino from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { messages } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { createMailbox } from './mailbox.ts'
import { createMailboxApp } from './mailbox-app.ts'
import { sendWaiting } from './outbox.ts'
import type { OutgoingMessage } from './outgoing-message.ts'

const email: OutgoingMessage = {
  kind: 'email',
  to: 'investor@sandbox.example',
  subject: 'Votre espace',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  locale: 'fr',
}
const messageListSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string().nullable(),
    }),
  ),
})

const sms: OutgoingMessage = {
  kind: 'sms',
  to: '+33639980001',
  subject: 'Invitation',
  text: 'Bienvenue',
  locale: 'fr',
}

/** A mail server that takes every message but those to `refused@`. */
async function startMailServer(port = 0) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('refused@') ? new Error('550 no such mailbox') : null),
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (!isAddressInfo(address)) throw new Error('the mail server has no port')
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { received, url: `smtp://127.0.0.1:${address.port}`, stop }
}

function isAddressInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

// P-220
describe('createMailbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
  const now = () => new Date('2026-07-01T10:00:00Z')
  const log = pino({ level: 'silent' })
  let database: OpenDatabase

  beforeAll(async () => {
    database = await openDatabase(readSandboxEnv({ SANDBOX_DATA_DIR: folder }))
  }, 60_000)

  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('keeps messages when there is no mail server', async () => {
    const mailbox = createMailbox({ db: database.db, log, smtpUrl: undefined, now })
    await mailbox.send(email)
    await mailbox.send(sms)
    const kept = await database.db.select().from(messages)
    expect(kept.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['email', 'investor@sandbox.example'],
      ['sms', '+33639980001'],
    ])
    expect(kept[0]?.createdAt).toEqual(now())
  })

  it('shows what it kept, to people and to programs, and frames mail without scripts', async () => {
    const env = readSandboxEnv({})
    const app = createMailboxApp({ db: database.db, env })
    const ask = (path: string) => app.request(`http://localhost${path}`, { headers: { host: 'localhost' } })
    const response = await ask('/api/messages?to=investor@sandbox.example')
    const { messages: found } = messageListSchema.parse(await response.json())
    expect(found).toHaveLength(1)
    const [message] = found
    expect(message).toMatchObject({
      kind: 'email',
      subject: 'Votre espace',
      text: 'Bonjour',
      html: '<p>Bonjour</p>',
    })
    expect(await (await ask('/?lang=en')).text()).toContain('Votre espace')
    expect(await (await ask(`/messages/${message?.id}`)).text()).toContain('sandbox="')
    const body = await ask(`/messages/${message?.id}/body`)
    expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect((await ask('/messages/nothing')).status).toBe(404)
  })

  it('sends email by the mail server and keeps none of it', async () => {
    const server = await startMailServer()
    const before = (await database.db.select().from(messages)).length
    const mailbox = createMailbox({ db: database.db, log, smtpUrl: server.url, now })
    await mailbox.send(email)
    await expect(mailbox.send({ ...email, to: 'refused@sandbox.example' })).rejects.toThrow('550')
    await server.stop()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain('Subject: Votre espace')
    expect((await database.db.select().from(messages)).length).toBe(before)
  })

  // P-874
  it('keeps an email that the mail server does not take, and sends it once when it does', async () => {
    const { stop, url } = await startMailServer()
    await stop()
    let time = Date.parse('2026-07-01T10:00:00Z')
    const outbox = { db: database.db, log, smtpUrl: url, now: () => new Date(time) }
    const waiting = () => database.db.select().from(messages).where(isNotNull(messages.nextAttemptAt))
    const mailbox = createMailbox(outbox)
    const attachments = [{ name: 'avis.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }]
    await mailbox.send({ ...email, subject: 'Dossier', headers: { 'x-kind': 'case' }, attachments })
    await mailbox.send({ ...email, to: 'refused@sandbox.example' })
    await expect(mailbox.send(email, 'once')).rejects.toThrow()
    expect(await waiting()).toHaveLength(2)
    // Not before its time, though rounds come often; then less and less often.
    await sendWaiting(outbox)
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1, 1])
    time += 60_000
    await sendWaiting(outbox)
    // A server that is away is asked once in a round.
    expect((await waiting()).map(({ attempts }) => attempts).toSorted()).toEqual([1, 2])
    await sendWaiting(outbox)
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([2, 2])
    const server = await startMailServer(Number(new URL(url).port))
    time += 60_000
    await sendWaiting(outbox)
    expect(server.received).toEqual([])
    time += 60_000
    await Promise.all([sendWaiting(outbox), sendWaiting(outbox)])
    await server.stop()
    expect(server.received).toHaveLength(1)
    const [received = ''] = server.received
    for (const part of ['Subject: Dossier', 'X-Kind: case', 'avis.pdf', 'To: investor@sandbox.example'])
      expect(received.toLowerCase()).toContain(part.toLowerCase())
    expect(await waiting()).toEqual([])
  })

  // P-874
  it('takes up an email whose process has ended, and gives up one that fails for three days', async () => {
    let time = Date.parse('2026-07-01T10:00:00Z')
    const outbox = { db: database.db, log, smtpUrl: 'smtp://127.0.0.1:1', now: () => new Date(time) }
    const waiting = () => database.db.select().from(messages).where(isNotNull(messages.nextAttemptAt))
    await createMailbox(outbox).send(email)
    // As it is stored while it is being sent.
    await database.db.update(messages).set({ attempts: 0 }).where(isNotNull(messages.nextAttemptAt))
    time += 6 * 60_000
    const server = await startMailServer()
    await sendWaiting({ ...outbox, smtpUrl: server.url })
    await server.stop()
    expect([server.received.length, (await waiting()).length]).toEqual([1, 0])
    await createMailbox(outbox).send(email)
    for (let hours = 1; hours <= 71; hours += 1) {
      time += 3_600_000
      await sendWaiting(outbox)
    }
    expect(await waiting()).toHaveLength(1)
    time += 3_600_000
    await sendWaiting(outbox)
    expect(await waiting()).toEqual([])
  })

  // P-882
  it('never sends an email after its link has ended, nor one whose link a newer one has replaced', async () => {
    let time = Date.parse('2026-07-01T10:00:00Z')
    const told: unknown[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => told.push(JSON.parse(line).code) })
    const outbox = { db: database.db, log, smtpUrl: 'smtp://127.0.0.1:1', now: () => new Date(time) }
    const waiting = () => database.db.select().from(messages).where(isNotNull(messages.nextAttemptAt))
    const mailbox = createMailbox(outbox)
    const endsAt = new Date(time + 3_600_000)
    const link = { endsAt, newestOf: 'password_reset 1' }
    await mailbox.send({ ...email, subject: 'Premier', link })
    await mailbox.send({ ...email, subject: 'Second', link })
    await mailbox.send({ ...email, subject: 'Autre', link: { endsAt, newestOf: 'password_reset 2' } })
    await mailbox.send({ ...email, subject: 'Sans fin' })
    expect((await waiting()).map(({ subject }) => subject).toSorted()).toEqual([
      'Autre',
      'Sans fin',
      'Second',
    ])
    expect(told).toContain('link_replaced')
    const server = await startMailServer()
    time = endsAt.getTime()
    await sendWaiting({ ...outbox, smtpUrl: server.url })
    const sent = server.received.map((mail) => /Subject: (.*)\r/.exec(mail)?.[1])
    expect([sent, await waiting()]).toEqual([['Sans fin'], []])
    expect(told.filter((code) => code === 'link_ended')).toHaveLength(2)
    // Asked for again, it is sent.
    const again = createMailbox({ ...outbox, smtpUrl: server.url })
    await again.send({ ...email, subject: 'De nouveau', link: { ...link, endsAt: new Date(time + 1) } })
    await server.stop()
    expect(server.received).toHaveLength(2)
  })
})
