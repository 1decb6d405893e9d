import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  like,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  type ClientSubscription,
  type ClientSubscriptionList,
  type ClientSubscriptionQuery,
  clientSubscriptionStatusSchema,
  heldStatuses,
} from '../../src/contract/product-api/client-subscription.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { clientSubscriptions, fundShares, funds } from '../database/schema/index.ts'
import { shareName } from '../product/funds/fund-views.ts'
import { searchWords } from '../product/search-text.ts'
import { knownOn, pastDay, statusOn } from './status-on-day.ts'
import { clientSubscriptionStatuses } from './subscription-words.ts'
import { teamsInScope } from './team-scope.ts'

type Locale = 'fr' | 'en'
type Filters = Omit<ClientSubscriptionQuery, 'page' | 'pageSize' | 'sort'>
type Day = string | undefined

const { amount, clientSort, currency, fundId, partnerId, shareId, subscribedOn, teamId } = clientSubscriptions

/**
 * Selects the subscriptions of the clients of the acting team and of the teams below it and, if the user acts
 * for a child company, through that company (P-185).
 */
function ownClients(account: Account, teamIds: readonly number[]): SQL | undefined {
  if (teamIds.length === 0) return sql`false`
  return and(inArray(teamId, [...teamIds]), inCompany(account, partnerId))
}

/** Condition of what was done through the child company that a user acts for; undefined if they act for all. */
export const inCompany = (
  { chosenPartnerId }: Pick<Account, 'chosenPartnerId'>,
  company: AnyColumn,
): SQL | undefined => (chosenPartnerId === null ? undefined : eq(company, chosenPartnerId))

function fundNumberOf(id: string): number {
  return Number(/^fnd-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)
}

function narrowed(filters: Filters): SQL | undefined {
  const status = statusOn(filters.date)
  return and(
    knownOn(filters.date),
    ...searchWords(filters.q ?? '').map((word) => like(clientSort, `%${word}%`)),
    filters.fund === undefined ? undefined : eq(fundId, fundNumberOf(filters.fund)),
    filters.share === undefined ? undefined : eq(shareId, filters.share),
    filters.currency === undefined ? undefined : eq(currency, filters.currency),
    filters.held === undefined ? undefined : inArray(status, [...heldStatuses]),
    filters.status === undefined ? undefined : eq(status, filters.status),
    filters.from === undefined ? undefined : gte(subscribedOn, filters.from),
    filters.to === undefined ? undefined : lte(subscribedOn, filters.to),
  )
}

const sortColumns = {
  // Byte order of an unaccented text: the same on every server, independent of its collation.
  client: sql`${clientSort} collate "C"`,
  fund: sql`${funds.nameSort} collate "C"`,
  amount,
  date: subscribedOn,
} as const

const isSortName = (name: string): name is keyof typeof sortColumns => Object.hasOwn(sortColumns, name)

function orderOf(sort: ClientSubscriptionQuery['sort']): SQL[] {
  const name = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? desc : asc
  const first = isSortName(name) ? [direction(sortColumns[name])] : []
  return [...first, asc(clientSubscriptions.id)]
}

function selectRows(db: Db, condition: SQL | undefined, query: ClientSubscriptionQuery) {
  return db
    .select({
      row: clientSubscriptions,
      fund: funds,
      share: fundShares.name,
      status: sql<string>`${statusOn(query.date)}`,
    })
    .from(clientSubscriptions)
    .innerJoin(funds, eq(funds.id, fundId))
    .innerJoin(fundShares, eq(fundShares.id, shareId))
    .where(condition)
    .orderBy(...orderOf(query.sort))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
}

type Selected = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'status'>

/** Maps a subscription to its line in a list. */
export function toItem({ row, fund, share }: Selected, locale: Locale): ClientSubscription {
  const code = clientSubscriptionStatusSchema.parse(row.status)
  const slug = locale === 'fr' ? fund.slugFr : fund.slugEn
  return {
    id: `cls-${row.id}`,
    client: row.clientName,
    fund: { id: `fnd-${fund.id}`, name: fund.name, slug },
    share: { id: row.shareId, name: shareName(share, locale) },
    amount: { amount: row.amount, currency: row.currency },
    subscribed_on: row.subscribedOn,
    status: { code, label: clientSubscriptionStatuses[code][locale] },
  }
}

