import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StaffRight } from '../../../src/contract/product-api/desk-rights.schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a member of staff may do, where it was restricted once: all others have every right (P-783). */
export const staffRights = pgTable('staff_rights', {
  /** Id of the member at the content backend. */
  memberId: text('member_id').primaryKey(),
  /** Address under which the audit log and the back office know them. */
  actor: text('actor').notNull().unique(),
  name: text('name').notNull(),
  rights: jsonb('rights').$type<readonly StaffRight[]>().notNull(),
  version: integer('version').notNull().default(1),
})

/** Changes that give a member rights: they wait for a second person's approval (P-784). */
export const staffRightsChanges = pgTable(
  'staff_rights_changes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffRights.memberId, { onDelete: 'cascade' }),
    /** All rights that the member is to have. */
    rights: jsonb('rights').$type<readonly StaffRight[]>().notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<'submitted' | 'approved' | 'refused' | 'withdrawn'>().notNull(),
    enteredBy: text('entered_by').notNull(),
    enteredByName: text('entered_by_name').notNull(),
    enteredAt: instant('entered_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  // One change of a member waits at a time.
  (table) => [
    uniqueIndex('staff_rights_changes_waiting').on(table.memberId).where(sql`${table.status} = 'submitted'`),
  ],
)

/** Language in which a member of staff last used the portal: that of the mails to them (P-788). */
export const staffLanguages = pgTable('staff_languages', {
  /** Id of the member at the content backend. */
  memberId: text('member_id').primaryKey(),
  language: text('language').$type<'fr' | 'en'>().notNull(),
})
