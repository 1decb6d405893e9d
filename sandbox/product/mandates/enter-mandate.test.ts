import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mostMandates } from '../../../src/contract/product-api/mandate.schema.ts'
import { accounts, mandates } from '../../database/schema/index.ts'
import { temporaryDatabase } from '../../seed/fixtures/temporary-database.ts'
import { recordMandate } from './enter-mandate.ts'

const now = () => new Date('2026-11-28T10:00:00Z')

const investor = (id: string) => ({
  ...{ id, email: `${id}@client.example`, passwordHash: 'hash', emailConfirmed: true, role: 'investor' },
  ...{ personType: 'natural', firstName: id, lastName: 'Client', telephone: null, locale: 'fr', rights: [] },
  ...{ fields: [], verification: 'approved', partnerId: null, isChildUser: false, isDemo: false },
  createdAt: now(),
})

// P-696
describe('the most mandates of a person', () => {
  const database = temporaryDatabase()
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
