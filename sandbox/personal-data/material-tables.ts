import { eq, or, sql } from 'drizzle-orm'
import * as schema from '../database/schema/index.ts'
import { code, instant, omitted, type PersonTable, personTable, reference, text } from './column-rules.ts'
import { languages } from './person-words.ts'

/** Links to marketing documents that a person has sent, or that were made for their address. */
export const materialTables: readonly PersonTable[] = [
  personTable(schema.shareLinks, {
    id: 'share_links',
    title: { fr: 'Documents commerciaux transmis', en: 'Marketing documents shared' },
    rowsOf: ({ id, email }) =>
      or(eq(schema.shareLinks.accountId, id), eq(sql`lower(${schema.shareLinks.recipientEmail})`, email)),
    columns: {
      id: omitted('key'),
      accountId: omitted('key'),
      teamId: reference('Équipe', 'Team', 'team'),
      partnerId: omitted('key'),
      documentId: reference('Document', 'Document', 'document'),
      hash: omitted('secret'),
      recipientName: text('Destinataire', 'Recipient'),
      recipientEmail: text('Adresse du destinataire', 'Recipient’s address'),
      locale: code({ fr: 'Langue', en: 'Language' }, languages),
      createdAt: instant('Transmis le', 'Shared on'),
      expiresAt: instant('Valable jusqu’au', 'Valid until'),
      endedAt: instant('Désactivé le', 'Ended on'),
      mailedAt: instant('Envoyé par email le', 'Emailed on'),
      mostOpenings: text('Ouvertures permises', 'Openings allowed'),
    },
  }),
]
