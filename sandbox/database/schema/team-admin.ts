import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { InvitationLineFault } from '../../../src/contract/product-api/invitation-list.ts'
import { accounts, teams } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** First id of new rows; the seed assigns lower ones itself. */
const firstFreeId = 10_001

/** Request to join a team that has an administrator; a person has one at a time (P-597). */
export const joinRequests = pgTable(
  'join_requests',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [index('join_requests_team').on(table.teamId)],
)

/** Latest refusal of a person by a team, with its reason, until they ask again or join a team (P-817). */
export const joinRefusals = pgTable('join_refusals', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  teamId: integer('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  refusedAt: instant('refused_at').notNull(),
})

/** Lists of invitations that administrators have sent; worked off line by line (P-595). */
export const invitationLists = pgTable(
  'invitation_lists',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Names the form and its text: sent twice, it is one list. */
    key: text('key').notNull(),
    locale: text('locale').$type<'fr' | 'en'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Until then one process works on the list; null while none does. */
    workingUntil: instant('working_until'),
  },
  (table) => [uniqueIndex('invitation_lists_key').on(table.accountId, table.key)],
)

/** Lines of those lists, each with its result. */
export const invitationListLines = pgTable(
  'invitation_list_lines',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => invitationLists.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'refused'>().notNull(),
    fault: text('fault').$type<InvitationLineFault>(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.line] })],
)
