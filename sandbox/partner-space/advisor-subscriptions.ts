import { Big } from 'big.js'
import { and, count, desc, eq } from 'drizzle-orm'
import {
  type AdvisorSubscription,
  type AdvisorSubscriptionBody,
  type AdvisorSubscriptionList,
  advisorSubscriptionStatusSchema,
  type SubscriptionClient,
  type SubscriptionPayment,
  subscriptionClientSchema,
} from '../../src/contract/product-api/advisor-subscription.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { personName } from '../../src/lib/person-name.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { advisorSubscriptions, fundShares, funds } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { shareName } from '../product/funds/fund-views.ts'
import { isAdult } from '../registration/birth-date.ts'
import { isTypeOfCountry, readFiscalIdentifier } from '../registration/company-number.ts'
import { yearOf } from '../seed/plain-dates.ts'
import { listOffers, type Offer } from './subscription-offers.ts'

type Locale = 'fr' | 'en'

/** A request as stored. */
export type RequestRow = typeof advisorSubscriptions.$inferSelect

/** A request with the names of its fund and share. */
export type NamedRequest = {
  readonly row: RequestRow
  readonly fund: typeof funds.$inferSelect
  readonly share: string
}

/** Result of a creation: the request, or the invalid member of the body. */
export type RequestOutcome =
  | { readonly kind: 'created' | 'repeated'; readonly request: NamedRequest }
  | { readonly kind: 'invalid'; readonly path: string; readonly code: string }
  | { readonly kind: 'key_reused' }

/** Reference number, quoted in letters and calls. */
export function referenceOf({ createdAt, id }: Pick<RequestRow, 'createdAt' | 'id'>): string {
  return `S-${yearOf(plainDateAt(createdAt))}-${id}`
}

const idForm = /^req-([1-9]\d{0,8})$/

/** Query of requests with the names of their funds and shares. */
export function selectRequests(db: Db) {
  return db
    .select({ row: advisorSubscriptions, fund: funds, share: fundShares.name })
    .from(advisorSubscriptions)
    .innerJoin(funds, eq(funds.id, advisorSubscriptions.fundId))
    .innerJoin(fundShares, eq(fundShares.id, advisorSubscriptions.shareId))
    .$dynamic()
}

/** Finds the account's own request by its wire id; undefined for any other, whether or not it exists. */
export async function findOwnRequest(
  db: Db,
  account: Account,
  id: string,
): Promise<NamedRequest | undefined> {
  const number = Number(idForm.exec(id)?.[1] ?? 0)
  const isOwn = and(eq(advisorSubscriptions.id, number), eq(advisorSubscriptions.accountId, account.id))
  const [found] = await selectRequests(db).where(isOwn).limit(1)
  return found
}

/** Lists all requests, newest first, for staff. */
export function listRequests(db: Db, { limit, offset }: { readonly limit: number; readonly offset: number }) {
  return selectRequests(db).orderBy(desc(advisorSubscriptions.id)).limit(limit).offset(offset)
}

/** Finds the request with this number, for staff. */
export async function findRequest(db: Db, id: number): Promise<NamedRequest | undefined> {
  const [found] = await selectRequests(db).where(eq(advisorSubscriptions.id, id)).limit(1)
  return found
}

/** The client's name in lists: first and last name of a person, the name of a company. */
export function clientNameOf(client: SubscriptionClient): string {
  return client.person === 'legal' ? client.company_name : personName(client.firstname, client.lastname)
}

type Fault = { readonly path: string; readonly code: string }

/** The member of a request that its offer or the law does not allow; undefined for none. */
export function faultOf(
  offer: Offer,
  { amount, client }: AdvisorSubscriptionBody,
  now: Date,
): Fault | undefined {
  const { minimum } = offer.wire
  if (new Big(amount).lte(0)) return { path: 'amount', code: 'too_small' }
  if (minimum !== null && new Big(amount).lt(minimum.amount)) return { path: 'amount', code: 'too_small' }
  if (!isAdult(client.birth_date, now)) return { path: 'client.birth_date', code: 'out_of_range' }
  if (client.person === 'natural') return undefined
  const { company_number: value, company_number_type: type, country } = client
  if (readFiscalIdentifier({ type, value }) === undefined)
    return { path: 'client.company_number', code: 'invalid' }
  return isTypeOfCountry(type, country) ? undefined : { path: 'client.country', code: 'invalid' }
}

type Asked = {
  readonly body: AdvisorSubscriptionBody
  readonly key: string | undefined
  readonly locale: Locale
}

