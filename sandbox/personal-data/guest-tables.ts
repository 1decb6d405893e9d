import { eq, sql } from 'drizzle-orm'
import * as schema from '../database/schema/index.ts'
import {
  code,
  date,
  instant,
  omitted,
  type PersonTable,
  personTable,
  reference,
  text,
} from './column-rules.ts'

const scopes = code(
  { fr: 'Accès à', en: 'Access to' },
  {
    documents: { fr: 'documents', en: 'documents' },
    figures: { fr: 'chiffres', en: 'figures' },
    both: { fr: 'documents et chiffres', en: 'documents and figures' },
  },
)

const dates = {
  until: date('Jusqu’au', 'Until'),
  secretHash: omitted('secret'),
  invitedAt: instant('Invitation du', 'Invited on'),
  acceptedAt: instant('Acceptée le', 'Accepted on'),
  endedAt: instant('Terminé le', 'Ended on'),
  givenWith: omitted('key'),
  mandateId: omitted('key'),
}

const given = personTable(schema.guestGrants, {
  id: 'guests',
  title: { fr: 'Accès en lecture donnés à des tiers', en: 'Accesses for reading given to others' },
  rowsOf: ({ id }) => eq(schema.guestGrants.ownerId, id),
  columns: {
    id: omitted('key'),
    ownerId: omitted('key'),
    email: text('Invité', 'Guest'),
    guestId: omitted('others'),
    scope: scopes,
    ...dates,
  },
})

const received = personTable(schema.guestGrants, {
  id: 'guest_accesses',
  title: { fr: 'Accès en lecture reçus', en: 'Accesses for reading received' },
  rowsOf: ({ id }) => eq(schema.guestGrants.guestId, id),
  columns: {
    id: omitted('key'),
    ownerId: omitted('others'),
    email: text('Adresse invitée', 'Address invited'),
    guestId: omitted('key'),
    scope: scopes,
    ...dates,
  },
})

const views = personTable(schema.guestViews, {
  id: 'guest_views',
  title: { fr: 'Consultations de l’espace d’un tiers', en: 'Views of somebody else’s space' },
  rowsOf: ({ id }) => eq(schema.guestViews.accountId, id),
  columns: {
    id: omitted('key'),
    grantId: omitted('key'),
    accountId: omitted('key'),
    tokenHash: omitted('secret'),
    signInId: omitted('key'),
    startedAt: instant('Commencée le', 'Began on'),
    endsAt: instant('Au plus tard jusqu’au', 'Until at the latest'),
  },
})

const openings = personTable(schema.guestOpenings, {
  id: 'guest_openings',
  title: { fr: 'Ce que des tiers ont ouvert', en: 'What guests opened' },
  rowsOf: ({ id }) =>
    sql`${schema.guestOpenings.grantId} in (select id from guest_grants where owner_id = ${id} or guest_id = ${id})`,
  columns: {
    id: omitted('key'),
    grantId: omitted('key'),
    kind: code(
      { fr: 'Ouvert', en: 'Opened' },
      {
        holdings: { fr: 'fonds détenus', en: 'funds held' },
        position: { fr: 'position et mouvements', en: 'position and movements' },
        funds: { fr: 'liste des fonds', en: 'list of funds' },
        agenda: { fr: 'agenda des fonds', en: 'agenda of the funds' },
        documents: { fr: 'liste des documents', en: 'list of documents' },
        texts: { fr: 'recherche dans les documents', en: 'search in the documents' },
        document: { fr: 'page d’un document', en: 'page of a document' },
        file: { fr: 'fichier d’un document', en: 'file of a document' },
      },
    ),
    documentId: reference('Document', 'Document', 'document'),
    openedAt: instant('Ouvert le', 'Opened on'),
  },
})

/** Tables of guests' accesses to an investor's data, and of their openings: all erased with either account. */
export const guestTables: readonly PersonTable[] = [given, received, views, openings]
