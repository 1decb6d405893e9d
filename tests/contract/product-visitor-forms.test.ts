import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  contactMessageResponseSchema,
  whiteBookRequestResponseSchema,
} from '../../src/contract/product-api/visitor-forms.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

const mailSchema = z.object({
  messages: z.array(z.object({ subject: z.string(), text: z.string(), html: z.string().nullable() })),
})

const message = {
  lastname: 'Durand',
  firstname: 'Anne',
  email: 'anne@example.org',
  phone: '+33612345678',
  subject: 'fiscal_certificate',
  message: 'Bonjour <b>à tous</b>',
  consent: true,
  proven: true,
}

const request = {
  id: '6f1c1c0e-8a43-4a53-9a39-0c6a0c0d3b11',
  documentId: 'abc',
  title: 'Un livre blanc',
  lastname: 'Durand',
  firstname: 'Anne',
  email: 'reader@example.org',
  company: null,
  contactConsent: true,
  downloadUrl: 'http://localhost:3000/api/white-books/download?token=x',
  proven: true,
}

describe.each(testedDatabases())('forms of visitors on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let time = Date.parse('2026-03-02T09:00:00Z')
  let visitor = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(time))
  }, 120_000)

  afterAll(() => sandbox.stop())

  const post = (path: string, body: unknown, locale = 'fr', from = `198.51.100.${++visitor}`) =>
    fetch(`${sandbox.url}/product${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-locale': locale, 'x-forwarded-for': from },
    })

  const mailsTo = async (address: string) => {
    const response = await fetch(`${sandbox.url}/mailbox/api/messages?to=${encodeURIComponent(address)}`)
    return mailSchema.parse(await response.json()).messages
  }

  const backOffice = async (page: string) =>
    (await fetch(`${sandbox.url}/back-office/${page}?lang=fr`)).text()

  // P-833
  it('take no telephone number that no numbering plan has', async () => {
    for (const phone of ['+33700000000', '+33639123456', '+99912345678']) {
      const refused = await post('/contact-messages', { ...message, phone })
      expect([refused.status, (await refused.json()).errors]).toEqual([
        422,
        [{ path: 'phone', code: 'invalid' }],
      ])
    }
  })

  // P-106
  it('a message goes to the desk of its subject, is confirmed to its sender and stands in the back-office', async () => {
    const response = await post('/contact-messages', message)
    expect(contactMessageResponseSchema.parse(await response.json())).toEqual({ state: 'sent' })
    const [desk] = await mailsTo('fiscalite@orvanne.example')
    expect(desk?.subject).toBe('Attestation fiscale – Anne Durand')
    expect(desk?.html).toContain('Bonjour &lt;b&gt;à tous&lt;/b&gt;')
    expect((await mailsTo('anne@example.org')).map(({ subject }) => subject)).toEqual([
      'Nous avons bien reçu votre message',
    ])
    expect(await backOffice('contact-messages')).toContain('Bonjour &lt;b&gt;à tous&lt;/b&gt;')
  })

  // P-164, P-233
  it('a message without proof is held until its link is opened, once, within 48 hours', async () => {
    const held = { ...message, email: 'jo@example.org', subject: 'succession', proven: false }
    expect(await (await post('/contact-messages', held, 'en')).json()).toEqual({ state: 'held' })
    expect(await mailsTo('successions@orvanne.example')).toEqual([])
    const [mail] = await mailsTo('jo@example.org')
    expect(mail?.subject).toBe('Confirm your message')
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await post('/contact-messages/confirm', { token: `${token?.slice(0, -1)}!` })).status).toBe(404)
    for (let tries = 0; tries < 2; tries += 1)
      expect((await post('/contact-messages/confirm', { token })).status).toBe(200)
    expect(await mailsTo('successions@orvanne.example')).toHaveLength(1)
    await post('/contact-messages', { ...held, email: 'late@example.org' })
    const [late] = await mailsTo('late@example.org')
    time += 48 * 3_600_000
    const lateToken = /token=([\w-]+)/.exec(late?.text ?? '')?.[1]
    expect((await post('/contact-messages/confirm', { token: lateToken })).status).toBe(404)
  })

  it.each([
    { subject: 'none' },
    { consent: false },
    { email: 'x' },
    { phone: '06' },
    { message: ' ' },
    { more: 1 },
  ])('a message with %j is refused', async (change) => {
    expect((await post('/contact-messages', { ...message, ...change })).status).toBe(400)
  })

  it('a visitor who sends too many is told when to come back, and nobody else', async () => {
    const statuses = []
    for (let tries = 0; tries < 41; tries += 1)
      statuses.push(await post('/contact-messages/confirm', { token: 'x'.repeat(43) }, 'fr', '203.0.113.1'))
    const [last] = statuses.slice(-1)
    expect([last?.status, last?.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await post('/contact-messages/confirm', { token: 'x'.repeat(43) })).status).toBe(404)
  })

  // P-107
  it('a white book is mailed once for one request, and consent counts when its link was opened', async () => {
    for (let tries = 0; tries < 2; tries += 1) {
      const response = await post('/white-book-requests', request)
      expect(whiteBookRequestResponseSchema.parse(await response.json())).toEqual({ state: 'mailed' })
    }
    const mails = await mailsTo('reader@example.org')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(request.downloadUrl)
    expect(await backOffice('white-book-requests')).toContain('Oui, adresse à prouver')
    expect((await post(`/white-book-requests/${request.id}/opened`, {})).status).toBe(200)
    expect(await backOffice('white-book-requests')).not.toContain('Oui, adresse à prouver')
  })

  it('no email carries a link that leads elsewhere than to the portal', async () => {
    const downloadUrl = 'https://evil.example/api/white-books/download?token=x'
    const elsewhere = { ...request, id: crypto.randomUUID(), email: 'victim@example.org', downloadUrl }
    expect((await post('/white-book-requests', elsewhere)).status).toBe(422)
    expect(await mailsTo('victim@example.org')).toEqual([])
  })
})
