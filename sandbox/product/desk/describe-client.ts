import { desc, eq, inArray, sql } from 'drizzle-orm'
import {
  advisorSubscriptionStatusSchema,
  subscriptionClientSchema,
} from '../../../src/contract/product-api/advisor-subscription.schema.ts'
import type { DeskClientDetail } from '../../../src/contract/product-api/desk-client.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import { accountName } from '../../accounts/accounts.ts'
import { latestChangeFirst, type NamedCase, selectCases } from '../../cases/case-rows.ts'
import { summaryOf as caseSummary } from '../../cases/case-views.ts'
import { describeWarnings } from '../../cases/case-warnings.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  advisorSubscriptions,
  clientSubscriptions,
  documents,
  fundShares,
  funds,
  subscriptionCases,
} from '../../database/schema/index.ts'
import { type NamedRequest, selectRequests, summaryOf } from '../../partner-space/advisor-subscriptions.ts'
import { toItem } from '../../partner-space/client-subscriptions.ts'
import { inOneLanguage, isInForce } from '../documents/document-views.ts'
import { documentTypes, labelOf } from '../vocabulary.ts'
import {
  identityOfCase,
  identityOfRequest,
  type KnownName,
  knownNames,
  type Person,
  peopleOf,
} from './client-people.ts'
import { ownClients, readClients, toClient } from './desk-clients.ts'

type Locale = 'fr' | 'en'
type Asked = { readonly id: string; readonly locale: Locale }

const mostLines = 100
const mostDocuments = 12
const { clientSort, subscribedOn } = clientSubscriptions

/** The name that an id stands for, as subscriptions sort it; undefined unless the account may see what has the id. */
async function sortOf(db: Db, account: Account, { id, names }: { id: string; names: readonly KnownName[] }) {
  const [, kind, digits] = /^(cls|req|cas)-([1-9]\d{0,8})$/.exec(id) ?? []
  const number = Number(digits ?? 0)
  if (kind !== 'cls') return names.find((name) => name.kind === kind && name.number === number)?.sort
  const isIt = sql`${clientSubscriptions.id} = ${number} and ${await ownClients(db, account)}`
  const [row] = await db.select({ sort: clientSort }).from(clientSubscriptions).where(isIt).limit(1)
  return row?.sort
}

const numbersOf = (names: readonly KnownName[], kind: KnownName['kind']): number[] => {
  const numbers = names.filter((name) => name.kind === kind).map(({ number }) => number)
  // No row has the number 0.
  return [0, ...numbers]
}

const requestsOf = (db: Db, names: readonly KnownName[]) =>
  selectRequests(db)
    .where(inArray(advisorSubscriptions.id, numbersOf(names, 'req')))
    .orderBy(desc(advisorSubscriptions.id))
    .limit(mostLines)

const casesOf = (db: Db, names: readonly KnownName[]) =>
  selectCases(db)
    .where(inArray(subscriptionCases.id, numbersOf(names, 'cas')))
    .orderBy(...latestChangeFirst)
    .limit(mostLines)

const requestId = ({ row }: NamedRequest): string => `req-${row.id}`
const caseId = ({ row }: NamedCase): string => `cas-${row.id}`

async function requestLines(db: Db, requests: readonly NamedRequest[], account: Account, locale: Locale) {
  const isOfRequest = inArray(accounts.id, ['', ...requests.map(({ row }) => row.accountId)])
  const advisors = await db.select({ id: accounts.id, name: accountName }).from(accounts).where(isOfRequest)
  return requests.map((request) => ({
    ...summaryOf(request, locale),
    advisor: advisors.find(({ id }) => id === request.row.accountId)?.name ?? '',
    is_own: request.row.accountId === account.id,
    history: request.row.history.map(({ at, status }) => {
      return { status: advisorSubscriptionStatusSchema.parse(status), at }
    }),
  }))
}

const declared = ['identity', 'documents', 'suitability'] as const

function caseLine(found: NamedCase, locale: Locale) {
  const { advisor, amount, fund, id, reference, state } = caseSummary(found, locale)
  const { answers, history, request } = found.row
  return {
    ...{ advisor, amount, fund, id, reference, state },
    declarations: declared.filter((one) => request?.declarations[one] ?? answers[one] ?? false),
    warnings: describeWarnings(found, locale).flatMap(({ accepted_at, title }) =>
      accepted_at === null ? [] : [{ title, accepted_at }],
    ),
    history: history.map(({ at, state: reached }) => ({ state: reached, at })),
  }
}

