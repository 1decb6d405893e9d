import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { subscriptionClientSchema } from '../../../src/contract/product-api/advisor-subscription.schema.ts'
import { subscriptionTotalSchema } from '../../../src/contract/product-api/client-subscription.schema.ts'
import type {
  ClientSearchQuery,
  DeskClientDetail,
  DeskClients,
} from '../../../src/contract/product-api/desk-client.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import {
  advisorSubscriptions,
  clientSubscriptions,
  documents,
  fundShares,
  funds,
} from '../../database/schema/index.ts'
import { selectRequests, summaryOf } from '../../partner-space/advisor-subscriptions.ts'
import { toItem } from '../../partner-space/client-subscriptions.ts'
import { teamsInScope } from '../../partner-space/team-scope.ts'
import { inOneLanguage, isInForce } from '../documents/document-views.ts'
import { readPage } from '../read-page.ts'
import { documentTypes, labelOf } from '../vocabulary.ts'
import { wordsBegin } from './staff-people.ts'

type Locale = 'fr' | 'en'

const mostLines = 100
const mostDocuments = 12
const { clientName, clientSort, currency, partnerId, status, subscribedOn, teamId } = clientSubscriptions

/** Condition of the clients' subscriptions that an account may see; erased clients have no name. */
async function ownClients(db: Db, account: Account): Promise<SQL> {
  const teamIds = await teamsInScope(db, account)
  if (teamIds.length === 0) return sql`false`
  const company = account.chosenPartnerId
  return sql`${teamId} in ${teamIds} and ${clientSort} <> '' and ${company === null ? sql`true` : sql`${partnerId} = ${company}`}`
}

const rowsSchema = z.object({
  rows: z.array(
    z.object({
      id: z.coerce.number(),
      name: z.string(),
      sort: z.string(),
      count: z.coerce.number(),
      totals: z.array(subscriptionTotalSchema),
      last: z.string(),
      total: z.coerce.number(),
    }),
  ),
})

type Row = z.infer<typeof rowsSchema>['rows'][number]

/** Groups subscriptions by client: one name, in any case and without accents, is one client of a team. */
async function readClients(db: Db, condition: SQL, page: SQL): Promise<readonly Row[]> {
  const isHeld = sql`${status} in ('pending', 'completed')`
  const found = await db.execute(sql`
    select max(id) as id, min(name) as name, sort, sum(all_count)::int as count, max(last)::text as last,
      jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount, 'count', held_count) order by currency)
        filter (where held_count > 0) as totals,
      count(*) over () as total
    from (
      select ${clientSort} as sort, ${currency} as currency, max(${clientSubscriptions.id}) as id,
        min(${clientName}) as name, count(*) as all_count, max(${subscribedOn}) as last,
        coalesce(sum(${clientSubscriptions.amount}) filter (where ${isHeld}), 0)::text as amount,
        count(*) filter (where ${isHeld}) as held_count
      from ${clientSubscriptions} where ${condition} group by ${clientSort}, ${currency}
    ) sums group by sort order by sort collate "C" ${page}`)
  const { rows } = z.object({ rows: z.array(z.looseObject({ totals: z.unknown() })) }).parse(found)
  return rowsSchema.parse({ rows: rows.map((row) => ({ ...row, totals: row.totals ?? [] })) }).rows
}

const toClient = ({ count, id, last, name, totals }: Row) => ({
  id: `cls-${id}`,
  last_subscribed_on: last,
  ...{ count, name, totals },
})

/** Finds the clients of an account's teams by the beginnings of names. */
export async function findClients(db: Db, account: Account, query: ClientSearchQuery): Promise<DeskClients> {
  const { q } = query
  const own = await ownClients(db, account)
  const found = q === '' ? own : sql`${own} and ${wordsBegin(sql`${clientSort}`, q)}`
  const { page, rows } = await readPage(query, (limit, offset) =>
    readClients(db, found, sql`limit ${limit} offset ${offset}`),
  )
  return { items: rows.map(toClient), page }
}

async function requestsFor(db: Db, account: Account, name: string) {
  const teamIds = [...(await teamsInScope(db, account))]
  const company = account.chosenPartnerId
  return selectRequests(db)
    .where(
      and(
        inArray(advisorSubscriptions.teamId, teamIds),
        eq(sql`lower(${advisorSubscriptions.clientName})`, name.toLowerCase()),
        company === null ? undefined : eq(advisorSubscriptions.partnerId, company),
      ),
    )
    .orderBy(desc(advisorSubscriptions.id))
    .limit(mostLines)
}

async function documentsOf(db: Db, fundIds: readonly number[], locale: Locale) {
  if (fundIds.length === 0) return []
  const rows = await db
    .select({ document: documents, fund: funds })
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(and(inArray(documents.fundId, [...fundIds]), isInForce, inOneLanguage(locale)))
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

/** Describes a client of an account's teams; undefined for any other, whether or not they exist. */
export async function describeClient(
  db: Db,
  account: Account,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<DeskClientDetail | undefined> {
  const number = Number(/^cls-([1-9]\d{0,9})$/.exec(id)?.[1] ?? 0)
  const own = await ownClients(db, account)
  const isNamed = sql`${clientSort} = (
    select named.client_sort from ${clientSubscriptions} named where named.id = ${number})`
  // The one that names the client must be visible itself, not only others of the same name.
  const isVisible = sql`exists (select 1 from ${clientSubscriptions} where ${clientSubscriptions.id} = ${number} and ${own})`
  const [client] = await readClients(db, sql`${own} and ${isNamed} and (${isVisible})`, sql`limit 1`)
  if (client === undefined) return undefined
  const rows = await db
    .select({ row: clientSubscriptions, fund: funds, share: fundShares.name })
    .from(clientSubscriptions)
    .innerJoin(funds, eq(funds.id, clientSubscriptions.fundId))
    .innerJoin(fundShares, eq(fundShares.id, clientSubscriptions.shareId))
    .where(sql`${own} and ${clientSort} = ${client.sort}`)
    .orderBy(desc(subscribedOn), desc(clientSubscriptions.id))
    .limit(mostLines)
  const requests = await requestsFor(db, account, client.name)
  const held = rows.filter(({ row }) => row.status === 'pending' || row.status === 'completed')
  return {
    ...toClient(client),
    subscriptions: rows.map((row) => toItem(row, locale)),
    requests: requests.map((request) => summaryOf(request, locale)),
    contact: contactOf(requests[0]?.row.client),
    documents: await documentsOf(db, [...new Set(held.map(({ fund }) => fund.id))], locale),
  }
}
