import { eq } from 'drizzle-orm'
import * as schema from '../database/schema/index.ts'
import {
  code,
  expanded,
  flag,
  instant,
  omitted,
  type PersonTable,
  personTable,
  presence,
  reference,
  text,
} from './column-rules.ts'
import { passkeyTables } from './passkey-tables.ts'
import {
  expandProfileFields,
  languages,
  personTypeWords,
  rightWords,
  roles,
  verifications,
} from './person-words.ts'

const isSet = (value: unknown): boolean => value !== null

/** Labels of the identity provider's records, by their own names. */
const identityRecordWords = {
  Session: { fr: 'session', en: 'session' },
  Interaction: { fr: 'connexion commencée', en: 'sign-in begun' },
  Grant: { fr: 'accès accordé au portail', en: 'access given to the portal' },
  AuthorizationCode: { fr: 'accès au portail, à retirer', en: 'access to the portal, to be collected' },
  AccessToken: { fr: 'accès de courte durée', en: 'short access' },
  RefreshToken: { fr: 'accès renouvelable', en: 'renewable access' },
}

/** Tables of the account itself and of its sign-ins. */
export const accountTables: readonly PersonTable[] = [
  personTable(schema.accounts, {
    id: 'account',
    title: { fr: 'Identité et coordonnées', en: 'Identity and contact details' },
    rowsOf: ({ id }) => eq(schema.accounts.id, id),
    columns: {
      id: text('Identifiant', 'Identifier'),
      firstName: text('Prénom', 'First name'),
      lastName: text('Nom', 'Last name'),
      email: text('Adresse email', 'Email address'),
      emailConfirmed: flag('Adresse confirmée', 'Address confirmed'),
      passwordHash: omitted('secret'),
      telephone: text('Téléphone', 'Telephone'),
      role: code({ fr: 'Espace', en: 'Space' }, roles),
      personType: code({ fr: 'Qualité', en: 'Capacity' }, personTypeWords),
      fields: expanded(expandProfileFields),
      locale: code({ fr: 'Langue de la dernière connexion', en: 'Language of the last sign-in' }, languages),
      preferredLocale: code({ fr: 'Langue préférée', en: 'Preferred language' }, languages),
      rights: code({ fr: 'Droits', en: 'Rights' }, rightWords),
      verification: code({ fr: 'Vérification', en: 'Verification' }, verifications),
      partnerId: reference('Société', 'Company', 'partner'),
      isChildUser: flag('Agit pour une filiale', 'Acts for a subsidiary'),
      chosenPartnerId: reference('Agit pour', 'Acts for', 'partner'),
      teamId: reference('Équipe', 'Team', 'team'),
      administersTeamId: reference('Administre l’équipe', 'Administers the team', 'team'),
      suspendedAt: instant('Suspendu depuis le', 'Suspended since'),
      totpSecret: presence('second_factor', 'Second facteur', 'Second factor'),
      search: omitted('technical'),
      totpLastStep: omitted('technical'),
      isDemo: omitted('technical'),
      createdAt: instant('Compte ouvert le', 'Account opened on'),
    },
  }),
  personTable(schema.emailChanges, {
    id: 'email_changes',
    title: { fr: 'Changement d’adresse à confirmer', en: 'Change of address to confirm' },
    rowsOf: ({ id }) => eq(schema.emailChanges.accountId, id),
    columns: {
      accountId: omitted('key'),
      email: text('Nouvelle adresse', 'New address'),
      requestedAt: instant('Demandé le', 'Asked for on'),
    },
  }),
  personTable(schema.companyChanges, {
    id: 'company_changes',
    title: {
      fr: 'Changement de raison sociale ou de numéro à vérifier',
      en: 'Change of company name or number to check',
    },
    rowsOf: ({ id }) => eq(schema.companyChanges.accountId, id),
    columns: {
      accountId: omitted('key'),
      fields: expanded(expandProfileFields),
      requestedAt: instant('Demandé le', 'Asked for on'),
    },
  }),
  personTable(schema.secondFactorEnrolments, {
    id: 'second_factor_enrolments',
    title: { fr: 'Second facteur en préparation', en: 'Second factor being set up' },
    rowsOf: ({ id }) => eq(schema.secondFactorEnrolments.accountId, id),
    columns: {
      accountId: omitted('key'),
      secret: omitted('secret'),
      expiresAt: instant('Valable jusqu’au', 'Valid until'),
    },
  }),
  personTable(schema.recoveryCodes, {
    id: 'recovery_codes',
    title: { fr: 'Codes de secours', en: 'Recovery codes' },
    rowsOf: ({ id }) => eq(schema.recoveryCodes.accountId, id),
    columns: {
      accountId: omitted('key'),
      hash: omitted('secret'),
      usedAt: flag('Utilisé', 'Used', isSet),
    },
  }),
  ...passkeyTables,
  personTable(schema.accountTickets, {
    id: 'account_tickets',
    title: { fr: 'Liens envoyés', en: 'Links sent' },
    rowsOf: ({ id }) => eq(schema.accountTickets.accountId, id),
    columns: {
      hash: omitted('secret'),
      purpose: code(
        { fr: 'Objet', en: 'Purpose' },
        {
          email_change: { fr: 'changement d’adresse', en: 'change of address' },
          email_confirmation: { fr: 'confirmation de l’adresse', en: 'confirmation of the address' },
          password_reset: { fr: 'nouveau mot de passe', en: 'new password' },
          second_factor: { fr: 'second facteur', en: 'second factor' },
          passkey_proof: { fr: 'confirmation par clé d’accès', en: 'confirmation by a passkey' },
        },
      ),
      accountId: omitted('key'),
      expiresAt: instant('Valable jusqu’au', 'Valid until'),
    },
  }),
  personTable(schema.identityRecords, {
    id: 'identity_records',
    title: { fr: 'Connexions en cours', en: 'Sign-ins in progress' },
    rowsOf: ({ id }) => eq(schema.identityRecords.accountId, id),
    columns: {
      model: code({ fr: 'Nature', en: 'Kind' }, identityRecordWords),
      id: omitted('secret'),
      payload: omitted('secret'),
      accountId: omitted('key'),
      grantId: omitted('secret'),
      uid: omitted('secret'),
      consumedAt: instant('Utilisée le', 'Used on'),
      expiresAt: instant('Valable jusqu’au', 'Valid until'),
    },
  }),
  personTable(schema.signIns, {
    id: 'sign_ins',
    title: { fr: 'Connexions et essais de connexion', en: 'Sign-ins and attempts' },
    rowsOf: ({ id }) => eq(schema.signIns.accountId, id),
    columns: {
      id: omitted('key'),
      happenedAt: instant('Date', 'Date'),
      succeeded: flag('Réussie', 'Successful'),
      accountId: omitted('key'),
      clientId: omitted('technical'),
      address: text('Adresse IP', 'IP address'),
      userAgent: text('Appareil', 'Device'),
      reportedAt: instant('Signalée le', 'Reported on'),
    },
  }),
]
