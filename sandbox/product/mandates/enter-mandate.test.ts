import { and, eq, isNull } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { mostMandates } from '../../../src/contract/product-api/mandate.schema.ts'
import { accounts, mandates } from '../../database/schema/index.ts'
import { readSandboxEnv } from '../../env.ts'
import type { OutgoingMessage } from '../../mailbox/outgoing-message.ts'
import { temporaryDatabase } from '../../seed/fixtures/temporary-database.ts'
import { recordMandate } from './enter-mandate.ts'
import { tellOfEnds } from './tell-of-ends.ts'

const now = () => new Date('2026-11-28T10:00:00Z')

const investor = (id: string) => ({
  ...{ id, email: `${id}@client.example`, passwordHash: 'hash', emailConfirmed: true, role: 'investor' },
  ...{ personType: 'natural', firstName: id, lastName: 'Client', telephone: null, locale: 'fr', rights: [] },
  ...{ fields: [], verification: 'approved', partnerId: null, isChildUser: false, isDemo: false },
  createdAt: now(),
})

const database = temporaryDatabase()

// P-696
describe('the most mandates of a person', () => {
  const holders = Array.from({ length: mostMandates + 1 }, (_, index) => `holder-${index}`)

  it('count those that have yet to begin, and leave one that is replaced in its place', async () => {
    const { db } = database
    await db.insert(accounts).values(['person', ...holders].map(investor))
    const terms = { scope: 'both', power: 'read', since: '2027-01-01', until: null } as const
    await db
      .insert(mandates)
      .values(
        holders
          .slice(1)
          .map((holderId, index) => ({ id: `mdt-${index}`, accountId: 'person', holderId, ...terms })),
      )
    const enter = (holder: string) => {
      const body = { person: 'person', holder_email: `${holder}@client.example`, ...terms }
      return recordMandate({ db, now }, { actor: 'staff@sandbox.example' }, body)
    }
    expect(await enter('holder-0')).toEqual({ kind: 'invalid', path: 'person', code: 'too_many' })
    expect((await enter('holder-1')).kind).toBe('entered')
    const open = await db
      .select({ holderId: mandates.holderId })
      .from(mandates)
      .where(and(eq(mandates.accountId, 'person'), isNull(mandates.endedAt)))
    expect(open.map(({ holderId }) => holderId).toSorted()).toEqual(holders.slice(1).toSorted())
  })
})

// P-699
describe('the end of a mandate by its last day', () => {
  const sent: OutgoingMessage[] = []
  const state = { fails: false }
  const mailbox = {
    send: async (message: OutgoingMessage) => {
      if (state.fails) throw new Error('the mail server refuses')
      sent.push(message)
    },
  }
  const env = readSandboxEnv({ SANDBOX_PORTAL_URL: 'https://portal.example' })
  const tell = () => tellOfEnds({ db: database.db, env, log: pino({ level: 'silent' }), mailbox, now })
  const terms = { scope: 'both', power: 'act', since: '2026-01-01' } as const

  it('is told to both once, by mail, in the language of each, also after a mail that failed', async () => {
    const { db } = database
    await db
      .insert(accounts)
      .values([{ ...investor('anna'), preferredLocale: 'en' as const }, investor('bruno')])
    const pair = { accountId: 'anna', holderId: 'bruno' }
    await db.insert(mandates).values({ id: 'mdt-over', ...pair, ...terms, until: '2026-11-27' })
    state.fails = true
    await tell()
    state.fails = false
    await Promise.all([tell(), tell()])
    await tell()
    expect(sent.map(({ subject, to }) => [to, subject])).toEqual([
      ['anna@client.example', 'Your mandate for bruno Client has ended'],
      ['bruno@client.example', 'Le mandat confié à anna Client a pris fin'],
    ])
    expect(sent[0]?.text).toContain('27 November 2026')
  })

  it('is no news where it is long past, has been renewed, or was ended before', async () => {
    const { db } = database
    await db.insert(accounts).values(['carla', 'denis'].map(investor))
    const [one, other] = [
      { accountId: 'carla', holderId: 'denis' },
      { accountId: 'denis', holderId: 'carla' },
    ]
    await db.insert(mandates).values([
      { id: 'mdt-renewed', ...one, ...terms, until: '2026-11-27' },
      { id: 'mdt-renewal', ...one, ...terms, since: '2026-11-28', until: null },
      { id: 'mdt-old', ...other, ...terms, until: '2026-11-01' },
      { id: 'mdt-ended', ...other, ...terms, until: '2026-11-27', endedAt: now() },
    ])
    sent.length = 0
    await tell()
    expect(sent).toEqual([])
  })
})
