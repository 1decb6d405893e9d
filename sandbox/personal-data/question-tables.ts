import { eq, sql } from 'drizzle-orm'
import type { AttachmentType } from '../../src/contract/product-api/question.schema.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import * as schema from '../database/schema/index.ts'
import { code, instant, omitted, type PersonTable, personTable, reference, text } from './column-rules.ts'

const fileTypes = {
  'application/pdf': { fr: 'PDF', en: 'PDF' },
  'image/png': { fr: 'image PNG', en: 'PNG image' },
  'image/jpeg': { fr: 'image JPEG', en: 'JPEG image' },
} as const satisfies Record<AttachmentType, LocalizedText>

const { questionAttachments, questionMessages, questions } = schema

/** Tables of the questions that a person asked the investor desk, with the answers. */
export const questionTables: readonly PersonTable[] = [
  personTable(questions, {
    id: 'questions',
    title: { fr: 'Questions au service investisseurs', en: 'Questions to the investor desk' },
    rowsOf: ({ id }) => eq(questions.accountId, id),
    columns: {
      id: text('Numéro', 'Number'),
      accountId: omitted('key'),
      fundId: reference('Fonds', 'Fund', 'fund'),
      documentId: reference('Document', 'Document', 'document'),
      subject: text('Objet', 'Subject'),
      state: code(
        { fr: 'État', en: 'State' },
        {
          open: { fr: 'en attente de réponse', en: 'awaiting an answer' },
          answered: { fr: 'répondue', en: 'answered' },
          closed: { fr: 'close', en: 'closed' },
        },
      ),
      askedAt: instant('Posée le', 'Asked on'),
      lastAt: instant('Dernier message le', 'Last message on'),
      readAt: instant('Relue le', 'Last read on'),
    },
  }),
  personTable(questionMessages, {
    id: 'question_messages',
    title: { fr: 'Messages de ces questions', en: 'Messages of these questions' },
    rowsOf: ({ id }) =>
      sql`${questionMessages.questionId} in (select id from questions where account_id = ${id})`,
    columns: {
      id: omitted('key'),
      questionId: text('Numéro de la question', 'Number of the question'),
      staffId: omitted('others'),
      staffName: text('Réponse de', 'Answer by'),
      personName: text('Écrit par', 'Written by'),
      text: text('Message', 'Message'),
      sentAt: instant('Envoyé le', 'Sent on'),
    },
  }),
  personTable(questionAttachments, {
    id: 'question_attachments',
    title: { fr: 'Fichiers joints à ces messages', en: 'Files attached to these messages' },
    rowsOf: ({ id }) =>
      sql`${questionAttachments.messageId} in (select id from question_messages where question_id in (select id from questions where account_id = ${id}))`,
    columns: {
      id: omitted('key'),
      messageId: omitted('key'),
      name: text('Nom', 'Name'),
      type: code({ fr: 'Type', en: 'Type' }, fileTypes),
      bytes: text('Taille en octets', 'Size in bytes'),
      // The file itself is at the message, in the thread.
      content: omitted('technical'),
    },
  }),
]
