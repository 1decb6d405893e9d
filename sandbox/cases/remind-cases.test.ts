import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CaseSending } from '../../src/contract/product-api/subscription-case.schema.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { openDatabase } from '../database/open-database.ts'
import { caseSignatures, fundDetails, subscriptionCases } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import type { OutgoingMessage } from '../mailbox/outgoing-message.ts'
import { listOffers } from '../partner-space/subscription-offers.ts'
import { startSandbox } from '../start.ts'
import { remindOfClosing } from './remind-cases.ts'
import { type SignDeps, signCase } from './sign-case.ts'

let folder: string
const log = pino({ level: 'silent' })
const envOf = () =>
  readSandboxEnv({ SANDBOX_PORT: '0', SANDBOX_DATA_DIR: folder, SANDBOX_PREPARE_DOCUMENTS: '0' })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reminders-'))
  await (await startSandbox({ env: envOf(), log })).close()
}, 240_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const request: CaseSending['request'] = {
  share: '',
  amount: '60000.00',
  client: {
    person: 'natural',
    civility: 'mr',
    firstname: 'Maxence',
    lastname: 'Tremarec',
    birth_date: '1979-02-28',
    birth_city: 'Quimper',
    email: 'maxence@client.example',
    telephone: '+33639980077',
    address: '3, quai Inventé',
    postal_code: '29000',
    city: 'Quimper',
    country: 'FR',
  },
  declarations: { identity: true, documents: true, suitability: true },
}

// P-509
it('a case that its client was asked to sign is not sent after the last day of its fund', async () => {
  const { close, db } = await openDatabase(envOf())
  try {
    const account = await findAccountByEmail(db, 'advisor@cgp-demo.example')
    const [draft] = await db.select().from(subscriptionCases).where(eq(subscriptionCases.id, 1))
    if (account === undefined || draft === undefined) throw new Error('the seed has no draft')
    const [offer] = await listOffers(db, account, { locale: 'fr', today: '2000-01-01' })
    if (offer === undefined) throw new Error('the seed has no open fund')
    const { fundId, wire } = offer
    const asked = { ...request, share: wire.share.id, amount: wire.minimum?.amount ?? request.amount }
    await db
      .update(subscriptionCases)
      .set({ fundId, shareId: wire.share.id })
      .where(eq(subscriptionCases.id, 1))
    await db
      .update(fundDetails)
      .set({ subscriptionClosesOn: '2030-06-30' })
      .where(eq(fundDetails.fundId, fundId))
    const [requestedAt, expiresAt] = [new Date(), new Date('2031-01-01')]
    await db.insert(caseSignatures).values({
      ...{ caseId: 1, version: draft.version, request: asked, reference: 'asked', method: 'redirect' },
      ...{ language: 'fr', requestedAt, expiresAt },
    })
    const signOn = (today: string) => {
      const signatures = {
        start: () => Promise.reject(new Error('asked for before')),
        confirm: () => Promise.resolve({ kind: 'waiting' as const }),
      }
      const deps: SignDeps = {
        ...{ db, env: envOf(), signatures, today: () => today, now: () => new Date() },
        background: { run: () => undefined, settled: () => Promise.resolve(), stop: () => Promise.resolve() },
        mailbox: { send: () => Promise.resolve() },
        renderPdf: () => Promise.reject(new Error('nothing is sealed')),
      }
      return signCase(deps, account, { id: 'cas-1', version: draft.version, code: null })
    }
    // On the last day another part is missing.
    expect(await signOn('2030-06-30')).toMatchObject({ path: 'documents.identity' })
    expect(await signOn('2030-07-01')).toEqual({
      kind: 'invalid',
      path: 'request.share',
      code: 'not_offered',
    })
  } finally {
    await close()
  }
}, 120_000)

// P-514
it('the adviser of an unsent case is reminded once for each day on which its fund closes', async () => {
  const { close, db } = await openDatabase(envOf())
  const sent: OutgoingMessage[] = []
  let isDown = false
  const mailbox = {
    send: (message: OutgoingMessage) =>
      isDown ? Promise.reject(new Error('no mail server')) : Promise.resolve(void sent.push(message)),
  }
  const remind = async (today: string) => {
    sent.length = 0
    await remindOfClosing({ db, env: envOf(), log, mailbox, today: () => today })
    return sent.map(({ to }) => to)
  }
  try {
    const [draft] = await db.select().from(subscriptionCases).where(eq(subscriptionCases.id, 1))
    const fundId = draft?.fundId ?? 0
    const closeOn = (day: string) =>
      db.update(fundDetails).set({ subscriptionClosesOn: day }).where(eq(fundDetails.fundId, fundId))
    await db.update(fundDetails).set({ subscriptionClosesOn: null })
    await closeOn('2030-06-30')
    expect(await remind('2030-06-22')).toEqual([])
    isDown = true
    expect(await remind('2030-06-23')).toEqual([])
    isDown = false
    expect(await remind('2030-06-23')).toEqual(['advisor@cgp-demo.example'])
    expect(sent[0]?.text).toContain('D-2026-1')
    expect(await remind('2030-06-24')).toEqual([])
    await closeOn('2030-07-31')
    expect(await remind('2030-07-30')).toEqual(['advisor@cgp-demo.example'])
    await db.update(subscriptionCases).set({ state: 'sent', remindedFor: null })
    expect(await remind('2030-07-30')).toEqual([])
  } finally {
    await close()
  }
}, 120_000)
