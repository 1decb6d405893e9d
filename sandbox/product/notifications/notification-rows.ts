import { type SQL, sql } from 'drizzle-orm'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  advisorSubscriptions,
  documents,
  fundShares,
  funds,
  holdings,
  notices,
  registrations,
  signIns,
} from '../../database/schema/index.ts'
import { rightsOf } from '../users/caller.ts'
import { fundsOf } from '../users/fund-access.ts'

/** Maximum age of notifications, in days. */
const daysTold = 365

/** The recipient of notifications, and the time of the query. */
export type Recipient = {
  readonly account: Account
  readonly fundNumbers: readonly number[]
  readonly locale: 'fr' | 'en'
  readonly now: Date
}

/** Returns an account as recipient, with the funds that it may currently see. */
export async function recipientOf(
  db: Db,
  account: Account,
  asked: Pick<Recipient, 'locale' | 'now'>,
): Promise<Recipient> {
  const mayRead = rightsOf(account).includes('funds:read')
  return { account, fundNumbers: mayRead ? await fundsOf(db, account) : [], ...asked }
}

/** The start of a day: notifications dated by day precede those with a time on it. */
const startOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'UTC'`

const amongFunds = (column: SQL, { fundNumbers }: Recipient): SQL =>
  fundNumbers.length === 0 ? sql`false` : sql`${column} in ${fundNumbers}`

/** Lower bound of notifications: events before the account existed are left out. */
function since({ account, now }: Recipient): SQL {
  const earliest = Math.max(now.getTime() - daysTold * 86_400_000, account.createdAt.getTime())
  return sql`${new Date(earliest).toISOString()}::timestamptz`
}

const sinceDay = (recipient: Recipient): SQL => sql`${since(recipient)}::date`

/** Of a document in both languages, selects the one in the reader's language, to avoid duplicates. */
const isOfReader = ({ locale }: Recipient): SQL => sql`(${documents.language} = ${locale} or not exists (
  select 1 from ${documents} alternate where alternate.fund_id = ${documents.fundId} and alternate.language = ${locale}
    and alternate.sub_type = ${documents.subType} and alternate.published_on = ${documents.publishedOn}
    and alternate.period_end is not distinct from ${documents.periodEnd}))`

function documentRows(recipient: Recipient): SQL {
  const mayRead = rightsOf(recipient.account).includes('documents:read')
  return sql`
    select 'document-' || ${documents.id} as id, 'documents' as category, 'document' as kind,
      ${startOf(sql`${documents.publishedOn}`)} as at, ${documents.fundId} as fund_id,
      jsonb_build_object('document', ${documents.id}, 'title', ${documents.title}, 'language', ${documents.language}) as facts
    from ${documents}
    where ${mayRead ? amongFunds(sql`${documents.fundId}`, recipient) : sql`false`} and ${isOfReader(recipient)}
      and ${documents.publishedOn} > ${sinceDay(recipient)} and ${documents.publishedOn} <= ${recipient.now.toISOString()}::date`
}

/** Valuations of the shares that an investor holds; for a partner, of the first share of each fund. */
function valuationRows(recipient: Recipient): SQL {
  const { account } = recipient
  const isConcerned =
    account.role === 'partner_user'
      ? sql`${fundShares.position} = (select min(other.position) from ${fundShares} other where other.fund_id = ${fundShares.fundId})`
      : sql`exists (select 1 from ${holdings} where ${holdings.shareId} = ${fundShares.id} and ${holdings.accountId} = ${account.id})`
  const last = sql`${fundShares.liquidationValues} -> -1`
  return sql`
    select 'valuation-' || ${fundShares.id} || '-' || ${fundShares.lastValuationDate}, 'funds', 'valuation',
      ${startOf(sql`${fundShares.lastValuationDate}`)}, ${fundShares.fundId},
      jsonb_build_object('share', ${fundShares.name}, 'amount', ${last} ->> 'amount', 'currency', ${fundShares.currency})
    from ${fundShares}
    where ${amongFunds(sql`${fundShares.fundId}`, recipient)} and ${isConcerned}
      and ${fundShares.lastValuationDate} > ${sinceDay(recipient)}
      and ${fundShares.lastValuationDate} = (${last} ->> 'date')::date`
}

/** Capital calls and distributions, from the day of their announcement. */
function noticeRows(recipient: Recipient): SQL {
  return sql`
    select 'notice-' || ${notices.id}, 'notices', 'notice', ${startOf(sql`${notices.announcedOn}`)}, ${notices.fundId},
      jsonb_build_object('notice', ${notices.id}, 'kind', ${notices.kind}, 'number', ${notices.number}, 'due', ${notices.dueOn})
    from ${notices}
    where ${notices.accountId} = ${recipient.account.id} and ${amongFunds(sql`${notices.fundId}`, recipient)}
      and ${notices.announcedOn} > ${sinceDay(recipient)} and ${notices.announcedOn} <= ${recipient.now.toISOString()}::date`
}

function requestRows(recipient: Recipient): SQL {
  const decidedAt = sql`(${advisorSubscriptions.history} -> -1 ->> 'at')::timestamptz`
  return sql`
    select 'request-' || ${advisorSubscriptions.id} || '-' || ${advisorSubscriptions.status}, 'requests', 'request',
      ${decidedAt}, ${advisorSubscriptions.fundId},
      jsonb_build_object('request', ${advisorSubscriptions.id}, 'client', ${advisorSubscriptions.clientName},
        'created', ${advisorSubscriptions.createdAt}, 'decision', ${advisorSubscriptions.status})
    from ${advisorSubscriptions}
    where ${advisorSubscriptions.accountId} = ${recipient.account.id}
      and ${advisorSubscriptions.status} in ('accepted', 'refused') and ${decidedAt} > ${since(recipient)}`
}

function registrationRows(recipient: Recipient): SQL {
  return sql`
    select 'registration-' || ${accounts.verification}, 'requests', 'registration',
      ${registrations.decidedAt}, null::integer,
      jsonb_build_object('decision', case when ${accounts.verification} = 'approved' then 'accepted' else 'refused' end)
    from ${registrations} inner join ${accounts} on ${accounts.id} = ${registrations.accountId}
    where ${accounts.id} = ${recipient.account.id}
      and ${accounts.verification} in ('approved', 'refused') and ${registrations.decidedAt} > ${since(recipient)}`
}

/** Failed and reported sign-ins, and the first one of each browser except the account's very first. */
function signInRows(recipient: Recipient): SQL {
  const history = sql`
    select *, row_number() over (partition by ${signIns.userAgent}, ${signIns.succeeded} order by ${signIns.happenedAt}, ${signIns.id}) as turn,
      min(${signIns.happenedAt}) filter (where ${signIns.succeeded}) over () as first_at
    from ${signIns} where ${signIns.accountId} = ${recipient.account.id}`
  return sql`
    select 'signin-' || id, 'security', 'sign_in', happened_at, null::integer,
      jsonb_build_object('device', user_agent, 'address', address, 'event',
        case when reported_at is not null then 'reported' when succeeded then 'new_device' else 'failed' end)
    from (${history}) history
    where happened_at > ${since(recipient)}
      and (reported_at is not null or not succeeded or (turn = 1 and happened_at > first_at))`
}

/** Query of all notifications of a recipient, with their read state. */
export function notificationsOf(recipient: Recipient): SQL {
  const { id } = recipient.account
  const all = sql.join(
    [documentRows, valuationRows, noticeRows, requestRows, registrationRows, signInRows].map((rowsOf) =>
      rowsOf(recipient),
    ),
    sql` union all `,
  )
  return sql`
    select told.*, (marked.notification_id is not null or told.at <= coalesce(mark.read_until, '-infinity')) as is_read,
      ${funds.name} as fund_name, ${funds.slugFr} as slug_fr, ${funds.slugEn} as slug_en
    from (${all}) told
    left join ${funds} on ${funds.id} = told.fund_id
    left join notification_reads marked on marked.account_id = ${id} and marked.notification_id = told.id
    left join notification_marks mark on mark.account_id = ${id}`
}
