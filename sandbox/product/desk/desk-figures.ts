import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  type ClientSubscriptionStatus,
  clientSubscriptionStatusSchema,
  heldStatuses,
} from '../../../src/contract/product-api/client-subscription.schema.ts'
import type { PartnerDesk } from '../../../src/contract/product-api/desk-partner.schema.ts'
import { currencySchema, decimalSchema } from '../../../src/contract/product-api/primitives.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { clientSubscriptions, fundShares, funds } from '../../database/schema/index.ts'
import { knownOn, statusOn } from '../../partner-space/status-on-day.ts'
import { clientSubscriptionStatuses } from '../../partner-space/subscription-words.ts'
import { shareName } from '../funds/fund-views.ts'

type Locale = 'fr' | 'en'

/** Teams, company and period of the figures. */
export type DeskScope = {
  readonly teamIds: readonly number[]
  /** The company that is acted for; null for all of them. */
  readonly partnerId: number | null
  readonly from: string
  readonly to: string
  /** A past day, as of which the desk is read; undefined for today. */
  readonly date: string | undefined
  readonly locale: Locale
}

const mostAssets = 200

const rowSchema = z.object({
  share_id: z.string().nullable(),
  share_name: z.string().nullable(),
  fund_id: z.coerce.number().nullable(),
  fund_name: z.string().nullable(),
  slug_fr: z.string().nullable(),
  slug_en: z.string().nullable(),
  status: z.string().nullable(),
  currency: currencySchema,
  held: decimalSchema,
  held_count: z.coerce.number(),
  /** Of the period, in this status. */
  moved: decimalSchema,
  moved_count: z.coerce.number(),
  /** At any time, in this status. */
  amount: decimalSchema,
  count: z.coerce.number(),
})

type Row = z.infer<typeof rowSchema>

const { amount, currency, fundId, partnerId, shareId, subscribedOn, teamId } = clientSubscriptions

/** Condition of the subscriptions within a scope, on any day. */
export const inScope = ({ partnerId: partner, teamIds }: DeskScope, team: SQL, company: SQL): SQL =>
  teamIds.length === 0
    ? sql`false`
    : sql`${team} in ${teamIds} and ${partner === null ? sql`true` : sql`${company} = ${partner}`}`

/**
 * Aggregates the subscriptions of the scope in one pass: holdings by share and currency, subscriptions of the period by
 * status and currency. Cancelled and transferred subscriptions do not count as holdings. The pass has one group per
 * share, currency and status, so that PostgreSQL can run it in parallel workers; the few groups are then summed each
 * way.
 */
function figuresQuery(scope: DeskScope): SQL {
  const isHeld = sql`status in ${[...heldStatuses]}`
  const isOfPeriod = sql`${subscribedOn} between ${scope.from} and ${scope.to}`
  return sql`
    with sums as materialized (
      select ${fundId} as fund_id, ${shareId} as share_id, ${statusOn(scope.date)} as status, ${currency} as currency,
        sum(${amount}) as amount, count(*) as count,
        sum(${amount}) filter (where ${isOfPeriod}) as moved, count(*) filter (where ${isOfPeriod}) as moved_count
      from ${clientSubscriptions}
      where ${inScope(scope, sql`${teamId}`, sql`${partnerId}`)} and ${knownOn(scope.date)}
      group by 1, 2, 3, 4
    )
    select figures.*, ${fundShares.name} as share_name, ${funds.name} as fund_name,
      ${funds.slugFr} as slug_fr, ${funds.slugEn} as slug_en
    from (
      select fund_id, share_id, status, currency,
        coalesce(sum(amount) filter (where ${isHeld}), 0)::text as held,
        coalesce(sum(count) filter (where ${isHeld}), 0) as held_count,
        coalesce(sum(moved), 0)::text as moved, sum(moved_count) as moved_count,
        sum(amount)::text as amount, sum(count) as count
      from sums
      group by grouping sets ((fund_id, share_id, currency), (status, currency), (currency))
    ) figures
    left join ${fundShares} on ${fundShares.id} = figures.share_id
    left join ${funds} on ${funds.id} = figures.fund_id
    order by held::numeric desc, figures.share_id, figures.status`
}

function toAsset(row: Row, locale: Locale): PartnerDesk['assets'] {
  const { fund_id, fund_name, held, held_count, share_id, share_name, slug_en, slug_fr } = row
  if (share_id === null || fund_id === null || held_count === 0) return []
  return [
    {
      fund: { id: `fnd-${fund_id}`, name: fund_name ?? '', slug: locale === 'fr' ? slug_fr : slug_en },
      share: { id: share_id, name: shareName(share_name ?? '', locale) },
      currency: row.currency,
      amount: held,
      count: held_count,
    },
  ]
}

function toStatus(row: Row, code: ClientSubscriptionStatus, locale: Locale): PartnerDesk['statuses'] {
  if (row.status !== code || row.moved_count === 0) return []
  const label = clientSubscriptionStatuses[code][locale]
  return [{ status: { code, label }, currency: row.currency, amount: row.moved, count: row.moved_count }]
}

/** Reads the sums of the scope's subscriptions. */
export async function readFigures(db: Db, scope: DeskScope) {
  const found = await db.execute(figuresQuery(scope))
  const { rows } = z.object({ rows: z.array(rowSchema) }).parse(found)
  const { locale } = scope
  return {
    totals: rows
      .filter((row) => row.status === null && row.share_id === null && row.held_count > 0)
      .map((row) => ({ currency: row.currency, amount: row.held, count: row.held_count })),
    assets: rows.flatMap((row) => toAsset(row, locale)).slice(0, mostAssets),
    statuses: clientSubscriptionStatusSchema.options.flatMap((code) =>
      rows.flatMap((row) => toStatus(row, code, locale)),
    ),
    unpaid: rows
      .filter((row) => row.status === 'pending')
      .map((row) => ({ currency: row.currency, amount: row.amount, count: row.count })),
  }
}
