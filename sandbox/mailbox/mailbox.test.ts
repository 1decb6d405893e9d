import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { messages } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { createMailbox, type OutgoingMessage } from './mailbox.ts'
import { createMailboxApp } from './mailbox-app.ts'

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
async function startMailServer() {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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
  let database: OpenDatabase

  beforeAll(async () => {
    database = await openDatabase(readSandboxEnv({ SANDBOX_DATA_DIR: folder }))
  }, 60_000)

  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('keeps messages when there is no mail server', async () => {
    const mailbox = createMailbox({ db: database.db, smtpUrl: undefined, now })
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
    const mailbox = createMailbox({ db: database.db, smtpUrl: server.url, now })
    await mailbox.send(email)
    await expect(mailbox.send({ ...email, to: 'refused@sandbox.example' })).rejects.toThrow('550')
    await server.stop()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain('Subject: Votre espace')
    expect((await database.db.select().from(messages)).length).toBe(before)
  })
})
