import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { deskActs, type PartnerDesk } from '../../../src/contract/product-api/desk-partner.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import { accountName } from '../../accounts/accounts.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  advisorSubscriptions,
  documents,
  fundDetails,
  funds,
  invitations,
  materialTerms,
  teamFunds,
} from '../../database/schema/index.ts'
import { referenceOf } from '../../partner-space/advisor-subscriptions.ts'
import { addDays } from '../../seed/plain-dates.ts'
import { type DocumentReader, inForceOn, inOneLanguage } from '../documents/document-views.ts'
import { isMaterial, stateOn, termColumns } from '../material/material-terms.ts'
import { isAgreed, mayTeamGive } from '../rights/agreements.ts'
import { documentTypes, labelOf } from '../vocabulary.ts'
import { actsOfTeam, happenedBy } from './desk-cases.ts'
import { type DeskScope, inScope } from './desk-figures.ts'

const dayMs = 86_400_000
const windowDays = 90
const documentDays = 60
const mostWindows = 12
const mostDocuments = 8
const mostActivity = 10

const fundColumns = sql`${funds.id} as fund_id, ${funds.name} as fund_name, ${funds.slugFr} as slug_fr, ${funds.slugEn} as slug_en`
const fundSchema = {
  fund_id: z.coerce.number(),
  fund_name: z.string(),
  slug_fr: z.string().nullable(),
  slug_en: z.string().nullable(),
}

type FundRow = z.infer<z.ZodObject<typeof fundSchema>>

const fundOf = ({ fund_id, fund_name, slug_en, slug_fr }: FundRow, { locale }: DeskScope) => ({
  id: `fnd-${fund_id}`,
  name: fund_name,
  slug: locale === 'fr' ? slug_fr : slug_en,
})

async function read<Shape extends z.ZodType>(db: Db, query: SQL, row: Shape): Promise<z.output<Shape>[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(query)).rows
}

const waitingSchema = z.object({
  ...fundSchema,
  id: z.coerce.number(),
  client_name: z.string(),
  status: z.enum(['received', 'in_review']),
  since: z.coerce.date(),
  account_id: z.string(),
  advisor: z.string(),
  total: z.coerce.number(),
})

type Waiting = { readonly self: Account; readonly most: number }

/** Reads the requests that wait for the manager, the longest waiting first. */
export async function readWaiting(db: Db, scope: DeskScope, { most, self }: Waiting) {
  const { accountId, clientName, createdAt, fundId, id, partnerId, status, teamId } = advisorSubscriptions
  const rows = await read(
    db,
    sql`select ${fundColumns}, ${id} as id, ${clientName} as client_name, ${status} as status,
        ${createdAt} as since, ${accountId} as account_id, ${accountName} as advisor, count(*) over () as total
      from ${advisorSubscriptions}
      inner join ${funds} on ${funds.id} = ${fundId} inner join ${accounts} on ${accounts.id} = ${accountId}
      where ${inScope(scope, sql`${teamId}`, sql`${partnerId}`)} and ${status} in ('received', 'in_review')
      order by ${createdAt}, ${id} limit ${most}`,
    waitingSchema,
  )
  const items: PartnerDesk['waiting']['items'] = rows.map((row) => ({
    id: `req-${row.id}`,
    reference: referenceOf({ id: row.id, createdAt: row.since }),
    client_name: row.client_name,
    fund: fundOf(row, scope),
    status: row.status,
    since: row.since.toISOString(),
    advisor: row.advisor,
    is_own: row.account_id === self.id,
  }))
  return { total: rows[0]?.total ?? 0, items }
}

/** Condition of the funds under agreement with a team of the scope. */
const agreed = ({ teamIds }: DeskScope): SQL =>
  teamIds.length === 0
    ? sql`false`
    : sql`exists (select 1 from ${teamFunds} where ${teamFunds.fundId} = ${funds.id} and ${teamFunds.teamId} in ${teamIds} and ${isAgreed})`

const windowSchema = z.object({ ...fundSchema, event: z.enum(['opens', 'closes']), date: z.string() })

/** Reads the funds under agreement whose subscription opens or closes soon after a day. */
export async function readWindows(db: Db, scope: DeskScope, today: string): Promise<PartnerDesk['windows']> {
  const last = addDays(today, windowDays)
  // Funds that closed since were open on a past day.
  const isOpen = scope.date === undefined ? sql`${funds.status} = 'open'` : sql`true`
  const windowsOf = (event: SQL, day: SQL) => sql`
    select ${fundColumns}, ${funds.nameSort} as fund_sort, ${event} as event, ${day}::text as date
    from ${funds} inner join ${fundDetails} on ${fundDetails.fundId} = ${funds.id}
    where ${isOpen} and ${day} between ${today} and ${last} and ${agreed(scope)}`
  const rows = await read(
    db,
    sql`select * from (${windowsOf(sql`'opens'`, sql`${fundDetails.subscriptionOpensOn}`)}
      union all ${windowsOf(sql`'closes'`, sql`${fundDetails.subscriptionClosesOn}`)}) windows
      order by date, ${byBytes(sql`fund_sort`)}, fund_id, event limit ${mostWindows}`,
    windowSchema,
  )
  return rows.map((row) => ({
    fund: fundOf(row, scope),
    event: row.event,
    date: row.date,
    days_left: Math.round((Date.parse(row.date) - Date.parse(today)) / dayMs),
  }))
}

