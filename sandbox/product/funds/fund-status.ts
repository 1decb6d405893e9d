import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { FundStatus, StatusConflict } from '../../../src/contract/product-api/fund.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { fundDetails, funds } from '../../database/schema/index.ts'

const { liquidatedOn, subscriptionClosesOn: closesOn, subscriptionOpensOn: opensOn } = fundDetails

/** The status that the data state. */
const stated = sql<FundStatus>`coalesce(${funds.statedStatus}, ${funds.status})`

const status = (name: FundStatus): SQL => sql.raw(`'${name}'`)
const conflict = (name: StatusConflict): SQL => sql.raw(`'${name}'`)

/** The status that is shown on a day: where the stated one and the dates disagree, the stricter. */
const shownOn = (today: string): SQL<FundStatus> => sql`case
  when ${liquidatedOn} <= ${today}::date then ${status('liquidation')}
  when ${stated} = ${status('open')} and (${closesOn} < ${today}::date or ${opensOn} > ${today}::date)
    then ${status('closed')}
  else ${stated}
end`

/** Returns the conflict between the stated status and the dates on a day; null if they agree. */
const conflictOn = (today: string): SQL<StatusConflict | null> => sql`case
  when ${stated} <> ${status('liquidation')} and ${liquidatedOn} <= ${today}::date
    then ${conflict('liquidation_passed')}
  when ${stated} = ${status('liquidation')} and ${liquidatedOn} > ${today}::date
    then ${conflict('liquidation_ahead')}
  when ${stated} = ${status('open')} and ${closesOn} < ${today}::date then ${conflict('subscription_over')}
  when ${stated} = ${status('open')} and ${opensOn} > ${today}::date then ${conflict('subscription_ahead')}
  when ${stated} <> ${status('open')} and ${opensOn} <= ${today}::date and ${closesOn} >= ${today}::date
    then ${conflict('subscription_running')}
end`

/**
 * Sets every fund's status from its stated status, its subscription period, its liquidation day and today (P-062). No
 * other code decides it: lists, filters, counters and pages read the stored result, so that they stay indexed.
 */
export async function updateStatuses(db: Db, today: string): Promise<void> {
  const shown = shownOn(today)
  const disagreement = conflictOn(today)
  const isStale = or(ne(funds.status, shown), sql`${funds.statusConflict} is distinct from ${disagreement}`)
  await db
    .update(funds)
    .set({ status: shown, statedStatus: sql`nullif(${stated}, ${shown})`, statusConflict: disagreement })
    .from(fundDetails)
    .where(and(eq(fundDetails.fundId, funds.id), isStale))
}

/**
 * Creates the function that brings all statuses to a day, once for each day: calls of the same day share
 * one update, and one that failed is tried again.
 */
export function createStatusUpdates(db: Db): (today: string) => Promise<void> {
  let last: { readonly day: string; readonly done: Promise<void> } | undefined
  return (today) => {
    if (last?.day === today) return last.done
    const done = updateStatuses(db, today).catch((error: unknown) => {
      last = undefined
      throw error
    })
    last = { day: today, done }
    return done
  }
}

type DatedFund = {
  readonly status: FundStatus
  readonly liquidatedOn: string | null
  readonly subscriptionOpensOn: string | null
  readonly subscriptionClosesOn: string | null
}

/**
 * Returns the status that a fund had on a past day, as far as its dates tell: the day on which pre-liquidation began is
 * not recorded, so that a fund in it counts as closed before today.
 */
export function statusThen(fund: DatedFund, day: string): FundStatus {
  const { liquidatedOn: ended, status: now, subscriptionClosesOn: closes, subscriptionOpensOn: opens } = fund
  if (ended !== null && ended <= day) return 'liquidation'
  if (closes !== null && day <= closes && (opens === null || opens <= day)) return 'open'
  if (now === 'pre_liquidation') return 'closed'
  return now === 'liquidation' && ended !== null ? 'closed' : now
}
