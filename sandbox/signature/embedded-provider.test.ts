import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { signatureCodes } from '../database/schema/index.ts'
import { temporaryDatabase } from '../seed/fixtures/temporary-database.ts'
import { createEmbeddedProvider } from './embedded-provider.ts'

const database = temporaryDatabase()
const start = new Date('2026-11-02T10:00:00Z').getTime()
const state = { nowMs: start, failure: undefined as Error | undefined, mails: 0, text: '' }

const provider = () =>
  createEmbeddedProvider({
    db: database.db,
    now: () => new Date(state.nowMs),
    mailbox: {
      send: async ({ text }) => {
        if (state.failure !== undefined) throw state.failure
        state.mails += 1
        state.text = text
      },
    },
  })

const request = {
  ...{ key: 'case-1-2', document: new Uint8Array([1]), sha256: 'a'.repeat(64), subject: 'DEMO-1' },
  signer: { name: 'Camille Dupont', email: 'camille@client.example', language: 'fr' },
} as const

beforeEach(async () => {
  Object.assign(state, { nowMs: start, failure: undefined, mails: 0, text: '' })
  await database.db.delete(signatureCodes)
})

// P-510, P-511
describe('a signature by a code', () => {
  it('is the same request with the same expiry if it is started twice, and is mailed once', async () => {
    const first = await provider().start(request)
    state.nowMs += 30 * 60_000
    expect(await provider().start(request)).toEqual(first)
    expect(state.mails).toBe(1)
  })

  it('can be asked for again at once when its mail has failed', async () => {
    state.failure = new Error('mail server down')
    await expect(provider().start(request)).rejects.toThrow('mail server down')
    state.failure = undefined
    await provider().start(request)
    expect(state.mails).toBe(1)
  })

  it('whose process ended before the mail was out can be asked for again after a minute', async () => {
    await provider().start(request)
    const unsent = eq(signatureCodes.reference, `embedded-${request.key}`)
    await database.db.update(signatureCodes).set({ mailedAt: null }).where(unsent)
    state.nowMs += 30_000
    await provider().start(request)
    expect(state.mails).toBe(1)
    state.nowMs += 40_000
    await provider().start(request)
    expect(state.mails).toBe(2)
  })

  // P-854
  it('spends no attempt on a code without digits', async () => {
    const { reference } = await provider().start(request)
    const seal = async () => new Uint8Array([2])
    for (const code of [null, '', ' ', '-', '', ''])
      expect(await provider().confirm(reference, code, seal)).toEqual({ kind: 'wrong_code' })
    const code = /(?<![#\w])\d{6}\b/.exec(state.text)?.[0] ?? ''
    expect(await provider().confirm(reference, code, seal)).toMatchObject({ kind: 'signed' })
  })
})
