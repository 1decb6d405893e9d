import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTelephone } from '../../src/lib/identifiers/phone-number.ts'
import { typedEmail } from '../../src/lib/typed-text.ts'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import {
  accounts,
  advisorSubscriptions,
  clientSubscriptions,
  fundDetails,
  fundShares,
  funds,
  subscriptionCases,
} from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { isAdult } from '../registration/birth-date.ts'
import { isTypeOfCountry, readFiscalIdentifier } from '../registration/company-number.ts'
import { listPendingInvestors } from '../registration/review.ts'
import { seedWhenEmpty } from './seed.ts'

const asOf = '2026-11-20'
const fundCount = 64

type Bought = {
  readonly what: string
  readonly shareId: string
  readonly amount: string
  readonly on: string
}

// P-553, P-833
describe('what the seed invents follows the rules that the portal asks of everybody', () => {
  let folder: string
  let database: OpenDatabase
  let seededAt: Date
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seed-rules-'))
    database = await openDatabase(readSandboxEnv({ SANDBOX_PORT: '0', SANDBOX_DATA_DIR: folder }))
    seededAt = new Date()
    await seedWhenEmpty(database.db, { fundCount, withDemoAccounts: true, asOf, seededAt })
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Returns every subscription, request and sent case, by any author. */
  async function bought(): Promise<readonly Bought[]> {
    const { db } = database
    const lines = await db.select().from(clientSubscriptions)
    const requests = await db.select().from(advisorSubscriptions)
    const cases = await db.select().from(subscriptionCases)
    return [
      ...lines.map(({ amount, id, shareId, subscribedOn }) => {
        return { what: `subscription ${id}`, shareId, amount, on: subscribedOn }
      }),
      ...requests.map(({ amount, createdAt, id, shareId }) => {
        return { what: `request ${id}`, shareId, amount, on: createdAt.toISOString().slice(0, 10) }
      }),
      ...cases.flatMap(({ id, request, sentAt }) =>
        request === null || sentAt === null
          ? []
          : [
              {
                what: `case ${id}`,
                shareId: request.share,
                amount: request.amount,
                on: sentAt.toISOString().slice(0, 10),
              },
            ],
      ),
    ]
  }

  it('no amount is under the minimum of its fund, and none was subscribed outside its life', async () => {
    const rows = await database.db
      .select({
        share: fundShares,
        minimum: funds.minimumInvestment,
        closesOn: fundDetails.subscriptionClosesOn,
      })
      .from(fundShares)
      .innerJoin(funds, eq(funds.id, fundShares.fundId))
      .innerJoin(fundDetails, eq(fundDetails.fundId, fundShares.fundId))
    const rules = new Map(
      rows.map(({ share, ...rule }) => [share.id, { ...rule, startDate: share.startDate }]),
    )
    const all = await bought()
    expect(all.length).toBeGreaterThan(300)
    const broken = all.filter(({ amount, on, shareId }) => {
      const rule = rules.get(shareId)
      if (rule === undefined) return true
      const { closesOn, minimum, startDate } = rule
      const isLate = closesOn !== null && on > closesOn && closesOn >= startDate
      return Number(amount) < Number(minimum ?? 0) || on < startDate || isLate
    })
    expect(broken).toEqual([])
  })

  it('nobody waits for a decision that was due before the seed', async () => {
    const pending = await listPendingInvestors(database.db)
    expect(pending.length).toBeGreaterThan(0)
    for (const { account, dueAt } of pending) expect(dueAt > seededAt, account.email).toBe(true)
  })

  it('addresses, telephones and numbers of companies are such as the forms accept', async () => {
    for (const { email, fields, telephone } of await database.db.select().from(accounts)) {
      expect(typedEmail(email)).toBe(email)
      if (telephone !== null) expect(isTelephone(telephone), email).toBe(true)
      const fieldOf = (id: string) => fields.find((field) => field.id === id)?.value ?? ''
      const type = fieldOf('identification_type')
      if (type !== '') expect(readNumber(type, fieldOf('identification_number')), email).toBeDefined()
    }
    const requests = await database.db.select().from(advisorSubscriptions)
    for (const { client, id } of requests) {
      expect(isAdult(client.birth_date ?? '', seededAt), `request ${id}`).toBe(true)
      expect(isTelephone(client.telephone ?? ''), `request ${id}`).toBe(true)
      if (client.person !== 'legal') continue
      const type = client.company_number_type ?? ''
      expect(readNumber(type, client.company_number ?? ''), `request ${id}`).toBeDefined()
      expect(type === 'siren' && isTypeOfCountry(type, client.country ?? ''), `request ${id}`).toBe(true)
    }
  })
})

function readNumber(type: string, value: string): string | undefined {
  return type === 'siren' || type === 'siret' || type === 'rca' || type === 'foreign'
    ? readFiscalIdentifier({ type, value })
    : undefined
}
