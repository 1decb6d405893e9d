import { eq } from 'drizzle-orm'
import * as schema from '../database/schema/index.ts'
import { code, instant, omitted, type PersonTable, personTable, reference, text } from './column-rules.ts'

const notificationReads = personTable(schema.notificationReads, {
  id: 'notification_reads',
  title: { fr: 'Notifications lues', en: 'Notifications read' },
  rowsOf: ({ id }) => eq(schema.notificationReads.accountId, id),
  columns: {
    accountId: omitted('key'),
    notificationId: reference('Notification', 'Notification', 'notification'),
    readAt: instant('Lue le', 'Read on'),
  },
})

const notificationMarks = personTable(schema.notificationMarks, {
  id: 'notification_marks',
  title: { fr: 'Notifications toutes lues', en: 'All notifications read' },
  rowsOf: ({ id }) => eq(schema.notificationMarks.accountId, id),
  columns: { accountId: omitted('key'), readUntil: instant('Jusqu’au', 'Until') },
})

const frequencies = {
  at_once: { fr: 'aussitôt', en: 'at once' },
  daily: { fr: 'chaque jour', en: 'daily' },
  weekly: { fr: 'chaque semaine', en: 'weekly' },
  never: { fr: 'jamais', en: 'never' },
}

const topicWords = {
  notices: { fr: 'avis', en: 'notices' },
  documents: { fr: 'documents', en: 'documents' },
  values: { fr: 'valeurs', en: 'values' },
}

/** Tables of a person's notifications, and of the emails about them. */
export const notificationTables: readonly PersonTable[] = [
  notificationReads,
  notificationMarks,
  personTable(schema.mailSettings, {
    id: 'mail_settings',
    title: { fr: 'Emails souhaités', en: 'Emails wanted' },
    rowsOf: ({ id }) => eq(schema.mailSettings.accountId, id),
    columns: {
      accountId: omitted('key'),
      notices: code({ fr: 'Avis', en: 'Notices' }, frequencies),
      documents: code({ fr: 'Documents', en: 'Documents' }, frequencies),
      values: code({ fr: 'Valeurs', en: 'Values' }, frequencies),
      toldFrom: instant('Depuis le', 'Since'),
      bouncedAt: instant('Adresse en erreur depuis le', 'Address failing since'),
      bouncedAddress: text('Adresse en erreur', 'Failing address'),
      bounceReason: text('Réponse du serveur', 'Reply of the mail server'),
      tellingUntil: omitted('technical'),
    },
  }),
  personTable(schema.notificationMails, {
    id: 'notification_mails',
    title: { fr: 'Nouveautés annoncées par email', en: 'News told by email' },
    rowsOf: ({ id }) => eq(schema.notificationMails.accountId, id),
    columns: {
      accountId: omitted('key'),
      notificationId: reference('Notification', 'Notification', 'notification'),
      topic: code({ fr: 'Sujet', en: 'Topic' }, topicWords),
      mailedAt: instant('Envoyée le', 'Sent on'),
    },
  }),
  personTable(schema.unsubscribeTokens, {
    id: 'unsubscribe_tokens',
    title: { fr: 'Liens de désinscription', en: 'Unsubscribe links' },
    rowsOf: ({ id }) => eq(schema.unsubscribeTokens.accountId, id),
    columns: {
      hash: omitted('secret'),
      accountId: omitted('key'),
      topic: code({ fr: 'Sujet', en: 'Topic' }, topicWords),
      expiresAt: instant('Valable jusqu’au', 'Valid until'),
    },
  }),
  personTable(schema.privateFeeds, {
    id: 'private_feed',
    title: { fr: 'Agenda et flux privés', en: 'Private calendar and feed' },
    rowsOf: ({ id }) => eq(schema.privateFeeds.accountId, id),
    columns: {
      accountId: omitted('key'),
      hash: omitted('secret'),
      createdAt: instant('Créés le', 'Created on'),
    },
  }),
]