/** Sums the subscriptions; cancelled ones are excluded. */
async function totalsOf(
  db: Db,
  condition: SQL | undefined,
  day: Day,
): Promise<ClientSubscriptionList['totals']> {
  const rows = await db
    .select({ currency, amount: sql<string>`sum(${amount})::text`, count: count() })
    .from(clientSubscriptions)
    .where(and(condition, ne(statusOn(day), 'cancelled')))
    .groupBy(currency)
    .orderBy(asc(currency))
  return rows
}

async function fundFacet(db: Db, condition: SQL | undefined) {
  const rows = await db
    .select({ id: funds.id, name: funds.name, total: count() })
    .from(clientSubscriptions)
    .innerJoin(funds, eq(funds.id, fundId))
    .where(condition)
    .groupBy(funds.id, funds.name, funds.nameSort)
    .orderBy(asc(sortColumns.fund), asc(funds.id))
  return rows.map(({ id, name, total }) => ({ code: `fnd-${id}`, label: name, count: total }))
}

async function shareFacet(db: Db, condition: SQL | undefined, locale: Locale) {
  const rows = await db
    .select({ id: fundShares.id, name: fundShares.name, total: count() })
    .from(clientSubscriptions)
    .innerJoin(fundShares, eq(fundShares.id, shareId))
    .where(condition)
    .groupBy(fundShares.id, fundShares.name)
    .orderBy(asc(fundShares.id))
  return rows.map(({ id, name, total }) => ({ code: id, label: shareName(name, locale), count: total }))
}

async function statusFacet(
  db: Db,
  condition: SQL | undefined,
  { date, locale }: { readonly date: Day; readonly locale: Locale },
) {
  const rows = await db
    .select({ status: sql<string>`${statusOn(date)}`, total: count() })
    .from(clientSubscriptions)
    .where(condition)
    // By its place: the day would be another parameter here.
    .groupBy(sql`1`)
  return clientSubscriptionStatusSchema.options.map((code) => ({
    code,
    label: clientSubscriptionStatuses[code][locale],
    count: rows.find((row) => row.status === code)?.total ?? 0,
  }))
}

async function countRows(db: Db, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(clientSubscriptions).where(condition)
  return row?.total ?? 0
}

/**
 * Lists one page of the subscriptions of the acting team's clients, of a past day with their status on it (P-779). A
 * page past the end is empty.
 */
export async function listClientSubscriptions(
  db: Db,
  account: Account,
  asked: ClientSubscriptionQuery,
  { locale, today }: { readonly locale: Locale; readonly today: string },
): Promise<ClientSubscriptionList> {
  const date = pastDay(asked.date, today)
  const query = { ...asked, date }
  const { page, pageSize } = query
  const own = ownClients(account, await teamsInScope(db, account))
  const found = and(own, narrowed(query))
  const total = await countRows(db, found)
  const rows = await selectRows(db, found, query)
  // Every share of every fund would be a list of hundreds.
  const hasShares = query.fund !== undefined || query.share !== undefined
  const ofFund = query.fund === undefined ? query : { ...query, share: undefined }
  return {
    ...(date !== undefined && { as_of: date }),
    items: rows.map(({ row, status, ...named }) => toItem({ row: { ...row, status }, ...named }, locale)),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
    totals: await totalsOf(db, found, date),
    facets: {
      fund: await fundFacet(db, and(own, narrowed({ ...query, fund: undefined, share: undefined }))),
      ...(hasShares && { share: await shareFacet(db, and(own, narrowed(ofFund)), locale) }),
      status: await statusFacet(db, and(own, narrowed({ ...query, status: undefined })), { date, locale }),
    },
  }
}
