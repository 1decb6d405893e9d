import { eq, or, sql } from 'drizzle-orm'
import * as schema from '../database/schema/index.ts'
import { code, instant, omitted, type PersonTable, personTable, text } from './column-rules.ts'

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
    action: code(
      { fr: 'Décision', en: 'Decision' },
      {
        investor_approved: { fr: 'dossier vérifié', en: 'application verified' },
        investor_refused: { fr: 'dossier refusé', en: 'application refused' },
        team_joined: { fr: 'équipe rejointe', en: 'team joined' },
        support_view_started: { fr: 'espace consulté par nos équipes', en: 'space viewed by our teams' },
        company_change_approved: { fr: 'changement de société accepté', en: 'change of company accepted' },
        company_change_refused: { fr: 'changement de société refusé', en: 'change of company refused' },
        guest_invited: {
          fr: 'accès en lecture proposé à un tiers',
          en: 'access for reading offered to a guest',
        },
        guest_accepted: { fr: 'accès accepté par un tiers', en: 'access accepted by a guest' },
        guest_ended: { fr: 'accès d’un tiers terminé', en: 'access of a guest ended' },
      },
    ),
    subject: omitted('key'),
    details: omitted('technical'),
    previousHash: omitted('technical'),
    hash: omitted('technical'),
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

/** Tables of staff's decisions about a person, and of their views of the person's account. */
export const staffTables: readonly PersonTable[] = [auditLog, supportViews]