/** Condition of the documents that `mayRead` lets a reader have. */
function mayOpen(reader: DocumentReader): SQL {
  const funds = reader.kind === 'user' ? [...reader.fundNumbers] : []
  const isPublic = sql`${documents.access} = 'public'`
  return funds.length === 0 ? isPublic : sql`(${isPublic} or ${documents.fundId} in ${funds})`
}

const documentSchema = z.object({
  ...fundSchema,
  id: z.coerce.number(),
  title: z.object({ fr: z.string(), en: z.string() }),
  type: z.string(),
  published_on: z.string(),
  may_share: z.boolean(),
})

/** Condition of the documents that the acting team may share today (P-816). */
function mayShare({ date }: DeskScope, { reader, self, sharedOn }: News): SQL {
  if (date !== undefined || self.teamId === null || reader.kind === 'visitor') return sql`false`
  return sql`(${isMaterial} and ${stateOn(sharedOn)} = 'valid' and ${mayTeamGive(self.teamId, termColumns.audience)})`
}

type News = {
  readonly day: string
  readonly reader: DocumentReader
  readonly self: Account
  /** The day by which the validity of marketing documents counts, as when a link is made. */
  readonly sharedOn: string
}

/**
 * Reads the newest documents of funds under agreement that the reader may open, without versions that another had
 * taken the place of, each in one language.
 */
export async function readDocuments(db: Db, scope: DeskScope, news: News): Promise<PartnerDesk['documents']> {
  const { day: today, reader } = news
  const first = addDays(today, -documentDays)
  const rows = await read(
    db,
    sql`select ${fundColumns}, ${documents.id} as id, ${documents.title} as title, ${documents.type} as type,
        ${documents.publishedOn}::text as published_on, ${mayShare(scope, news)} as may_share
      from ${documents} inner join ${funds} on ${funds.id} = ${documents.fundId}
      left join ${materialTerms} on ${materialTerms.documentId} = ${documents.id}
      where ${documents.publishedOn} between ${first} and ${today} and ${inOneLanguage(scope.locale)}
        and ${inForceOn(today)} and ${mayOpen(reader)} and ${agreed(scope)}
      order by ${documents.publishedOn} desc, ${documents.id} desc limit ${mostDocuments}`,
    documentSchema,
  )
  return rows.map((row) => ({
    id: `doc-${row.id}`,
    title: row.title[scope.locale],
    fund: fundOf(row, scope),
    type: labelOf(documentTypes, row.type, scope.locale),
    published_on: row.published_on,
    ...(scope.date === undefined && { may_share: row.may_share }),
  }))
}

const activitySchema = z.object({
  kind: z.enum(deskActs),
  at: z.coerce.date(),
  who: z.string(),
  subject: z.string(),
})

/**
 * Reads the activity of the scope's teams: requests with their results, and invitations; of the acting team also its
 * cases and the requests to join it.
 */
export async function readActivity(
  db: Db,
  scope: DeskScope,
  self: Account,
): Promise<PartnerDesk['activity']> {
  const { accountId, clientName, createdAt, history, partnerId, status, teamId } = advisorSubscriptions
  const decidedAt = sql`(${history} -> -1 ->> 'at')::timestamptz`
  const ofRequests = inScope(scope, sql`${teamId}`, sql`${partnerId}`)
  const ofInvitations =
    scope.teamIds.length === 0 ? sql`false` : sql`${invitations.teamId} in ${scope.teamIds}`
  const requests = (kind: SQL, at: SQL, condition: SQL) => sql`(
    select ${kind} as kind, ${at} as at, ${accountName} as who, ${clientName} as subject
    from ${advisorSubscriptions} inner join ${accounts} on ${accounts.id} = ${accountId}
    where ${ofRequests} and ${condition} and ${happenedBy(at, scope.date)} order by at desc limit ${mostActivity})`
  const invited = (kind: SQL, at: SQL) => sql`(
    select ${kind} as kind, ${at} as at, ${accountName} as who, ${invitations.recipient} as subject
    from ${invitations} inner join ${accounts} on ${accounts.id} = ${invitations.inviterId}
    where ${ofInvitations} and ${at} is not null and ${happenedBy(at, scope.date)} order by at desc limit ${mostActivity})`
  const rows = await read(
    db,
    sql`select * from (${requests(sql`'request_sent'`, sql`${createdAt}`, sql`true`)}
      union all ${requests(sql`'request_' || ${status}`, decidedAt, sql`${status} in ('accepted', 'refused')`)}
      union all ${invited(sql`'invited'`, sql`${invitations.sentAt}`)}
      union all ${invited(sql`'joined'`, sql`${invitations.acceptedAt}`)}
      union all ${sql.join([...actsOfTeam(self, { most: mostActivity, date: scope.date })], sql` union all `)}) acts
      order by at desc, ${byBytes(sql`kind`)}, ${byBytes(sql`who`)}, ${byBytes(sql`subject`)} limit ${mostActivity}`,
    activitySchema,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
