import { type SQL, sql } from 'drizzle-orm'
import type { ShareState } from '../../../src/contract/product-api/material.schema.ts'
import { documents, shareLinks, shareOpenings } from '../../database/schema/index.ts'
import { stateOn } from './material-terms.ts'

/** Number of openings of a link, in queries that join others to links. */
export const opened = sql<number>`(select count(*)::int from ${shareOpenings} where ${shareOpenings.linkId} = ${shareLinks.id})`

/** An instant, and the day for which data are shown. */
export type ShareMoment = { readonly now: Date; readonly today: string }

/** State of a link. A link whose document has expired or been replaced is expired as well (P-641). */
export const shareStateAt = ({ now, today }: ShareMoment): SQL<ShareState> =>
  sql`case when ${shareLinks.endedAt} is not null then 'ended'
    when ${shareLinks.expiresAt} <= ${now.toISOString()}::timestamptz or ${documents.replacedBy} is not null
      or ${stateOn(today)} <> 'valid' then 'expired'
    when ${opened} >= ${shareLinks.mostOpenings} then 'used_up' else 'active' end`
