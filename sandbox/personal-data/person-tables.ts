import { eq, sql } from 'drizzle-orm'
import * as schema from '../database/schema/index.ts'
import { accountTables } from './account-tables.ts'
import { caseTables } from './case-tables.ts'
import {
  code,
  date,
  expanded,
  flag,
  instant,
  omitted,
  type PersonTable,
  personTable,
  reference,
  text,
} from './column-rules.ts'
import { guestTables } from './guest-tables.ts'
import { mandateTables } from './mandate-tables.ts'
import { materialTables } from './material-tables.ts'
import { noticeTables } from './notice-tables.ts'
import { notificationTables } from './notification-tables.ts'
import { expandDetails } from './person-words.ts'
import { questionTables } from './question-tables.ts'
import { staffTables } from './staff-tables.ts'
import { teamTables } from './team-tables.ts'
import { visitorTables } from './visitor-tables.ts'

const isSet = (value: unknown): boolean => value !== null

const holdings = personTable(schema.holdings, {
  id: 'holdings',
  title: { fr: 'Parts de fonds détenues', en: 'Fund shares held' },
  rowsOf: ({ id }) => eq(schema.holdings.accountId, id),
  columns: {
    id: omitted('key'),
    accountId: omitted('key'),
    fundId: reference('Fonds', 'Fund', 'fund'),
    shareId: reference('Part', 'Share', 'share'),
    quantity: text('Quantité', 'Quantity'),
    commitment: text('Engagement', 'Commitment'),
    subscribedOn: date('Souscrites le', 'Subscribed on'),
  },
})

const holdingMovements = personTable(schema.holdingMovements, {
  id: 'holding_movements',
  title: { fr: 'Mouvements de parts', en: 'Movements of shares' },
  rowsOf: ({ id }) => eq(schema.holdingMovements.accountId, id),
  columns: {
    id: omitted('key'),
    accountId: omitted('key'),
    shareId: reference('Part', 'Share', 'share'),
    kind: code(
      { fr: 'Nature', en: 'Kind' },
      {
        subscription: { fr: 'souscription', en: 'subscription' },
        'transfer-in': { fr: 'cession reçue', en: 'transfer in' },
        'transfer-out': { fr: 'cession donnée', en: 'transfer out' },
        redemption: { fr: 'rachat', en: 'redemption' },
      },
    ),
    movedOn: date('Date', 'Date'),
    quantity: text('Quantité', 'Quantity'),
    amount: text('Montant', 'Amount'),
  },
})

const positionMovements = personTable(schema.positionMovements, {
  id: 'position_movements',
  title: { fr: 'Mouvements des fonds détenus', en: 'Movements of the funds held' },
  rowsOf: ({ id }) =>
    sql`${schema.positionMovements.holdingId} in (select id from holdings where account_id = ${id})`,
  columns: {
    id: omitted('key'),
    holdingId: omitted('key'),
    kind: code(
      { fr: 'Nature', en: 'Kind' },
      {
        commitment: { fr: 'engagement', en: 'commitment' },
        payment: { fr: 'versement', en: 'payment' },
        distribution: { fr: 'distribution', en: 'distribution' },
        redemption: { fr: 'rachat', en: 'redemption' },
        transfer_in: { fr: 'cession reçue', en: 'transfer in' },
        transfer_out: { fr: 'cession donnée', en: 'transfer out' },
        fee: { fr: 'frais', en: 'fee' },
      },
    ),
    movedOn: date('Date', 'Date'),
    publishedOn: date('Connu le', 'Known on'),
    amount: text('Montant', 'Amount'),
    income: text('dont revenus', 'of which income'),
    gain: text('dont plus-values', 'of which gain'),
    capital: text('dont capital', 'of which capital'),
    commitment: text('Effet sur l’engagement', 'Effect on the commitment'),
    called: text('Effet sur l’appelé', 'Effect on what is called'),
    recallable: text('Effet sur le rappelable', 'Effect on what is recallable'),
    quantity: text('Parts', 'Shares'),
  },
})

const downloads = personTable(schema.documentDownloads, {
  id: 'downloads',
  title: { fr: 'Documents téléchargés', en: 'Downloaded documents' },
  rowsOf: ({ id }) => eq(schema.documentDownloads.accountId, id),
  columns: {
    id: omitted('key'),
    accountId: omitted('key'),
    documentId: reference('Document', 'Document', 'document'),
    way: code(
      { fr: 'Manière', en: 'Way' },
      { file: { fr: 'seul', en: 'by itself' }, selection: { fr: 'avec d’autres', en: 'with others' } },
    ),
    downloadedAt: instant('Téléchargé le', 'Downloaded on'),
  },
})

