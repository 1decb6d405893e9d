import {
  attachmentTypeSchema,
  type Question,
  type QuestionMessage,
  type StaffQuestion,
} from '../../../src/contract/product-api/question.schema.ts'
import { personName } from '../../../src/lib/person-name.ts'
import type { MessageRow, QuestionRow } from './question-rows.ts'

type Locale = 'fr' | 'en'

const nameOf = ({ firstName, lastName }: QuestionRow['author']): string => personName(firstName, lastName)

/** Describes a question as lists show it. */
export function toQuestion({ document, fund, question }: QuestionRow, locale: Locale): Question {
  const { askedAt, id, lastAt, state, subject } = question
  return {
    id: `qst-${id}`,
    subject,
    state,
    fund: fund && {
      id: `fnd-${fund.id}`,
      name: fund.name,
      slug: locale === 'fr' ? fund.slugFr : fund.slugEn,
    },
    document: document && { id: `doc-${document.id}`, title: document.title[locale] },
    askedAt: askedAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }
}

/** Describes a question with its author, for staff. */
export function toStaffQuestion(row: QuestionRow, locale: Locale): StaffQuestion {
  const { email, id } = row.author
  return { ...toQuestion(row, locale), author: { id, name: nameOf(row.author), email } }
}

/** Id of a message on the wire. */
export const messageId = (id: number): string => `qms-${id}`

/** Describes the messages of a question. */
export const toMessages = (rows: readonly MessageRow[], { author }: QuestionRow): QuestionMessage[] =>
  rows.map(({ attachment, message: { id, personName: writer, sentAt, staffName, text } }) => ({
    id: messageId(id),
    from: staffName === null ? 'investor' : 'desk',
    name: staffName ?? writer ?? nameOf(author),
    text,
    sentAt: sentAt.toISOString(),
    attachment: attachment && {
      id: `qat-${attachment.id}`,
      name: attachment.name,
      type: attachmentTypeSchema.parse(attachment.type),
      bytes: attachment.bytes,
    },
  }))
