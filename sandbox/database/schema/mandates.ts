import { date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Mandates of persons to read the data of another account, its holder, or to act in its name (P-690). */
export const mandates = pgTable(
  'mandates',
  {
    id: text('id').primaryKey(),
    /** The person who acts. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    holderId: text('holder_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    scope: text('scope').$type<'documents' | 'figures' | 'both'>().notNull(),
    power: text('power').$type<'read' | 'act'>().notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    /** The last day; null for a mandate without end. */
    until: date('until', { mode: 'string' }),
    endedAt: instant('ended_at'),
    /** Time from which emails about the holder also go to the person; null without them. */
    mailsFrom: instant('mails_from'),
    /** Time at which both were told that the last day has passed. */
    endToldAt: instant('end_told_at'),
  },
  (table) => [index('mandates_account').on(table.accountId), index('mandates_holder').on(table.holderId)],
)

/** Times in which a person acts for a holder. Only the token's hash is stored. */
export const mandateViews = pgTable(
  'mandate_views',
  {
    id: text('id').primaryKey(),
    mandateId: text('mandate_id')
      .notNull()
      .references(() => mandates.id, { onDelete: 'cascade' }),
    /** Account of the person, whose views all end with their sessions. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** The person's sign-in that began it: the view ends with it. */
    signInId: text('sign_in_id').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('mandate_views_account').on(table.accountId),
    index('mandate_views_mandate').on(table.mandateId),
  ],
)
