import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { StaffPeople, StaffPerson } from '../../../src/contract/product-api/desk-people.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { personName } from '../../../src/lib/person-name.ts'
import { type Account, clientOf } from '../../accounts/accounts.ts'
import { byBytes, byName } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  auditLog,
  fundShares,
  funds,
  holdings,
  mandates,
  partners,
  postedCodes,
  signIns,
  teams,
} from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { hashPostedCode } from '../../registration/posted-code-hash.ts'
import { auditNames } from '../audit/audit-names.ts'
import { shareName } from '../funds/fund-views.ts'
import { listRecordedMandates } from '../mandates/mandate-rows.ts'
import { searchWords } from '../search-text.ts'
import { verificationOf } from '../users/user-views.ts'

type Locale = 'fr' | 'en'

/** Condition of texts whose words begin with those of a query, answered by the index of the texts' words. */
export function wordsBegin(text: SQL, query: string): SQL {
  const words = searchWords(query)
  if (words.length === 0) return sql`false`
  const prefixes = words.map((word) => `${word}:*`).join(' & ')
  return sql`to_tsvector('simple', ${text}) @@ to_tsquery('simple', ${prefixes})`
}

type PostedCode = typeof postedCodes.$inferSelect

/** Returns the code of a letter as it was typed; undefined for any other text. */
async function findCode(db: Db, typed: string): Promise<PostedCode | undefined> {
  const isIt = eq(postedCodes.codeHash, hashPostedCode(typed))
  return (await db.select().from(postedCodes).where(isIt).limit(1))[0]
}

const conditionOf = (q: string, code: PostedCode | undefined): SQL | undefined =>
  or(
    wordsBegin(sql`${accounts.search}`, q),
    eq(accounts.id, q),
    code === undefined ? undefined : eq(accounts.email, code.email),
  )

/** Says for whom a code is that has led to no account, and whether it still can (P-847). */
function describeCode(
  { email, expiresAt, holderFirstName, holderName, isLegalEntity, usedAt }: PostedCode,
  now: Date,
): NonNullable<StaffPeople['posted_code']> {
  const open = expiresAt > now ? 'waiting' : 'expired'
  return {
    state: usedAt === null ? open : 'used',
    holder: isLegalEntity ? holderName : personName(holderFirstName, holderName),
    email,
    expires_at: expiresAt.toISOString(),
  }
}

const companyName = ({ fields }: Account): string | null =>
  fields.find(({ id }) => id === 'social_reason')?.value ?? null

const selectPeople = (db: Db) =>
  db
    .select({ account: accounts, partner: partners.name, team: teams.name })
    .from(accounts)
    .leftJoin(partners, eq(partners.id, accounts.partnerId))
    .leftJoin(teams, eq(teams.id, accounts.teamId))
    .$dynamic()

type Selected = Awaited<ReturnType<typeof selectPeople>>[number]

const toPerson = ({ account, partner }: Selected) => ({
  id: account.id,
  name: personName(account.firstName, account.lastName),
  email: account.email,
  kind: clientOf(account),
  company: partner ?? companyName(account),
  verification: verificationOf(account),
})

type Asked = { readonly q: string; readonly page: number; readonly pageSize: number }

/** Finds users by the beginnings of names or addresses, by an account's id, or by a posted code. */
export async function findPeople(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  { page, pageSize, q }: Asked,
): Promise<StaffPeople> {
  const code = await findCode(db, q)
  const found = conditionOf(q, code)
  const [counted] = await db.select({ total: count() }).from(accounts).where(found)
  const total = counted?.total ?? 0
  const rows = await selectPeople(db)
    .where(found)
    .orderBy(byName(accounts.lastName), byName(accounts.firstName), byBytes(accounts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    items: rows.map(toPerson),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
    posted_code: code !== undefined && total === 0 ? describeCode(code, now()) : null,
  }
}

const mostLogged = 20

/** Condition of entries about the mandates that a person holds: their subject is the holder, whose data they open. */
async function aboutMandates(db: Db, id: string): Promise<SQL | undefined> {
  const held = await db
    .selectDistinct({ holderId: mandates.holderId })
    .from(mandates)
    .where(eq(mandates.accountId, id))
  const holders = held.map(({ holderId }) => holderId)
  return and(inArray(auditLog.subject, holders), eq(sql`${auditLog.details} ->> 'person'`, id))
}

async function logOf(db: Db, id: string): Promise<StaffPerson['log']> {
  const about = or(eq(auditLog.subject, id), eq(auditLog.actor, id), await aboutMandates(db, id))
  const rows = await db.select().from(auditLog).where(about).orderBy(desc(auditLog.id)).limit(mostLogged)
  const names = await auditNames(db, rows)
  return rows.map(({ action, actor, happenedAt }) => {
    return { at: happenedAt.toISOString(), action, actor: names.get(actor) ?? actor }
  })
}

async function holdingsOf(db: Db, accountId: string, locale: Locale): Promise<StaffPerson['holdings']> {
  const rows = await db
    .select({ holding: holdings, fund: funds, share: fundShares.name })
    .from(holdings)
    .innerJoin(funds, eq(funds.id, holdings.fundId))
    .innerJoin(fundShares, eq(fundShares.id, holdings.shareId))
    .where(eq(holdings.accountId, accountId))
    .orderBy(byBytes(funds.nameSort), asc(holdings.id))
  return rows.map(({ fund, holding, share }) => ({
    fund: { id: `fnd-${fund.id}`, name: fund.name, slug: locale === 'fr' ? fund.slugFr : fund.slugEn },
    share: shareName(share, locale),
    quantity: holding.quantity,
    subscribed_on: holding.subscribedOn,
  }))
}

async function lastSignIn(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ at: signIns.happenedAt })
    .from(signIns)
    .where(and(eq(signIns.accountId, accountId), eq(signIns.succeeded, true)))
    .orderBy(desc(signIns.happenedAt))
    .limit(1)
  return row?.at.toISOString() ?? null
}

/** Describes a user for staff; undefined without one. */
export async function describePerson(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  id: string,
  locale: Locale,
): Promise<StaffPerson | undefined> {
  const [found] = await selectPeople(db).where(eq(accounts.id, id)).limit(1)
  if (found === undefined) return undefined
  return {
    ...toPerson(found),
    team: found.team,
    created_at: found.account.createdAt.toISOString(),
    last_sign_in_at: await lastSignIn(db, id),
    holdings: await holdingsOf(db, id, locale),
    mandates: await listRecordedMandates(db, id, plainDateAt(now())),
    log: await logOf(db, id),
  }
}
