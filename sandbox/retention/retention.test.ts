import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findAccount } from '../accounts/accounts.ts'
import {
  accounts,
  contactMessages,
  partners,
  questionAttachments,
  questionMessages,
  questions,
  signIns,
} from '../database/schema/index.ts'
import { temporaryDatabase } from '../seed/fixtures/temporary-database.ts'
import { eraseAccount, findExpired } from './erase-expired.ts'
import { investorKeptUntil, partnerKeptUntil, yearsLater } from './retention-date.ts'

describe('the last day of personal data', () => {
  it.each([
    [[], null],
    [[null], null],
    [['2020-06-30', null], null],
    [['2020-06-30'], '2025-06-30'],
    [['2020-06-30', '2021-01-02'], '2026-01-02'],
  ] as const)('of an investor with the liquidations %j is %s', (liquidations, until) => {
    expect(investorKeptUntil(liquidations)).toBe(until)
  })

  // P-187
  it('of a partner’s user is five years after the contract’s end', () => {
    expect([partnerKeptUntil('2019-12-31'), partnerKeptUntil(null)]).toEqual(['2024-12-31', null])
  })

  it('of a leap day is a day that exists', () => {
    expect([yearsLater('2024-02-29', 5), yearsLater('2024-02-29', 4)]).toEqual(['2029-02-28', '2028-02-29'])
  })
})

describe('the erasure of personal data', () => {
  const database = temporaryDatabase()

  it('is of those alone whose time is over, and leaves nothing about them', async () => {
    const { db } = database
    const at = new Date('2018-01-01T00:00:00Z')
    await db.insert(partners).values([
      { id: 1, name: 'Gone', contractEndedOn: '2019-12-31' },
      { id: 2, name: 'Here', contractEndedOn: null },
    ])
    const person = (id: string, partnerId: number) => ({
      id,
      email: `${id}@bank.example`,
      passwordHash: 'hash',
      emailConfirmed: true,
      role: 'partner_user',
      personType: 'partner',
      firstName: 'Secret',
      lastName: 'Person',
      telephone: '+33639980001',
      locale: 'fr',
      rights: ['funds:read'],
      fields: [],
      verification: 'approved',
      partnerId,
      isChildUser: false,
      isDemo: false,
      createdAt: at,
    })
    await db.insert(accounts).values([person('one', 1), person('two', 2)])
    const entry = { clientId: 'c', succeeded: true, address: '192.0.2.1', userAgent: '', happenedAt: at }
    await db.insert(signIns).values([
      { ...entry, accountId: 'one' },
      { ...entry, accountId: 'two' },
    ])
    const message = { locale: 'fr', lastName: 'P', firstName: 'S', subject: 'x', message: 'x', isHeld: false }
    await db.insert(contactMessages).values({ ...message, id: 'm', email: 'One@bank.example', createdAt: at })
    // P-489
    const asked = { subject: 'x', state: 'closed', askedAt: at, lastAt: at } as const
    for (const [index, accountId] of ['one', 'two'].entries()) {
      const id = index + 1
      await db.insert(questions).values({ ...asked, id, accountId })
      await db.insert(questionMessages).values({ id, questionId: id, text: 'x', sentAt: at })
      const file = { id, messageId: id, name: 'x.png', type: 'image/png', bytes: 1, content: 'eA==' }
      await db.insert(questionAttachments).values(file)
    }
    expect(await findExpired(db, '2024-12-31')).toEqual([])
    const expired = await findExpired(db, '2025-01-01')
    expect(expired.map(({ account }) => account.id)).toEqual(['one'])
    for (const { account } of expired) await eraseAccount(db, account)
    expect(JSON.stringify(await findAccount(db, 'one'))).not.toMatch(
      /"Secret"|"Person"|bank\.example|339980001/,
    )
    expect(await db.select().from(signIns).where(eq(signIns.accountId, 'one'))).toEqual([])
    expect(await db.select().from(contactMessages)).toEqual([])
    for (const table of [questions, questionMessages, questionAttachments])
      expect((await db.select({ id: table.id }).from(table)).map(({ id }) => id)).toEqual([2])
    expect(await findAccount(db, 'two')).toMatchObject({ firstName: 'Secret' })
    expect(await db.select().from(signIns)).toHaveLength(1)
    expect(await findExpired(db, '2025-01-01')).toEqual([])
  })
})
