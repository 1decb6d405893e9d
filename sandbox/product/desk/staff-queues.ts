import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type {
  StaffQueue,
  StaffQueueCode,
  StaffQueuesQuery,
} from '../../../src/contract/product-api/desk-people.schema.ts'
import { publicationKindSchema } from '../../../src/contract/product-api/desk-publication.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { accountName } from '../../accounts/accounts.ts'
import { studyHours } from '../../cases/case-views.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  advisorSubscriptions,
  companyChanges,
  funds,
  mailAlerts,
  mailSettings,
  notices,
  partners,
  publications,
  questions,
  registrations,
  staffRights,
  staffRightsChanges,
  subscriptionCases,
  teamRequests,
  teams,
} from '../../database/schema/index.ts'

const hourMs = 3_600_000

type Queue = {
  /** Hours within which staff have promised to act. */
  readonly limitHours: number
  /** Query of all that wait: `id`, `title`, `detail`, `since`, `person` where an account is concerned, `kind` of entries. */
  readonly waiting: (now: Date) => SQL
}

/** The queues, in the order in which they are shown. The 48 hours are those of P-155. */
const queues: Readonly<Record<StaffQueueCode, Queue>> = {
  investors: {
    limitHours: 48,
    waiting: () => sql`
      select ${accounts.id} as id, ${accountName} as title, ${accounts.email} as detail, ${accounts.id} as person,
        coalesce(${registrations.confirmedAt}, ${accounts.createdAt}) as since
      from ${accounts} left join ${registrations} on ${registrations.accountId} = ${accounts.id}
      where ${accounts.role} = 'investor' and ${accounts.verification} = 'pending' and ${accounts.emailConfirmed}`,
  },
  companies: {
    limitHours: 48,
    waiting: () => sql`
      select ${accounts.id} as id, ${accountName} as title, ${accounts.email} as detail, ${accounts.id} as person,
        ${companyChanges.requestedAt} as since
      from ${companyChanges} inner join ${accounts} on ${accounts.id} = ${companyChanges.accountId}`,
  },
  teams: {
    limitHours: 48,
    waiting: (now) => sql`
      select 'team-' || ${teams.id} as id, ${teams.name} as title, ${partners.name} as detail, ${teamRequests.accountId} as person,
        coalesce(${teamRequests.requestedAt}, ${now.toISOString()}::timestamptz) as since
      from ${teams} inner join ${partners} on ${partners.id} = ${teams.partnerId}
      left join ${teamRequests} on ${teamRequests.teamId} = ${teams.id}
      where not ${teams.isApproved}`,
  },
  requests: {
    limitHours: 72,
    waiting: () => sql`
      select 'req-' || ${advisorSubscriptions.id} as id, ${advisorSubscriptions.clientName} as title,
        ${funds.name} as detail, ${advisorSubscriptions.accountId} as person, ${advisorSubscriptions.createdAt} as since
      from ${advisorSubscriptions} inner join ${funds} on ${funds.id} = ${advisorSubscriptions.fundId}
      where ${advisorSubscriptions.status} in ('received', 'in_review')`,
  },
  publications: {
    limitHours: 24,
    waiting: () => sql`
      select 'pub-' || ${publications.id} as id, ${funds.name} as title, ${publications.enteredByName} as detail,
        ${publications.kind} as kind, null as person, ${publications.enteredAt} as since
      from ${publications} inner join ${funds} on ${funds.id} = ${publications.fundId}
      where ${publications.status} = 'submitted'`,
  },
  rights: {
    limitHours: 24,
    waiting: () => sql`
      select 'rgt-' || ${staffRightsChanges.id} as id, ${staffRights.name} as title,
        ${staffRightsChanges.enteredByName} as detail, null as person, ${staffRightsChanges.enteredAt} as since
      from ${staffRightsChanges} inner join ${staffRights} on ${staffRights.memberId} = ${staffRightsChanges.memberId}
      where ${staffRightsChanges.status} = 'submitted'`,
  },
  questions: {
    limitHours: 48,
    waiting: () => sql`
      select 'qst-' || ${questions.id} as id, ${accountName} as title, ${questions.subject} as detail,
        ${accounts.id} as person, ${questions.lastAt} as since
      from ${questions} inner join ${accounts} on ${accounts.id} = ${questions.accountId}
      where ${questions.state} = 'open'`,
  },
  cases: {
    limitHours: studyHours,
    waiting: () => sql`
      select 'cas-' || ${subscriptionCases.id} as id, ${subscriptionCases.clientName} as title,
        ${funds.name} as detail, ${subscriptionCases.accountId} as person, ${subscriptionCases.sentAt} as since
      from ${subscriptionCases} inner join ${funds} on ${funds.id} = ${subscriptionCases.fundId}
      where ${subscriptionCases.state} in ('sent', 'in_review')`,
  },
  bounces: {
    limitHours: 72,
    waiting: () => sql`
      select ${accounts.id} as id, ${accountName} as title, ${mailSettings.bouncedAddress} as detail,
        ${accounts.id} as person, ${mailSettings.bouncedAt} as since
      from ${mailSettings} inner join ${accounts} on ${accounts.id} = ${mailSettings.accountId}
      where ${mailSettings.bouncedAt} is not null and ${mailSettings.bouncedAddress} = ${accounts.email}
      union all
      select 'alert-' || ${mailAlerts.id}, ${mailAlerts.email}, ${mailAlerts.bounceReason}, null, ${mailAlerts.bouncedAt}
      from ${mailAlerts} where ${mailAlerts.bouncedAt} is not null and ${mailAlerts.confirmedAt} is not null`,
  },
  unseen_calls: {
    limitHours: 120,
    // Several calls of a fund may wait for one holder: the reference, as `referenceOf` writes it, tells them apart.
    // A call is announced on its day: as an instant, at its beginning where the manager is.
    waiting: (now) => sql`
      select 'ntc-' || ${notices.id} as id, ${accountName} as title, ${accounts.id} as person,
        ${funds.name} || ' · AF-' || extract(year from ${notices.announcedOn}) || '-'
          || lpad(${notices.id}::text, greatest(5, length(${notices.id}::text)), '0') as detail,
        ${notices.announcedOn}::timestamp at time zone 'Europe/Paris' as since
      from ${notices} inner join ${accounts} on ${accounts.id} = ${notices.accountId}
      inner join ${funds} on ${funds.id} = ${notices.fundId}
      where ${notices.kind} = 'call' and ${notices.acknowledgedAt} is null and ${notices.paid} < ${notices.amount}
        and ${notices.announcedOn} <= ${plainDateAt(now)}`,
  },
}

