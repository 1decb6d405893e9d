import { and, asc, eq, inArray, like, lte } from 'drizzle-orm'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { hashRecoveryCode } from '../accounts/second-factor.ts'
import type { Db } from '../database/open-database.ts'
import {
  accounts,
  advisorSubscriptions,
  caseDocuments,
  clientSubscriptions,
  fundDetails,
  fundShares,
  funds,
  holdings,
  partners,
  postedCodes,
  recoveryCodes,
  registrations,
  signIns,
  subscriptionCases,
  teamFunds,
  teams,
} from '../database/schema/index.ts'
import { seedLibraryVisit } from '../product/library/library-visits.ts'
import { hashPostedCode } from '../registration/posted-code-hash.ts'
import { acceptedSubscription, describeAdvisorRequests } from './advisor-requests.ts'
import { describeCaseFiles, describeCases } from './case-seed.ts'
import { drawClientSubscriptions } from './client-subscriptions.ts'
import {
  demoPartners,
  demoPassword,
  demoPendingEmail,
  demoPeople,
  demoPostedCode,
  demoRecoveryCodes,
  demoTeams,
} from './demo-people.ts'
import { demoSignIns } from './demo-sign-ins.ts'
import { seedGuests } from './guest-seed.ts'
import { seedLetters } from './letter-seed.ts'
import { seedMandates } from './mandate-seed.ts'
import { seedIdentityPapers, seedNotices } from './notice-seed.ts'
import { seedQuestions } from './question-seed.ts'
import { seedPosition } from './seed-position.ts'

const createdAt = new Date('2026-01-05T09:00:00Z')
const postedCodeExpiry = new Date('2036-01-05T09:00:00Z')

async function insertCompanies(db: Db, fundCount: number): Promise<void> {
  await db.insert(partners).values(demoPartners.map(([id, name, parentId]) => ({ id, name, parentId })))
  await db.insert(teams).values(demoTeams.map(({ funds: _funds, ...team }) => team))
  const agreements = demoTeams.flatMap(({ id, funds }) => {
    const [first, last] = funds ?? [1, 0]
    return Array.from({ length: Math.min(last, fundCount) - first + 1 }, (_, index) => ({
      teamId: id,
      fundId: first + index,
      agreementSince: '2024-01-15',
    }))
  })
  if (agreements.length > 0) await db.insert(teamFunds).values(agreements)
}

async function insertAccounts(db: Db): Promise<string> {
  const { hash } = await import('@node-rs/argon2')
  // All accounts share one hash: the password is public, and hashing it twelve times would only slow the first start.
  const passwordHash = await hash(demoPassword)
  await db.insert(accounts).values(
    demoPeople.map(({ email, account }, index) => ({
      ...account,
      id: `acc-${index + 1}`,
      email,
      passwordHash,
      isDemo: true,
      createdAt,
    })),
  )
  return passwordHash
}

/** Inserts a registration that is pending as of now: staff's 48 hours start when the database is created. */
async function insertPendingRegistration(db: Db, now: Date): Promise<void> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, demoPendingEmail))
    .limit(1)
  if (account === undefined) return
  const details = { civility: 'mr', life_insurance: false, funds: ['fnd-1', 'fnd-2'] }
  await db.insert(registrations).values({ accountId: account.id, details, createdAt: now, confirmedAt: now })
}

async function insertRecoveryCodes(db: Db): Promise<void> {
  const { codes, email } = demoRecoveryCodes
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email))
    .limit(1)
  if (account === undefined) return
  const rows = codes.map((code) => ({ accountId: account.id, hash: hashRecoveryCode(code), usedAt: null }))
  await db.insert(recoveryCodes).values(rows)
}