async function subscriptionsOf(db: Db, account: Account, sort: string) {
  return db
    .select({ row: clientSubscriptions, fund: funds, share: fundShares.name })
    .from(clientSubscriptions)
    .innerJoin(funds, eq(funds.id, clientSubscriptions.fundId))
    .innerJoin(fundShares, eq(fundShares.id, clientSubscriptions.shareId))
    .where(sql`${await ownClients(db, account)} and ${clientSort} = ${sort}`)
    .orderBy(desc(subscribedOn), desc(clientSubscriptions.id))
    .limit(mostLines)
}

async function documentsOf(db: Db, fundIds: readonly number[], locale: Locale) {
  if (fundIds.length === 0) return []
  const isOfFund = inArray(documents.fundId, [...fundIds])
  const rows = await db
    .select({ document: documents, fund: funds })
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(sql`${isOfFund} and ${isInForce} and ${inOneLanguage(locale)}`)
    .orderBy(desc(documents.publishedOn), desc(documents.id))
    .limit(mostDocuments)
  return rows.map(({ document, fund }) => ({
    id: `doc-${document.id}`,
    title: document.title[locale],
    fund: { id: `fnd-${fund.id}`, name: fund.name, slug: locale === 'fr' ? fund.slugFr : fund.slugEn },
    type: labelOf(documentTypes, document.type, locale),
    published_on: document.publishedOn,
  }))
}

function contactOf(stored: unknown): DeskClientDetail['contact'] {
  const client = subscriptionClientSchema.safeParse(stored)
  if (!client.success) return null
  const { address, city, country, email, postal_code, telephone } = client.data
  return { email, telephone, address: `${address}, ${postal_code} ${city}, ${country}` }
}

/** Of several people of a name, the one whose request or case has the id; undefined where the id is of the name. */
const shownOf = (people: readonly Person[], id: string): Person | undefined =>
  people.length < 2 ? undefined : people.find(({ ids }) => ids.includes(id))

/**
 * Describes a client of an account's teams; undefined for any other, whether or not they exist. Of several people of one
 * name, the id of a request or a case stands for its own (P-723); subscriptions name nobody but by the name.
 */
export async function describeClient(
  db: Db,
  account: Account,
  { id, locale }: Asked,
): Promise<DeskClientDetail | undefined> {
  const all = await knownNames(db, account, '')
  const sort = await sortOf(db, account, { id, names: all })
  if (sort === undefined) return undefined
  const names = all.filter((name) => name.sort === sort)
  const isNamed = sql`${await ownClients(db, account)} and ${clientSort} = ${sort}`
  const [client] = await readClients(db, isNamed, { names, page: sql`limit 1` })
  if (client === undefined) return undefined
  const [requests, cases] = [await requestsOf(db, names), await casesOf(db, names)]
  const people = peopleOf([
    ...requests.map((request) => ({ id: requestId(request), ...identityOfRequest(request.row) })),
    ...cases.map((found) => ({ id: caseId(found), ...identityOfCase(found.row) })),
  ])
  const shown = shownOf(people, id)
  const isShown = (record: string) => shown === undefined || shown.ids.includes(record)
  const own = requests.filter((request) => isShown(requestId(request)))
  const rows = await subscriptionsOf(db, account, sort)
  const held = rows.filter(({ row }) => row.status === 'pending' || row.status === 'completed')
  return {
    ...toClient(client),
    id,
    subscriptions: rows.map((row) => toItem(row, locale)),
    requests: await requestLines(db, own, account, locale),
    cases: cases.filter((found) => isShown(caseId(found))).map((found) => caseLine(found, locale)),
    people: people.map((person) => ({
      id: person.ids[0] ?? id,
      email: person.email,
      birth_date: person.birthDate,
      is_shown: person === shown || people.length === 1,
    })),
    contact: people.length > 1 && shown === undefined ? null : contactOf(own[0]?.row.client),
    documents: await documentsOf(db, [...new Set(held.map(({ fund }) => fund.id))], locale),
  }
}
