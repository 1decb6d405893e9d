import { and, eq, inArray, or } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { findAccount } from '../accounts/accounts.ts'
import {
  fundDetails,
  holdings,
  mandates,
  mandateViews,
  questionMessages,
  questions,
} from '../database/schema/index.ts'
import { temporaryDatabase } from '../seed/fixtures/temporary-database.ts'
import { eraseAccount, findExpired } from './erase-expired.ts'
import { retentionOf } from './find-retention.ts'

/** Of the seed: a person, the company that she acts for, and the family company that she and another act for. */
const [person, company, family, other] = [
  'acc-position-5',
  'acc-position-6',
  'acc-position-7',
  'acc-position-1',
]

// P-187, P-696
describe('the retention of investors with mandates', () => {
  const database = temporaryDatabase({
    ...{ withDemoAccounts: true, fundCount: 40, asOf: '2026-11-21' },
    seededAt: new Date('2026-11-21T12:00:00Z'),
  })
  const account = async (id: string) => {
    const found = await findAccount(database.db, id)
    if (found === undefined) throw new Error(`there is no account ${id}`)
    return found
  }
  const mandatesOf = async (id: string) => {
    const isOf = or(eq(mandates.accountId, id), eq(mandates.holderId, id))
    return (await database.db.select({ id: mandates.id }).from(mandates).where(isOf)).map((row) => row.id)
  }
  const write = async (accountId: string, id: number, name: string | null) => {
    const at = new Date('2018-01-01T00:00:00Z')
    const asked = { subject: 'x', state: 'closed', askedAt: at, lastAt: at } as const
    await database.db.insert(questions).values({ ...asked, id, accountId })
    await database.db
      .insert(questionMessages)
      .values({ id, questionId: id, personName: name, text: 'x', sentAt: at })
  }

  beforeAll(async () => {
    const { db } = database
    const held = db
      .select({ id: holdings.fundId })
      .from(holdings)
      .where(inArray(holdings.accountId, [person, family]))
    await db.update(fundDetails).set({ liquidatedOn: '2010-06-30' }).where(inArray(fundDetails.fundId, held))
  })

  it('does not begin while a mandate is held that is not over, and counts from its last day', async () => {
    const { db } = database
    const isHeld = eq(mandates.accountId, person)
    expect(await retentionOf(db, await account(person))).toEqual({ starts_with: 'mandate_end', until: null })
    await db.update(mandates).set({ until: '2012-03-31' }).where(isHeld)
    const early = { endedAt: new Date('2011-03-01T10:00:00Z') }
    await db
      .update(mandates)
      .set(early)
      .where(and(isHeld, eq(mandates.holderId, company)))
    expect(await retentionOf(db, await account(person))).toEqual({
      starts_with: 'mandate_end',
      until: '2017-03-31',
    })
    await db.update(mandates).set({ until: '2009-03-31' }).where(isHeld)
    const byLiquidation = { starts_with: 'liquidation', until: '2015-06-30' }
    expect(await retentionOf(db, await account(person))).toEqual(byLiquidation)
    // The mandates that others hold for an investor keep nothing.
    expect(await retentionOf(db, await account(family))).toEqual(byLiquidation)
    expect((await findExpired(db, '2015-07-01')).map((expired) => expired.account.id)).toContain(person)
  })

  it('ends with the mandates of either account, the times in which they are used, and the writer’s name', async () => {
    const { db } = database
    const at = new Date('2018-01-01T00:00:00Z')
    for (const [mandateId, accountId] of [
      ['mdt-demo-2', person],
      ['mdt-demo-4', other],
    ] as const)
      await db.insert(mandateViews).values({
        ...{ id: `mvw-${mandateId}`, mandateId, accountId, tokenHash: mandateId, signInId: 'grant' },
        ...{ startedAt: at, endsAt: at },
      })
    await write(company, 9001, 'Anaïs Roumegoux')
    await write(company, 9002, null)
    // Written for somebody else by a namesake.
    await write(other, 9003, 'Anaïs Roumegoux')
    await eraseAccount(db, await account(person))
    expect(await mandatesOf(person)).toEqual([])
    expect(await mandatesOf(family)).toEqual(['mdt-demo-4'])
    const views = async () =>
      (await db.select({ id: mandateViews.id }).from(mandateViews)).map(({ id }) => id)
    expect(await views()).toEqual(['mvw-mdt-demo-4'])
    const { id, personName } = questionMessages
    const written = await db
      .select({ id, personName })
      .from(questionMessages)
      .where(inArray(id, [9001, 9002, 9003]))
    expect(new Map(written.map((row) => [row.id, row.personName]))).toEqual(
      new Map([
        [9001, '—'],
        [9002, null],
        [9003, 'Anaïs Roumegoux'],
      ]),
    )
    await eraseAccount(db, await account(family))
    expect([await mandatesOf(family), await mandatesOf(other), await views()]).toEqual([[], [], []])
  })
})