/** Prefixes the key with the account, so that keys of different accounts never collide. */
const keyOf = ({ id }: Account, key: string) => `${id}:${key}`

async function requestOfKey(
  db: Db,
  account: Account,
  key: string | undefined,
): Promise<NamedRequest | undefined> {
  if (key === undefined) return undefined
  const [found] = await selectRequests(db)
    .where(eq(advisorSubscriptions.creationKey, keyOf(account, key)))
    .limit(1)
  return found
}

const isSame = ({ row }: NamedRequest, { amount, client, share }: AdvisorSubscriptionBody): boolean =>
  row.shareId === share && new Big(row.amount).eq(amount) && row.clientName === clientNameOf(client)

async function insertRequest(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  account: Account & { readonly teamId: number },
  offer: Offer,
  { body, key }: Asked,
): Promise<number | undefined> {
  const createdAt = now()
  const [inserted] = await db
    .insert(advisorSubscriptions)
    .values({
      accountId: account.id,
      teamId: account.teamId,
      partnerId: account.chosenPartnerId ?? account.partnerId ?? 0,
      creationKey: key === undefined ? null : keyOf(account, key),
      fundId: offer.fundId,
      shareId: body.share,
      amount: body.amount,
      currency: offer.wire.currency,
      clientName: clientNameOf(body.client),
      client: body.client,
      status: 'received',
      history: [{ status: 'received', at: createdAt.toISOString() }],
      createdAt,
    })
    .onConflictDoNothing({ target: advisorSubscriptions.creationKey })
    .returning({ id: advisorSubscriptions.id })
  return inserted?.id
}

/** Creates an advisor's request for a client. The same key and content give the same request. */
export async function createRequest(
  deps: Pick<SandboxDeps, 'db' | 'now' | 'today'>,
  account: Account,
  asked: Asked,
): Promise<RequestOutcome> {
  const { body, key, locale } = asked
  const earlier = await requestOfKey(deps.db, account, key)
  if (earlier !== undefined)
    return isSame(earlier, body) ? { kind: 'repeated', request: earlier } : { kind: 'key_reused' }
  const offers = await listOffers(deps.db, account, { locale, today: deps.today() })
  const offer = offers.find(({ wire }) => wire.share.id === body.share)
  const { teamId } = account
  if (offer === undefined || teamId === null) return { kind: 'invalid', path: 'share', code: 'not_offered' }
  const fault = faultOf(offer, body, deps.now())
  if (fault !== undefined) return { kind: 'invalid', ...fault }
  const id = await insertRequest(deps, { ...account, teamId }, offer, asked)
  const made = id === undefined ? await requestOfKey(deps.db, account, key) : await findRequest(deps.db, id)
  if (made === undefined) throw new Error('A request that was just made is not there')
  return { kind: id === undefined ? 'repeated' : 'created', request: made }
}

/** Maps a request to its line in a list. */
export function summaryOf(
  { fund, row, share }: NamedRequest,
  locale: Locale,
): AdvisorSubscriptionList['items'][number] {
  return {
    id: `req-${row.id}`,
    reference: referenceOf(row),
    status: advisorSubscriptionStatusSchema.parse(row.status),
    client_name: row.clientName,
    fund: { id: `fnd-${fund.id}`, name: fund.name, slug: locale === 'fr' ? fund.slugFr : fund.slugEn },
    share: { id: row.shareId, name: shareName(share, locale) },
    amount: { amount: row.amount, currency: row.currency },
    created_at: row.createdAt.toISOString(),
  }
}

/** Maps a request for its advisor. */
export function describeRequest(
  request: NamedRequest,
  locale: Locale,
  payment: SubscriptionPayment | null,
): AdvisorSubscription {
  const { row } = request
  return {
    ...summaryOf(request, locale),
    client: subscriptionClientSchema.parse(row.client),
    history: row.history.map(({ at, reason, status }) => {
      return { status: advisorSubscriptionStatusSchema.parse(status), at, reason: reason ?? null }
    }),
    payment,
  }
}

/** Lists one page of the account's own requests, newest first. */
export async function listOwnRequests(
  db: Db,
  account: Account,
  { locale, page, pageSize }: { readonly locale: Locale; readonly page: number; readonly pageSize: number },
): Promise<AdvisorSubscriptionList> {
  const isOwn = eq(advisorSubscriptions.accountId, account.id)
  const [counted] = await db.select({ total: count() }).from(advisorSubscriptions).where(isOwn)
  const total = counted?.total ?? 0
  const rows = await selectRequests(db)
    .where(isOwn)
    .orderBy(desc(advisorSubscriptions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    items: rows.map((request) => summaryOf(request, locale)),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}
