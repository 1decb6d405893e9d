import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AgreementAudience } from '../../../src/contract/product-api/desk-rights.schema.ts'
import { managerTimeZone } from '../../../src/lib/format/plain-date-at.ts'
import type { Db } from '../../database/open-database.ts'
import { fundShares, funds, teamFunds } from '../../database/schema/index.ts'

/**
 * Condition of agreements in force today, the manager's day by the clock of the database: access to a fund is asked in
 * many queries, and must end in all of them on the same day (P-780).
 */
export const isAgreed = sql`((now() at time zone ${managerTimeZone})::date
  between ${teamFunds.agreementSince} and coalesce(${teamFunds.agreementUntil}, 'infinity'::date))`

/** Condition of agreements that allow to give marketing documents to clients of an audience. */
export const mayGive = (audience: SQL | AgreementAudience): SQL =>
  sql`${teamFunds.audiences} @> jsonb_build_array(${audience}::text)`

/** Condition of funds of whose marketing documents a team may give those of an audience, in queries of `funds`. */
export const mayTeamGive = (teamId: number, audience: SQL): SQL =>
  sql`exists (select 1 from ${teamFunds} where ${teamFunds.teamId} = ${teamId}
    and ${teamFunds.fundId} = ${funds.id} and ${isAgreed} and ${mayGive(audience)})`

/** Condition of shares that a team may prepare subscriptions of, in queries of `fund_shares` (P-782). */
export const mayTeamSubscribe = (teamId: number | null): SQL =>
  sql`exists (select 1 from ${teamFunds} where ${teamFunds.teamId} = ${teamId}
    and ${teamFunds.fundId} = ${fundShares.fundId} and ${isAgreed} and ${teamFunds.subscriptions}
    and (${teamFunds.shareIds} is null or ${teamFunds.shareIds} @> jsonb_build_array(${fundShares.id})))`

type Given = { readonly fundId: number; readonly audience: AgreementAudience }

/** Tells whether a team may give a fund's marketing documents to clients of an audience. */
export async function mayGiveTo(db: Db, teamId: number, { audience, fundId }: Given): Promise<boolean> {
  const found = await db
    .select({ fundId: teamFunds.fundId })
    .from(teamFunds)
    .where(and(eq(teamFunds.teamId, teamId), eq(teamFunds.fundId, fundId), isAgreed, mayGive(audience)))
  return found.length > 0
}
