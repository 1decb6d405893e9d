import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  heldStatuses,
  subscriptionTotalSchema,
} from '../../../src/contract/product-api/client-subscription.schema.ts'
import type { ClientSearchQuery, DeskClients } from '../../../src/contract/product-api/desk-client.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import { clientSubscriptions } from '../../database/schema/index.ts'
import { teamsInScope } from '../../partner-space/team-scope.ts'
import { readPage } from '../read-page.ts'
import { type KnownName, knownNames } from './client-people.ts'
import { wordsBegin } from './staff-people.ts'

const { clientName, clientSort, currency, partnerId, status, subscribedOn, teamId } = clientSubscriptions

/** Condition of the clients' subscriptions that an account may see; erased clients have no name. */
export async function ownClients(db: Db, account: Account): Promise<SQL> {
  const teamIds = await teamsInScope(db, account)
  if (teamIds.length === 0) return sql`false`
  const company = account.chosenPartnerId
  return sql`${teamId} in ${teamIds} and ${clientSort} <> '' and ${company === null ? sql`true` : sql`${partnerId} = ${company}`}`
}

const rowsSchema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sort: z.string(),
      count: z.coerce.number(),
      totals: z.array(subscriptionTotalSchema),
      last: z.string().nullable(),
      requests: z.coerce.number(),
      cases: z.coerce.number(),
      total: z.coerce.number(),
    }),
  ),
})

type Row = z.infer<typeof rowsSchema>['rows'][number]

/** The names of requests and cases, one entry a name, with the latest record of it. */
function entriesOf(names: readonly KnownName[]) {
  return [...Map.groupBy(names, ({ sort }) => sort)].map(([sort, same]) => {
    const of = (kind: KnownName['kind']) => same.filter((one) => one.kind === kind)
    const latest = of('req').at(-1) ?? of('cas').at(-1)
    const other = latest && `${latest.kind}-${latest.number}`
    return { sort, name: latest?.name, other, requests: of('req').length, cases: of('cas').length }
  })
}

/** Groups subscriptions, requests and cases by name: in any case and without accents, it is one line of the list. */
export async function readClients(
  db: Db,
  condition: SQL,
  { names, page }: { readonly names: readonly KnownName[]; readonly page: SQL },
): Promise<readonly Row[]> {
  const isHeld = sql`${status} in ${[...heldStatuses]}`
  const found = await db.execute(sql`
    select coalesce('cls-' || max(id), min(other collate "C")) as id, coalesce(min(name collate "C"), min(other_name collate "C")) as name, sort,
      sum(all_count)::int as count, max(last)::text as last,
      sum(requests)::int as requests, sum(cases)::int as cases,
      jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount, 'count', held_count) order by currency)
        filter (where held_count > 0) as totals,
      count(*) over () as total
    from (
      select ${clientSort} as sort, ${currency} as currency, max(${clientSubscriptions.id}) as id,
        min(${byBytes(clientName)}) as name, count(*) as all_count, max(${subscribedOn}) as last,
        coalesce(sum(${clientSubscriptions.amount}) filter (where ${isHeld}), 0)::text as amount,
        count(*) filter (where ${isHeld}) as held_count,
        null as other, null as other_name, 0 as requests, 0 as cases
      from ${clientSubscriptions} where ${condition} group by ${clientSort}, ${currency}
      union all
      select sort, null, null, null, 0, null, null, 0, other, name, requests, cases
      from jsonb_to_recordset(${JSON.stringify(entriesOf(names))}::jsonb)
        as known(sort text, name text, other text, requests int, cases int)
    ) sums group by sort order by sort collate "C" ${page}`)
  const { rows } = z.object({ rows: z.array(z.looseObject({ totals: z.unknown() })) }).parse(found)
  return rowsSchema.parse({ rows: rows.map((row) => ({ ...row, totals: row.totals ?? [] })) }).rows
}

/** Maps a line of the clients. */
export const toClient = ({ cases, count, id, last, name, requests, totals }: Row) => ({
  last_subscribed_on: last,
  request_count: requests,
  case_count: cases,
  ...{ count, id, name, totals },
})

/** Finds the clients of an account's teams by the beginnings of names; also who has a request or a case alone. */
export async function findClients(db: Db, account: Account, query: ClientSearchQuery): Promise<DeskClients> {
  const { q } = query
  const own = await ownClients(db, account)
  const found = q === '' ? own : sql`${own} and ${wordsBegin(sql`${clientSort}`, q)}`
  const names = await knownNames(db, account, q)
  const { page, rows } = await readPage(query, (limit, offset) =>
    readClients(db, found, { names, page: sql`limit ${limit} offset ${offset}` }),
  )
  return { items: rows.map(toClient), page }
}
