import { and, eq, isNotNull, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { ShareState } from '../../../src/contract/product-api/material.schema.ts'
import {
  accounts,
  documents,
  shareLinks,
  shareOpenings,
  teamFunds,
  teams,
} from '../../database/schema/index.ts'
import { isAgreed, mayGive } from '../rights/agreements.ts'
import { isMaterial, stateOn, termColumns } from './material-terms.ts'

/** Number of openings of a link, in queries that join others to links. */
export const opened = sql<number>`(select count(*)::int from ${shareOpenings} where ${shareOpenings.linkId} = ${shareLinks.id})`

/** An instant, and the day for which data are shown. */
export type ShareMoment = { readonly now: Date; readonly today: string }

/** Condition of links whose sender may still share the document: as a person, with the right, in a team under agreement. */
const senderMayShare = and(
  isNull(accounts.suspendedAt),
  eq(accounts.verification, 'approved'),
  sql`${accounts.rights} @> '["documents:read"]'::jsonb`,
  sql`exists (select 1 from ${teams} join ${teamFunds} on ${teamFunds.teamId} = ${teams.id}
    where ${teams.id} = ${shareLinks.teamId} and ${teams.isApproved} and ${teamFunds.fundId} = ${documents.fundId}
      and ${isAgreed} and ${mayGive(termColumns.audience)})`,
)

const no = (condition: SQL | undefined): SQL => (condition === undefined ? sql`false` : not(condition))

/**
 * State of a link, the same for its team's list and its recipient (P-646). What lasts comes first: a link that its
 * sender has ended is ended, whatever became of the document. Queries join links, documents, funds, the sender's
 * account and, from the left, the document's terms.
 */
export const shareStateAt = ({ now, today }: ShareMoment): SQL<ShareState> =>
  sql`case when ${isNotNull(shareLinks.endedAt)} then 'ended'
    when ${lte(shareLinks.expiresAt, now)} then 'expired'
    when ${or(no(isMaterial), ne(stateOn(today), 'valid'))} then 'outdated'
    when ${no(senderMayShare)} then 'suspended'
    when ${opened} >= ${shareLinks.mostOpenings} then 'used_up' else 'active' end`
