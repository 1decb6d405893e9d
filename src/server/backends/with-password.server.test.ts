import { json } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createHttpClient, type HttpClient } from '../http/http-client.server.ts'
import { jsonResponse, startFakeBackend } from '../testing/fake-backend.ts'
import { createAccountCalls } from './product-api/account-calls.server.ts'
import { createNoticeCalls } from './product-api/own-fund-calls.server.ts'

const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }
const [composed, decomposed] = ['caf\u00e9-2026!A', 'cafe\u0301-2026!A']
const asking = { client: 'investor', locale: 'fr', token: 't' } as const
const profile = { firstname: 'A', lastname: 'B', email: 'a@b.example', telephone: null, fields: [] }
const bodySchema = z.object({
  old_password: z.string().optional(),
  proof: z.object({ password: z.string() }).optional(),
})
const results = {
  done: true,
  email_to_confirm: null,
  secret: 'ABC',
  uri: 'otpauth://totp/a',
}

/** A product API of another manager, which compares a password character by character. */
async function triedBy(
  kept: string,
  fault: string,
  ask: (http: HttpClient) => Promise<{ readonly kind: string }>,
) {
  const tried: string[] = []
  const problem = {
    title: 'Refused',
    code: 'validation_failed',
    errors: [{ path: fault, code: 'wrong', detail: '' }],
  }
  await using backend = await startFakeBackend(() => async (request, response) => {
    const sent = bodySchema.parse(await json(request))
    const password = sent.old_password ?? sent.proof?.password ?? ''
    tried.push(password)
    const isRight = password === kept
    jsonResponse(isRight ? results : problem, isRight ? 200 : 422)(request, response)
  })
  const { kind } = await ask(createHttpClient({ name: 'product', baseUrl: backend.url, log }))
  return { kind, tried }
}

const account = (http: HttpClient) => createAccountCalls(http)
const proof = { password: decomposed }
const calls: Readonly<Record<string, readonly [fault: string, Parameters<typeof triedBy>[2]]>> = {
  changePassword: [
    'old_password',
    (http) =>
      account(http).changePassword({ ...asking, change: { old_password: decomposed, new_password: 'x' } }),
  ],
  enrolTwoFactor: ['proof', (http) => account(http).enrolTwoFactor({ ...asking, proof })],
  updateProfile: [
    'proof',
    (http) => account(http).updateProfile({ ...asking, update: { ...profile, proof } }),
  ],
  stepUp: ['proof', (http) => createNoticeCalls(http).stepUp({ locale: 'fr', token: 't', proof })],
}

describe.each(Object.entries(calls))('the present password of %s', (_name, [fault, call]) => {
  // P-832
  it('opens in its comparable form, and as it was typed', async () => {
    expect(await triedBy(composed, fault, call)).toEqual({ kind: 'ok', tried: [composed] })
    expect(await triedBy(decomposed, fault, call)).toEqual({ kind: 'ok', tried: [composed, decomposed] })
  })

  // P-832
  it('is not tried again for another fault', async () => {
    const { kind, tried } = await triedBy(decomposed, 'telephone', call)
    expect([kind, tried]).toEqual(['refused', [composed]])
  })
})
