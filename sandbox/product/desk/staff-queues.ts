import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { StaffQueue, StaffQueueCode } from '../../../src/contract/product-api/desk-people.schema.ts'
import { accountName } from '../../accounts/accounts.ts'
import { studyHours } from '../../cases/case-views.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  advisorSubscriptions,
  companyChanges,
  funds,
  partners,
  publications,
  questions,
  registrations,
  subscriptionCases,
  teamRequests,
  teams,
} from '../../database/schema/index.ts'

const hourMs = 3_600_000

type Queue = {
  /** Hours within which staff have promised to act. */
  readonly limitHours: number
  /** Query of all that wait: `id`, `title`, `detail`, `since`. */
  readonly waiting: SQL
}

/** The queues, in the order in which they are shown. The 48 hours are those of P-155. */
const queues: Readonly<Record<StaffQueueCode, Queue>> = {
  investors: {
    limitHours: 48,
    waiting: sql`
      select ${accounts.id} as id, ${accountName} as title, ${accounts.email} as detail,
        coalesce(${registrations.confirmedAt}, ${accounts.createdAt}) as since
      from ${accounts} left join ${registrations} on ${registrations.accountId} = ${accounts.id}
      where ${accounts.role} = 'investor' and ${accounts.verification} = 'pending' and ${accounts.emailConfirmed}`,
  },
  companies: {
    limitHours: 48,
    waiting: sql`
      select ${accounts.id} as id, ${accountName} as title, ${accounts.email} as detail, ${companyChanges.requestedAt} as since
      from ${companyChanges} inner join ${accounts} on ${accounts.id} = ${companyChanges.accountId}`,
  },
  teams: {
    limitHours: 48,
    waiting: sql`
      select 'team-' || ${teams.id} as id, ${teams.name} as title, ${partners.name} as detail,
        coalesce(${teamRequests.requestedAt}, now()) as since
      from ${teams} inner join ${partners} on ${partners.id} = ${teams.partnerId}
      left join ${teamRequests} on ${teamRequests.teamId} = ${teams.id}
      where not ${teams.isApproved}`,
  },
  requests: {
    limitHours: 72,
    waiting: sql`
      select 'req-' || ${advisorSubscriptions.id} as id, ${advisorSubscriptions.clientName} as title,
        ${funds.name} as detail, ${advisorSubscriptions.createdAt} as since
      from ${advisorSubscriptions} inner join ${funds} on ${funds.id} = ${advisorSubscriptions.fundId}
      where ${advisorSubscriptions.status} in ('received', 'in_review')`,
  },
  publications: {
    limitHours: 24,
    waiting: sql`
      select 'pub-' || ${publications.id} as id, ${funds.name} as title, ${publications.enteredByName} as detail,
        ${publications.enteredAt} as since
      from ${publications} inner join ${funds} on ${funds.id} = ${publications.fundId}
      where ${publications.status} = 'submitted'`,
  },
  questions: {
    limitHours: 48,
    waiting: sql`
      select 'qst-' || ${questions.id} as id, ${accountName} as title, ${questions.subject} as detail,
        ${questions.lastAt} as since
      from ${questions} inner join ${accounts} on ${accounts.id} = ${questions.accountId}
      where ${questions.state} = 'open'`,
  },
  cases: {
    limitHours: studyHours,
    waiting: sql`
      select 'cas-' || ${subscriptionCases.id} as id, ${subscriptionCases.clientName} as title,
        ${funds.name} as detail, ${subscriptionCases.sentAt} as since
      from ${subscriptionCases} inner join ${funds} on ${funds.id} = ${subscriptionCases.fundId}
      where ${subscriptionCases.state} in ('sent', 'in_review')`,
  },
}

const mostItems = 10

const rowsSchema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      detail: z.string().nullable(),
      since: z.coerce.date(),
      open: z.coerce.number(),
      late: z.coerce.number(),
    }),
  ),
})

async function readQueue(db: Db, code: StaffQueueCode, now: Date): Promise<StaffQueue> {
  const { limitHours, waiting } = queues[code]
  const lateBefore = new Date(now.getTime() - limitHours * hourMs).toISOString()
  const found = await db.execute(sql`
    select *, count(*) over () as open, count(*) filter (where since < ${lateBefore}::timestamptz) over () as late
    from (${waiting}) waiting order by since, id limit ${mostItems}`)
  const { rows } = rowsSchema.parse(found)
  return {
    code,
    limit_hours: limitHours,
    open: rows[0]?.open ?? 0,
    late: rows[0]?.late ?? 0,
    items: rows.map(({ detail, id, since, title }) => ({
      ...{ id, title, detail },
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
  'questions',
]

/** Reads the work queues of staff, oldest items first, with their time limits. */
export async function readQueues(db: Db, now: Date): Promise<StaffQueue[]> {
  const read: StaffQueue[] = []
  for (const code of codes) read.push(await readQueue(db, code, now))
  return read
}
