import { and, eq, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import * as schema from '../database/schema/index.ts'
import { auditWords } from './audit-words.ts'
import {
  type ColumnRule,
  code,
  expanded,
  instant,
  omitted,
  type PersonTable,
  personTable,
  quoted,
  text,
} from './column-rules.ts'

/** Reasons that were given for a decision. */
const expandReason: Extract<ColumnRule, { kind: 'expanded' }>['expand'] = async (details, { language }) => {
  const { reason } = reasons.parse(details)
  const name = language === 'fr' ? 'Motif' : 'Reason'
  return reason === '' ? [] : [{ id: 'reason', name, value: reason, type: 'text' }]
}

const reasons = z.object({ reason: z.string().default('') })

const chained = { previousHash: omitted('technical'), hash: omitted('technical') }

const auditLog = personTable(schema.auditLog, {
  id: 'decisions',
  title: { fr: 'Journal des décisions et des droits', en: 'Log of decisions and rights' },
  // Entries from before the chain name the address.
  rowsOf: ({ email, id }) =>
    or(eq(schema.auditLog.subject, id), eq(sql`lower(${schema.auditLog.subject})`, email)),
  columns: {
    id: omitted('key'),
    happenedAt: instant('Date', 'Date'),
    actor: omitted('others'),
    action: code({ fr: 'Décision', en: 'Decision' }, auditWords),
    subject: omitted('key'),
    details: expanded(expandReason),
    ...chained,
  },
})

/** A reference of a request or case, which its reader knows; other subjects are persons and keys. */
const referenceForm = /^[A-Z]-\d{4}-\d+$/

const ownActs = personTable(schema.auditLog, {
  id: 'own_acts',
  title: { fr: 'Vos propres actions au journal', en: 'Your own acts in the log' },
  rowsOf: ({ id }) => and(eq(schema.auditLog.actor, id), ne(schema.auditLog.subject, id)),
  columns: {
    id: omitted('key'),
    happenedAt: instant('Date', 'Date'),
    actor: omitted('key'),
    action: code({ fr: 'Action', en: 'Act' }, auditWords),
    subject: quoted('Référence', 'Reference', (subject) =>
      referenceForm.test(String(subject)) ? String(subject) : '',
    ),
    details: omitted('others'),
    ...chained,
  },
})

const supportViews = personTable(schema.supportViews, {
  id: 'support_views',
  title: { fr: 'Consultations de votre espace par nos équipes', en: 'Views of your space by our teams' },
  rowsOf: ({ id }) => eq(schema.supportViews.accountId, id),
  columns: {
    id: omitted('key'),
    accountId: omitted('key'),
    tokenHash: omitted('secret'),
    staffId: omitted('others'),
    staffName: text('Par', 'By'),
    reason: text('Motif', 'Reason'),
    startedAt: instant('Commencée le', 'Began on'),
    endsAt: instant('Au plus tard jusqu’au', 'Until at the latest'),
    endedAt: instant('Terminée le', 'Ended on'),
  },
})

/** Tables of staff's decisions about a person, of the person's own acts, and of staff's views of the person's account. */
export const staffTables: readonly PersonTable[] = [auditLog, ownActs, supportViews]
