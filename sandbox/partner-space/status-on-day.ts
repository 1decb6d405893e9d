import { type SQL, sql } from 'drizzle-orm'
import { clientSubscriptions } from '../database/schema/index.ts'

const { endedOn, paidOn, status, subscribedOn } = clientSubscriptions

/** Returns the day as of which figures are read: a past one that is asked for; undefined for today. */
export const pastDay = (asked: string | undefined, today: string): string | undefined =>
  asked !== undefined && asked < today ? asked : undefined

/**
 * Status of a subscription on a past day, by default today's. A payment, transfer or cancellation without a known day
 * counts from the day of the subscription.
 */
export function statusOn(day: string | undefined): SQL {
  if (day === undefined) return sql`${status}`
  const paid = sql`coalesce(${paidOn}, case when ${status} = 'completed' then ${subscribedOn} end)`
  return sql`case
    when ${status} in ('transferred', 'cancelled') and coalesce(${endedOn}, ${subscribedOn}) <= ${day} then ${status}
    when ${paid} <= ${day} then 'completed' else 'pending' end`
}

/** Condition of the subscriptions that existed on a past day; all of them today. */
export const knownOn = (day: string | undefined): SQL =>
  day === undefined ? sql`true` : sql`${subscribedOn} <= ${day}`
