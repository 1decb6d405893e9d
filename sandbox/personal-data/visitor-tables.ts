import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as schema from '../database/schema/index.ts'
import { desks } from '../product/visitor-forms/desks.ts'
import {
  code,
  expanded,
  flag,
  instant,
  omitted,
  type PersonTable,
  personTable,
  text,
} from './column-rules.ts'
import { expandDetails, languages } from './person-words.ts'

/** Selects rows that identify a person by address only, in any spelling. */
const byAddress =
  (column: PgColumn) =>
  ({ email }: { readonly email: string }): SQL =>
    eq(sql`lower(${column})`, email)

const subjects = Object.fromEntries(Object.entries(desks).map(([subject, { label }]) => [subject, label]))

/** Tables of messages sent to or by an address, with or without an account. */
export const visitorTables: readonly PersonTable[] = [
  personTable(schema.contactMessages, {
    id: 'contact_messages',
    title: { fr: 'Messages envoyés par le formulaire de contact', en: 'Messages sent by the contact form' },
    rowsOf: byAddress(schema.contactMessages.email),
    columns: {
      id: omitted('key'),
      createdAt: instant('Envoyé le', 'Sent on'),
      subject: code({ fr: 'Objet', en: 'Subject' }, subjects),
      message: text('Message', 'Message'),
      firstName: text('Prénom', 'First name'),
      lastName: text('Nom', 'Last name'),
      email: text('Adresse email', 'Email address'),
      phone: text('Téléphone', 'Telephone'),
      locale: code({ fr: 'Langue', en: 'Language' }, languages),
      isHeld: flag('En attente de confirmation', 'Awaiting confirmation'),
      confirmationHash: omitted('secret'),
      confirmationExpiresAt: instant('Confirmable jusqu’au', 'Can be confirmed until'),
    },
  }),
  personTable(schema.whiteBookRequests, {
    id: 'white_book_requests',
    title: { fr: 'Demandes de livres blancs', en: 'White paper requests' },
    rowsOf: byAddress(schema.whiteBookRequests.email),
    columns: {
      id: omitted('key'),
      createdAt: instant('Demandé le', 'Asked for on'),
      title: text('Livre blanc', 'White paper'),
      documentId: omitted('key'),
      firstName: text('Prénom', 'First name'),
      lastName: text('Nom', 'Last name'),
      email: text('Adresse email', 'Email address'),
      company: text('Société', 'Company'),
      locale: code({ fr: 'Langue', en: 'Language' }, languages),
      hasContactConsent: flag('Accord pour être contacté', 'Consent to be contacted'),
      isProven: flag('Vérification contre les robots', 'Check against robots'),
      openedAt: instant('Lien ouvert le', 'Link opened on'),
    },
  }),
  personTable(schema.mailAlerts, {
    id: 'mail_alerts',
    title: { fr: 'Emails demandés sans compte', en: 'Emails asked for without an account' },
    rowsOf: byAddress(schema.mailAlerts.email),
    columns: {
      id: omitted('key'),
      createdAt: instant('Demandés le', 'Asked for on'),
      confirmedAt: instant('Confirmés le', 'Confirmed on'),
      topic: code(
        { fr: 'Sujet', en: 'Topic' },
        { newsletter: { fr: 'publications', en: 'publications' }, funds: { fr: 'fonds', en: 'funds' } },
      ),
      email: text('Adresse email', 'Email address'),
      locale: code({ fr: 'Langue', en: 'Language' }, languages),
      funds: expanded((numbers, context) =>
        expandDetails({ funds: [numbers].flat().map((number) => `fnd-${number}`) }, context),
      ),
      bouncedAt: instant('Adresse en erreur depuis le', 'Address failing since'),
      bounceReason: text('Réponse du serveur', 'Reply of the mail server'),
      told: omitted('technical'),
      tellingUntil: omitted('technical'),
    },
  }),
  personTable(schema.messages, {
    id: 'messages',
    title: { fr: 'Messages que nous vous avons envoyés', en: 'Messages that we sent to you' },
    rowsOf: byAddress(schema.messages.recipient),
    columns: {
      id: omitted('key'),
      createdAt: instant('Envoyé le', 'Sent on'),
      kind: code(
        { fr: 'Par', en: 'By' },
        { email: { fr: 'email', en: 'email' }, sms: { fr: 'SMS', en: 'text message' } },
      ),
      recipient: text('Destinataire', 'Recipient'),
      subject: text('Objet', 'Subject'),
      // Its links are secrets; the message itself is in the person's own mailbox.
      html: omitted('secret'),
      headers: omitted('secret'),
      attachments: omitted('secret'),
      text: omitted('secret'),
      locale: code({ fr: 'Langue', en: 'Language' }, languages),
      attempts: omitted('technical'),
      nextAttemptAt: omitted('technical'),
      linkEndsAt: omitted('technical'),
      newestOf: omitted('technical'),
    },
  }),
  personTable(schema.postedCodes, {
    id: 'posted_codes',
    title: { fr: 'Codes envoyés par courrier', en: 'Codes sent by post' },
    rowsOf: byAddress(schema.postedCodes.email),
    columns: {
      id: omitted('key'),
      codeHash: omitted('secret'),
      email: text('Adresse email', 'Email address'),
      holderName: text('Nom du titulaire', 'Holder’s name'),
      holderFirstName: text('Prénom du titulaire', 'Holder’s first name'),
      fundNumbers: expanded((numbers, context) =>
        expandDetails({ funds: [numbers].flat().map((number) => `fnd-${number}`) }, context),
      ),
      isLegalEntity: flag('Personne morale', 'Legal person'),
      expiresAt: instant('Valable jusqu’au', 'Valid until'),
      usedAt: instant('Utilisé le', 'Used on'),
      isDemo: omitted('technical'),
    },
  }),
]