const mostItems = 10

const rowsSchema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      detail: z.string().nullable(),
      kind: publicationKindSchema.optional(),
      person: z.string().nullable(),
      since: z.coerce.date(),
    }),
  ),
})

const countsSchema = z.object({
  rows: z.array(z.object({ open: z.coerce.number(), late: z.coerce.number() })).length(1),
})

/** Counts what has waited for longer than the limit, and all that waits by now. */
async function countQueue(db: Db, { limitHours, waiting }: Queue, now: Date) {
  const lateBefore = new Date(now.getTime() - limitHours * hourMs).toISOString()
  const found = await db.execute(sql`
    select count(*) as open, count(*) filter (where since < ${lateBefore}::timestamptz) as late
    from (${waiting(now)}) waiting`)
  const [counts] = countsSchema.parse(found).rows
  return { open: counts?.open ?? 0, late: counts?.late ?? 0 }
}

type Part = { readonly limit: number; readonly offset: number }

async function readQueue(
  db: Db,
  code: StaffQueueCode,
  { limit, now, offset }: Part & { readonly now: Date },
): Promise<StaffQueue> {
  const { limitHours, waiting } = queues[code]
  const found = await db.execute(sql`
    select * from (${waiting(now)}) waiting order by since, ${byBytes(sql`id::text`)} limit ${limit} offset ${offset}`)
  return {
    code,
    limit_hours: limitHours,
    ...(await countQueue(db, queues[code], now)),
    items: rowsSchema.parse(found).rows.map(({ since, ...item }) => ({
      ...item,
      since: since.toISOString(),
      due_at: new Date(since.getTime() + limitHours * hourMs).toISOString(),
    })),
  }
}

const codes: readonly StaffQueueCode[] = [
  'investors',
  'companies',
  'teams',
  'requests',
  'cases',
  'publications',
  'rights',
  'questions',
  'bounces',
  'unseen_calls',
]

/** Reads the work queues of staff, oldest items first, with their time limits; of one queue a page of its items. */
export async function readQueues(
  db: Db,
  { code, page, pageSize }: StaffQueuesQuery,
  now: Date,
): Promise<StaffQueue[]> {
  if (code === undefined) {
    const read: StaffQueue[] = []
    for (const one of codes) read.push(await readQueue(db, one, { limit: mostItems, offset: 0, now }))
    return read
  }
  const queue = await readQueue(db, code, { limit: pageSize, offset: (page - 1) * pageSize, now })
  const pageCount = Math.ceil(queue.open / pageSize)
  return [{ ...queue, page: { page, pageSize, pageCount, total: queue.open } }]
}
