import { type SQL, sql } from 'drizzle-orm'
import { managerTimeZone, plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
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
  publications,
  receipts,
  registrations,
  restatedValues,
  signIns,
} from '../../database/schema/index.ts'
import { inOneLanguage, isInForce } from '../documents/document-views.ts'
import { isTo } from '../letters/letter-rows.ts'
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

/** The start of a day where the manager is: notifications dated by day precede those with a time on it. */
export const startOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone ${managerTimeZone}`

const amongFunds = (column: SQL, { fundNumbers }: Recipient): SQL =>
  fundNumbers.length === 0 ? sql`false` : sql`${column} in ${fundNumbers}`

/** Lower bound of notifications: events before the account existed are left out. */
const earliestOf = ({ account, now }: Recipient): Date =>
  new Date(Math.max(now.getTime() - daysTold * 86_400_000, account.createdAt.getTime()))

const since = (recipient: Recipient): SQL => sql`${earliestOf(recipient).toISOString()}::timestamptz`

/** Condition of a day after the lower bound and not after the manager's today. */
const isKnown = (day: SQL, recipient: Recipient): SQL =>
  sql`${day} > ${plainDateAt(earliestOf(recipient))}::date and ${day} <= ${plainDateAt(recipient.now)}::date`

/** Documents in force, from the day of their date or, where staff approved them later, of their approval; a new file is new. */
function documentRows(recipient: Recipient): SQL {
  const mayRead = rightsOf(recipient.account).includes('documents:read')
  const knownOn = sql`greatest(${documents.publishedOn}, (${publications.decidedAt} at time zone ${managerTimeZone})::date)`
  const version = sql`case when ${publications.entry} ->> 'replaces' is null then '' else '-' || ${publications.id} end`
  return sql`
    select 'document-' || ${documents.id} || ${version} as id, 'documents' as category, 'document' as kind,
      ${startOf(knownOn)} as at, ${documents.fundId} as fund_id,
      jsonb_build_object('document', ${documents.id}, 'title', ${documents.title}, 'language', ${documents.language}) as facts
    from ${documents} left join ${publications} on ${publications.id} = ${documents.publicationId}
    where ${mayRead ? amongFunds(sql`${documents.fundId}`, recipient) : sql`false`} and ${inOneLanguage(recipient.locale)}
      and ${isInForce} and ${isKnown(knownOn, recipient)}`
}

/**
 * Valuations of the shares that an investor holds; for a partner, of the first share of each fund. The last value of a
 * share, and every other whose day of publication is stored; one that was corrected is new on the day of correction.
 */
function valuationRows(recipient: Recipient): SQL {
  const { account } = recipient
  const isConcerned =
    account.role === 'partner_user'
      ? sql`${fundShares.position} = (select min(other.position) from ${fundShares} other where other.fund_id = ${fundShares.fundId})`
      : sql`exists (select 1 from ${holdings} where ${holdings.shareId} = ${fundShares.id} and ${holdings.accountId} = ${account.id})`
  const stored = sql`(value ->> 'publishedOn')::date`
  const corrected = sql`(case when ${stored} is not null then ${restatedValues.restatedOn} end)`
  const knownOn = sql`coalesce(${corrected}, ${stored}, (value ->> 'date')::date)`
  return sql`
    select 'valuation-' || ${fundShares.id} || '-' || (value ->> 'date') || coalesce('-' || ${corrected}, ''),
      'funds', 'valuation', ${startOf(knownOn)}, ${fundShares.fundId},
      jsonb_build_object('share', ${fundShares.name}, 'amount', value ->> 'amount', 'currency', ${fundShares.currency},
        'valued', value ->> 'date')
    from ${fundShares} cross join lateral jsonb_array_elements(${fundShares.liquidationValues}) value
    left join ${restatedValues} on ${restatedValues.shareId} = ${fundShares.id}
      and ${restatedValues.valuedOn} = (value ->> 'date')::date
    where ${amongFunds(sql`${fundShares.fundId}`, recipient)} and ${isConcerned}
      and (${stored} is not null or ${fundShares.lastValuationDate} = (value ->> 'date')::date)
      and ${isKnown(knownOn, recipient)}`
}

/** Capital calls and distributions, from the day of their announcement. */
function noticeRows(recipient: Recipient): SQL {
  return sql`
    select 'notice-' || ${notices.id}, 'notices', 'notice', ${startOf(sql`${notices.announcedOn}`)}, ${notices.fundId},
      jsonb_build_object('notice', ${notices.id}, 'kind', ${notices.kind}, 'number', ${notices.number}, 'due', ${notices.dueOn})
    from ${notices}
    where ${notices.accountId} = ${recipient.account.id} and ${amongFunds(sql`${notices.fundId}`, recipient)}
      and ${isKnown(sql`${notices.announcedOn}`, recipient)}`
}

/** What was received of capital calls, from its approval: what was settled before an entry of staff is not told. */
function receiptRows(recipient: Recipient): SQL {
  return sql`
    select 'receipt-' || ${receipts.id}, 'notices', 'receipt', ${receipts.approvedAt}, ${notices.fundId},
      jsonb_build_object('notice', ${notices.id}, 'number', ${notices.number}, 'isReversal', ${receipts.reverses} is not null)
    from ${receipts} inner join ${notices} on ${notices.id} = ${receipts.noticeId}
    where ${notices.accountId} = ${recipient.account.id} and ${amongFunds(sql`${notices.fundId}`, recipient)}
      and ${receipts.publicationId} is not null and ${receipts.approvedAt} > ${since(recipient)}`
}

/** Letters of the manager, from the day of their approval. */
function letterRows(recipient: Recipient): SQL {
  return sql`
    select 'letter-' || ${publications.id}, 'notices', 'letter', ${publications.decidedAt}, ${publications.fundId},
      jsonb_build_object('letter', ${publications.id}, 'subject', ${publications.entry} -> 'subject')
    from ${publications}
    where ${isTo(recipient)} and ${publications.decidedAt} > ${since(recipient)}`
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

const rowsOfKinds = [
  documentRows,
  valuationRows,
  noticeRows,
  receiptRows,
  letterRows,
  requestRows,
  registrationRows,
  signInRows,
]

/** Query of all notifications of a recipient, with their read state. */
export function notificationsOf(recipient: Recipient): SQL {
  const { id } = recipient.account
  const all = sql.join(
    rowsOfKinds.map((rowsOf) => rowsOf(recipient)),
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
