import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentErrorSchema } from '../../src/contract/content-api/envelope.schema.ts'
import {
  type HttpTransport,
  independent,
  missingIn,
  readExchange,
  recordingNames,
  unmatched,
  withAccount,
  withContent,
} from './content-api-recordings.ts'
import { openTarget, type Target, writeRecordedArticles } from './content-api-target.ts'
import { testedDatabases } from './test-sandbox.ts'

const passwords = {
  '<password>': 'Correct-horse-1',
  '<new-password>': 'Correct-horse-2',
  '<wrong-password>': 'Wrong-horse-3',
}

const isLive = process.env.CONTENT_API_URL !== undefined
const responseSchema = z.object({ jwt: z.string() })

// P-210
it('knows what to do with every recording', () => {
  const known = [...independent, ...withContent, ...withAccount, ...Object.keys(unmatched)]
  expect([...known].sort()).toEqual(recordingNames().sort())
})

describe.each(testedDatabases())('the content backend on %s answers like Strapi', (_name, serverUrl) => {
  let target: Target
  /** Values of the recordings' placeholders. */
  const known = new Map<string, string>(Object.entries(passwords))

  beforeAll(async () => {
    target = await openTarget(serverUrl)
    if (target.token === '') return
    known.set('kpqitywac8qin2mqksnsdnm4', await writeRecordedArticles(target))
  }, 180_000)

  afterAll(() => target.stop())

  function filled(text: string): string {
    return [...known].reduce((filling, [placeholder, value]) => filling.replaceAll(placeholder, value), text)
  }

  async function send({ method, path, headers, body }: HttpTransport['request']) {
    const isText = typeof body === 'string'
    const response = await fetch(`${target.url}${filled(path)}`, {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
      redirect: 'manual',
      ...(body === null ? {} : { body: filled(isText ? body : JSON.stringify(body)) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  async function replay(name: string) {
    const { request, response: recorded } = readExchange(name)
    const reply = await send(request)
    const shown = JSON.stringify(reply.body).slice(0, 300)
    expect(reply.status, shown).toBe(recorded.status)
    if (typeof recorded.body === 'string') {
      expect(recorded.status === 405 ? reply.body : '').toBe(recorded.status === 405 ? recorded.body : '')
      expect(reply.headers.get('allow')).toBe(recorded.headers.allow ?? null)
      return reply
    }
    if (recorded.status >= 400) {
      const told = contentErrorSchema.parse(recorded.body).error
      expect(contentErrorSchema.parse(reply.body).error).toMatchObject({
        status: told.status,
        name: told.name,
        // Newer versions of Node say more about broken JSON, after the same words.
        message: told.name === 'SyntaxError' ? expect.stringContaining(told.message) : told.message,
      })
    }
    expect(missingIn(reply.body, recorded.body)).toEqual([])
    return reply
  }

  async function signIn(password: string) {
    const body = { identifier: 'alice@example.test', password }
    const headers = { 'content-type': 'application/json' }
    const reply = await send({ method: 'POST', path: '/api/auth/local', headers, body })
    known.set('<jwt>', responseSchema.parse(reply.body).jwt)
  }

  async function codeFromMail(placeholder: string) {
    const code = /=([0-9a-f]{128})/.exec(await target.readMail('alice@example.test'))?.[1]
    known.set(placeholder, code ?? 'no code came')
  }

  /** Preparations that a recording requires. */
  const before: Readonly<Record<string, () => Promise<void>>> = {
    'legacy-email-confirmation-ok': () => codeFromMail('<confirmation-token>'),
    'legacy-users-me-ok': () => signIn(passwords['<password>']),
    'legacy-reset-password-mismatched': () => codeFromMail('<reset-code>'),
    'legacy-change-password-same': () => signIn(passwords['<new-password>']),
    'ratelimit-auth-local-429-xff-ignored': async () => {
      const headers = { 'content-type': 'application/json' }
      for (let call = 0; call < 30; call += 1) {
        await send({ method: 'POST', path: '/api/auth/local', headers, body: {} })
      }
    },
  }

  it.each(independent)('%s', async (name) => {
    await replay(name)
  })

  describe.skipIf(isLive && process.env.CONTENT_API_TOKEN === undefined)('with its articles', () => {
    it.each(withContent)('%s', async (name) => {
      known.set('<jwt>', target.token)
      await replay(name)
    })
  })

  describe.skipIf(isLive)('with one user', () => {
    it.each(withAccount)('%s', async (name) => {
      await before[name]?.()
      await replay(name)
    })
  })
})