const libraryVisits = personTable(schema.libraryVisits, {
  id: 'library_visits',
  title: { fr: 'Visites de la bibliothèque de documents', en: 'Visits of the document library' },
  rowsOf: ({ id }) => eq(schema.libraryVisits.accountId, id),
  columns: {
    accountId: omitted('key'),
    previousVisitAt: instant('Avant-dernière visite', 'Visit before the last'),
    lastSeenAt: instant('Dernière visite', 'Last visit'),
    firstVisitAt: instant('Première visite', 'First visit'),
  },
})

const registrations = personTable(schema.registrations, {
  id: 'registration',
  title: { fr: 'Inscription', en: 'Registration' },
  rowsOf: ({ id }) => eq(schema.registrations.accountId, id),
  columns: {
    accountId: omitted('key'),
    creationKey: omitted('technical'),
    details: expanded(expandDetails),
    termsVersion: date('Version des conditions acceptées', 'Version of the terms accepted'),
    termsAcceptedAt: instant('Conditions acceptées le', 'Terms accepted on'),
    createdAt: instant('Faite le', 'Made on'),
    confirmedAt: instant('Adresse confirmée le', 'Address confirmed on'),
    decidedAt: instant('Décision prise le', 'Decided on'),
  },
})

const registrationTickets = personTable(schema.registrationTickets, {
  id: 'registration_tickets',
  title: { fr: 'Liens d’inscription', en: 'Registration links' },
  rowsOf: ({ id }) => eq(schema.registrationTickets.accountId, id),
  columns: {
    hash: omitted('secret'),
    purpose: code(
      { fr: 'Objet', en: 'Purpose' },
      {
        posted_code: { fr: 'code reçu par courrier', en: 'code sent by post' },
        choose_team: { fr: 'choix d’une équipe', en: 'choice of a team' },
        follow_registration: { fr: 'suivi de l’inscription', en: 'progress of the registration' },
        invitation: { fr: 'invitation', en: 'invitation' },
      },
    ),
    accountId: omitted('key'),
    postedCodeId: flag('Code reçu par courrier', 'Code sent by post', isSet),
    details: omitted('others'),
    expiresAt: instant('Valable jusqu’au', 'Valid until'),
    usedAt: instant('Utilisé le', 'Used on'),
  },
})

/** Every table with data about a person with an account (P-180), in display order. */
export const personTables: readonly PersonTable[] = [
  ...accountTables,
  registrations,
  registrationTickets,
  ...staffTables,
  holdings,
  holdingMovements,
  positionMovements,
  ...noticeTables,
  ...questionTables,
  ...guestTables,
  ...mandateTables,
  downloads,
  libraryVisits,
  ...notificationTables,
  ...teamTables,
  ...materialTables,
  ...caseTables,
  ...visitorTables,
]

/** Tables without data about persons with accounts, each with the reason. */
export const impersonalTables: Readonly<Partial<Record<keyof typeof schema, string>>> = {
  funds: 'catalogue',
  fundCounts: 'catalogue',
  fundDetails: 'catalogue',
  fundShares: 'catalogue',
  restatedValues: 'catalogue',
  documents: 'catalogue',
  documentPages: 'texts of the catalogue',
  materialTerms: 'terms of the catalogue',
  shareOpenings: 'times at which links were opened, without who; erased with their link',
  collectionAccounts: 'accounts of funds',
  partners: 'companies',
  teams: 'companies',
  teamFunds: 'companies',
  invitationListLines: 'addresses that were pasted, erased with their list after a month',
  clientSubscriptions: 'clients of partners, who have no account',
  caseDocuments: 'files about clients of partners, who have no account; erased with their case',
  caseSignatures: 'signatures of clients of partners; erased with their case',
  signatureCodes: 'hashes of codes, which name nobody',
  mailAlertTokens: 'hashes of secrets, erased with their row of mail_alerts',
  newsletterTexts: 'published texts, of nobody',
  publications: 'entries of staff, who are no users of the product API',
  staffRights: 'rights of staff, who are no users of the product API',
  staffRightsChanges: 'rights of staff, who are no users of the product API',
  staffLanguages: 'languages of staff, who are no users of the product API',
  contentEntries: 'public texts',
  contentMedia: 'public files',
  contentRoles: 'roles of staff',
  contentUsers: 'staff, who are no users of the product API',
  contentSettings: 'settings',
  identityKeys: 'keys of the provider',
  attemptCounters: 'counts under hashes, which name nobody',
}
