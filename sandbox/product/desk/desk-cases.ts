import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PartnerDesk } from '../../../src/contract/product-api/desk-partner.schema.ts'
import { managerTimeZone } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import { accountName } from '../../accounts/accounts.ts'
import { ofTeam, referenceOf } from '../../cases/case-rows.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  caseSignatures,
  funds,
  joinRequests,
  subscriptionCases,
  teams,
} from '../../database/schema/index.ts'
import { rightsOf } from '../users/caller.ts'

type Asked = { readonly locale: 'fr' | 'en'; readonly most: number; readonly now: Date }
type Waiting = Required<PartnerDesk['waiting']>

const { accountId, clientName, createdAt, fundId, history, id, sentAt, state, version } = subscriptionCases

/** The signature that a client was asked for and may still give, of the version that the case has. */
const openSignature = (now: Date): SQL => sql`(
  select latest.requested_at from (
    select ${caseSignatures.requestedAt} as requested_at, ${caseSignatures.signedAt} as signed_at,
      ${caseSignatures.expiresAt} as expires_at, ${caseSignatures.version} as version
    from ${caseSignatures} where ${caseSignatures.caseId} = ${id} order by ${caseSignatures.id} desc limit 1
  ) latest
  where latest.signed_at is null and latest.version = ${version}
    and latest.expires_at > ${now.toISOString()}::timestamptz)`

const waitingSchema = z.object({
  rows: z.array(
    z.object({
      id: z.coerce.number(),
      created_at: z.coerce.date(),
      client_name: z.string(),
      waits_for: z.enum(['manager', 'team', 'client']),
      since: z.coerce.date(),
      advisor: z.string().nullable(),
      fund_id: z.coerce.number().nullable(),
      fund_name: z.string().nullable(),
      slug_fr: z.string().nullable(),
      slug_en: z.string().nullable(),
      total: z.coerce.number(),
    }),
  ),
})

type CaseRow = z.infer<typeof waitingSchema>['rows'][number]

function toCase(row: CaseRow, locale: Asked['locale']): Waiting['cases']['items'][number] {
  const { advisor, client_name, created_at, fund_id, fund_name, since, waits_for } = row
  const slug = locale === 'fr' ? row.slug_fr : row.slug_en
  return {
    ...{ advisor, client_name, waits_for },
    id: `cas-${row.id}`,
    reference: referenceOf({ id: row.id, createdAt: created_at }),
    fund: fund_id === null ? null : { id: `fnd-${fund_id}`, name: fund_name ?? '', slug },
    since: since.toISOString(),
  }
}

/**
 * Reads the cases that wait for the manager (sent), the team (incomplete) or a client (to be signed), of the acting team
 * alone (P-502), the longest waiting of each first.
 */
export async function readWaitingCases(
  db: Db,
  account: Account,
  { locale, most, now }: Asked,
): Promise<Waiting['cases']> {
  const found = await db.execute(sql`
    with open_cases as (
      select ${id} as id, ${createdAt} as created_at, ${clientName} as client_name, ${accountId} as account_id,
        ${fundId} as fund_id, ${state} as state, ${sentAt} as sent_at, ${openSignature(now)} as asked_at,
        (${history} -> -1 ->> 'at')::timestamptz as changed_at
      from ${subscriptionCases}
      where ${ofTeam(account)} and ${state} in ('draft', 'sent', 'incomplete', 'in_review')
    ), waiting as (
      select *, case when state in ('sent', 'in_review') then 'manager' when asked_at is null then 'team' else 'client' end
          as waits_for,
        case when state in ('sent', 'in_review') then sent_at else coalesce(asked_at, changed_at) end as since
      from open_cases where state <> 'draft' or asked_at is not null
    )
    select ranked.*, ${accountName} as advisor, ${funds.name} as fund_name, ${funds.slugFr} as slug_fr,
      ${funds.slugEn} as slug_en
    from (
      select *, count(*) over (partition by waits_for) as total,
        row_number() over (partition by waits_for order by since, id) as place
      from waiting
    ) ranked
    left join ${accounts} on ${accounts.id} = ranked.account_id left join ${funds} on ${funds.id} = ranked.fund_id
    where place <= ${most} order by ranked.since, ranked.id`)
  const { rows } = waitingSchema.parse(found)
  const totalFor = (whom: CaseRow['waits_for']) => rows.find((row) => row.waits_for === whom)?.total ?? 0
  return {
    totals: { manager: totalFor('manager'), team: totalFor('team'), client: totalFor('client') },
    items: rows.map((row) => toCase(row, locale)),
  }
}

