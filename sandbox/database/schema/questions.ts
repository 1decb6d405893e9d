import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { documents } from './documents.ts'
import { funds } from './funds.ts'
import { accounts } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** First id of new rows; the seed assigns lower ones itself. */
const firstFreeId = 10_001

/** Questions of investors to the investor desk, about a fund, a document, or neither. */
export const questions = pgTable(
  'questions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    fundId: integer('fund_id').references(() => funds.id),
    documentId: integer('document_id').references(() => documents.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    state: text('state').$type<'open' | 'answered' | 'closed'>().notNull(),
    askedAt: instant('asked_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When its author last read the thread. */
    readAt: instant('read_at'),
  },
  (table) => [
    index('questions_account').on(table.accountId, table.lastAt),
    index('questions_state').on(table.state, table.lastAt),
    index('questions_asked').on(table.askedAt),
  ],
)

/** Messages of a question; a message of the desk carries the staff member's name. */
export const questionMessages = pgTable(
  'question_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Id of the member of staff at the content backend; null for messages of the question's author. */
    staffId: text('staff_id'),
    staffName: text('staff_name'),
    /** Name of the person who wrote in the name of the question's author, by a mandate; null otherwise. */
    personName: text('person_name'),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('question_messages_question').on(table.questionId, table.id)],
)

/** Files attached to messages. They are stored in the database, so that erasing a person erases them too. */
export const questionAttachments = pgTable(
  'question_attachments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    messageId: integer('message_id')
      .notNull()
      .references(() => questionMessages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** By the content of the file. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** The file in base64. */
    content: text('content').notNull(),
  },
  (table) => [index('question_attachments_message').on(table.messageId)],
)