async function insertHoldings(db: Db): Promise<void> {
  const wanted = demoPeople.flatMap(({ holds }, person) =>
    holds.map((fundId) => ({ accountId: `acc-${person + 1}`, shareId: `shr-${fundId}-a` })),
  )
  const shares = await db
    .select({ id: fundShares.id, fundId: fundShares.fundId, startDate: fundShares.startDate })
    .from(fundShares)
    .where(
      inArray(
        fundShares.id,
        wanted.map(({ shareId }) => shareId),
      ),
    )
  const rows = wanted.flatMap(({ accountId, shareId }, index) => {
    const share = shares.find(({ id }) => id === shareId)
    if (share === undefined) return []
    const quantity = String(120 + index * 35)
    return [
      { id: index + 1, accountId, fundId: share.fundId, shareId, quantity, subscribedOn: share.startDate },
    ]
  })
  if (rows.length > 0) await db.insert(holdings).values(rows)
}

const lastFundOfTeams = 64

async function insertSubscriptions(db: Db): Promise<void> {
  const shares = await db
    .select({
      id: fundShares.id,
      fundId: fundShares.fundId,
      currency: fundShares.currency,
      startDate: fundShares.startDate,
      minimum: funds.minimumInvestment,
      closesOn: fundDetails.subscriptionClosesOn,
    })
    .from(fundShares)
    .innerJoin(funds, eq(funds.id, fundShares.fundId))
    .innerJoin(fundDetails, eq(fundDetails.fundId, fundShares.fundId))
    .where(and(like(fundShares.id, '%-a'), lte(fundShares.fundId, lastFundOfTeams)))
    .orderBy(asc(fundShares.fundId))
  const rows = drawClientSubscriptions(shares)
  if (rows.length > 0) await db.insert(clientSubscriptions).values(rows)
  const accountIds = new Map(demoPeople.map(({ email }, index) => [email, `acc-${index + 1}`]))
  const openFunds = await db.select({ id: funds.id }).from(funds).where(eq(funds.status, 'open'))
  const openShares = shares.filter(({ fundId }) => openFunds.some(({ id }) => id === fundId))
  const requests = describeAdvisorRequests(openShares, accountIds)
  if (requests.length === 0) return
  await db.insert(advisorSubscriptions).values(requests)
  const accepted = requests.filter(({ status }) => status === 'accepted').map(acceptedSubscription)
  if (accepted.length > 0) await db.insert(clientSubscriptions).values(accepted)
  const cases = describeCases(openShares, accountIds)
  if (cases.length === 0) return
  await db.insert(subscriptionCases).values(cases)
  const files = describeCaseFiles(cases)
  if (files.length > 0) await db.insert(caseDocuments).values(files)
}

/** Number of funds, and the instant against which pending and due items are dated. */
export type PeopleOptions = { readonly fundCount: number; readonly seededAt: Date }

/**
 * Adds the demo companies, teams, accounts, holdings and clients' subscriptions to a database that already
 * has the funds.
 */
export async function seedPeople(db: Db, { fundCount, seededAt }: PeopleOptions): Promise<void> {
  const today = plainDateAt(seededAt)
  await insertCompanies(db, fundCount)
  const passwordHash = await insertAccounts(db)
  await insertPendingRegistration(db, seededAt)
  await insertRecoveryCodes(db)
  await insertHoldings(db)
  await seedPosition(db, { passwordHash, createdAt })
  await seedNotices(db, today)
  await seedIdentityPapers(db, today)
  await seedQuestions(db, seededAt)
  await seedLetters(db, seededAt)
  await seedGuests(db, { passwordHash, createdAt, now: seededAt })
  await seedMandates(db)
  await insertSubscriptions(db)
  await db.insert(signIns).values([...demoSignIns])
  // So that the first investor sees later publications marked as new.
  await seedLibraryVisit(db, 'acc-1', new Date('2026-03-31T16:00:00Z'))
  const { code, ...holder } = demoPostedCode
  await db.insert(postedCodes).values({
    id: 1,
    codeHash: hashPostedCode(code),
    ...holder,
    isLegalEntity: false,
    expiresAt: postedCodeExpiry,
    usedAt: null,
    isDemo: true,
  })
}
