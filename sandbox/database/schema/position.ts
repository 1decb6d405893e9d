import { date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { fundShares } from './funds.ts'
import { holdings } from './people.ts'

const money = (name: string) => numeric(name, { precision: 18, scale: 2 })
const effect = (name: string) => money(name).notNull().default('0')

/**
 * Movements of a holding in the manager's book: commitments, payments, distributions, redemptions, transfers and fees.
 * A holding without rows has the movements of its share. Amounts are in the share's currency and never negative;
 * effects and quantities are signed. Natures are null except for distributions.
 */
export const positionMovements = pgTable(
  'position_movements',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    holdingId: integer('holding_id')
      .notNull()
      .references(() => holdings.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    movedOn: date('moved_on', { mode: 'string' }).notNull(),
    /** The day from which the holder could know of it. */
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    income: money('income'),
    gain: money('gain'),
    capital: money('capital'),
    /** Effects on the commitment, on its called part, and on the recallable part. */
    commitment: effect('commitment'),
    called: effect('called'),
    recallable: effect('recallable'),
    /** Change in the number of shares. */
    quantity: numeric('quantity', { precision: 18, scale: 4 }).notNull().default('0'),
  },
  (table) => [index('position_movements_holding').on(table.holdingId)],
)

/** A value that was first published with another amount; the share's series has the one that counts now. */
export const restatedValues = pgTable(
  'restated_values',
  {
    shareId: text('share_id')
      .notNull()
      .references(() => fundShares.id),
    valuedOn: date('valued_on', { mode: 'string' }).notNull(),
    firstAmount: money('first_amount').notNull(),
    restatedOn: date('restated_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.valuedOn] })],
)