/** Whether requests to join the acting team are this user's to decide. */
const administers = (account: Account): boolean => rightsOf(account).includes('team:manage')

const joinsSchema = z.object({
  rows: z.array(z.object({ name: z.string(), since: z.coerce.date(), total: z.coerce.number() })),
})

/** Reads who has asked to join the acting team, for its administrators; empty for others. */
export async function readWaitingJoins(
  db: Db,
  account: Account,
  { most }: Pick<Asked, 'most'>,
): Promise<Waiting['joins']> {
  if (!administers(account)) return { total: 0, items: [] }
  const { requestedAt, teamId } = joinRequests
  const found = await db.execute(sql`
    select ${accountName} as name, ${requestedAt} as since, count(*) over () as total
    from ${joinRequests} inner join ${accounts} on ${accounts.id} = ${joinRequests.accountId}
    where ${teamId} = ${account.teamId} order by ${requestedAt}, ${accounts.id} limit ${most}`)
  const { rows } = joinsSchema.parse(found)
  const items = rows.map(({ name, since }) => ({ name, since: since.toISOString() }))
  return { total: rows[0]?.total ?? 0, items }
}

/** Condition of an act that happened by the end of a day; true without one. */
export const happenedBy = (at: SQL, day: string | undefined): SQL =>
  day === undefined ? sql`true` : sql`(${at} at time zone ${managerTimeZone})::date <= ${day}`

type ActsAsked = Pick<Asked, 'most'> & { readonly date: string | undefined }

/**
 * Queries of the latest acts in the acting team's cases (P-502), and of the requests to join it for its administrators;
 * rows as `readActivity` reads them. A case's advisor who has closed the account is named by the team.
 */
export function actsOfTeam(account: Account, { date, most }: ActsAsked): readonly SQL[] {
  // The latest acts of all belong to the cases whose last act is the latest; those before a day to any.
  const mostCases = date === undefined ? sql`${most}` : sql`all`
  const cases = sql`(
    select 'case_' || (step ->> 'state') as kind, (step ->> 'at')::timestamptz as at, latest.who, latest.subject
    from (
      select ${history} as history, ${clientName} as subject,
        coalesce(${accountName}, ${teams.name}) as who
      from ${subscriptionCases} inner join ${teams} on ${teams.id} = ${subscriptionCases.teamId}
      left join ${accounts} on ${accounts.id} = ${accountId}
      where ${ofTeam(account)} and ${sentAt} is not null and ${clientName} <> ''
      order by ${history} -> -1 ->> 'at' desc, ${subscriptionCases.id} desc limit ${mostCases}
    ) latest, jsonb_array_elements(latest.history) step
    where step ->> 'state' <> 'draft' and ${happenedBy(sql`(step ->> 'at')::timestamptz`, date)} order by at desc limit ${most})`
  if (!administers(account)) return [cases]
  const joins = sql`(
    select 'join_requested' as kind, ${joinRequests.requestedAt} as at, ${accountName} as who, '' as subject
    from ${joinRequests} inner join ${accounts} on ${accounts.id} = ${joinRequests.accountId}
    where ${joinRequests.teamId} = ${account.teamId} and ${happenedBy(sql`${joinRequests.requestedAt}`, date)} order by at desc limit ${most})`
  return [cases, joins]
}
