import { sql } from 'drizzle-orm'
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CaseDocumentKind, CaseFileType } from '../../../src/contract/product-api/case-documents.ts'
import type { CaseState } from '../../../src/contract/product-api/case-states.ts'
import type { CaseAnswers, CaseSending } from '../../../src/contract/product-api/subscription-case.schema.ts'
import { fundShares, funds } from './funds.ts'
import { accounts, partners, teams } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** First id of new rows; the seed assigns lower ones itself. */
const firstFreeId = 10_001

/** State of a case, with the actor and the reason. */
export type StoredCaseStep = {
  readonly state: CaseState
  readonly at: string
  readonly actor: 'advisor' | 'staff'
  readonly reason: string | null
}

/** Accepted warnings count for the fund that they were read for. */
export type StoredAcceptances = {
  readonly fundId: number
  readonly accepted: Readonly<Record<string, string>>
}

/**
 * Subscriptions of clients as cases (P-500). `answers` holds typed values; `request` and the columns beside it hold the
 * sent request. `history` ends with the current state. A case belongs to its team, and outlives the account of its
 * advisor.
 */
export const subscriptionCases = pgTable(
  'subscription_cases',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Names the form that opened it: sent twice, it opens one. */
    openingKey: text('opening_key'),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    state: text('state').$type<CaseState>().notNull(),
    version: integer('version').notNull(),
    answers: jsonb('answers').$type<CaseAnswers>().notNull(),
    clientName: text('client_name').notNull(),
    /** Of the share that is chosen, if there is one of that id. */
    fundId: integer('fund_id').references(() => funds.id),
    shareId: text('share_id').references(() => fundShares.id),
    request: jsonb('request').$type<CaseSending['request']>(),
    amount: numeric('amount', { precision: 18, scale: 2 }),
    currency: text('currency'),
    /** Warnings of a fund that were accepted, by code, each with its instant. */
    warnings: jsonb('warnings').$type<StoredAcceptances>(),
    history: jsonb('history').$type<readonly StoredCaseStep[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    sentAt: instant('sent_at'),
    /** Day for which the advisor was last reminded that the fund closes. */
    remindedFor: date('reminded_for', { mode: 'string' }),
  },
  (table) => [
    index('subscription_cases_team').on(table.teamId, table.partnerId, table.updatedAt),
    uniqueIndex('subscription_cases_opening').on(table.accountId, table.openingKey),
    index('subscription_cases_queue').on(table.sentAt).where(sql`${table.state} in ('sent', 'in_review')`),
  ],
)

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Files of cases. They are stored in the database, and not in the folder of documents: they are written and erased with
 * their case, and no path leads to them.
 */
export const caseDocuments = pgTable(
  'case_documents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    caseId: integer('case_id')
      .notNull()
      .references(() => subscriptionCases.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CaseDocumentKind>().notNull(),
    type: text('type').$type<CaseFileType>().notNull(),
    content: bytes('content').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('case_documents_case').on(table.caseId)],
)

/** Signatures that clients were asked for, each of one version of a case. The latest counts. */
export const caseSignatures = pgTable(
  'case_signatures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    caseId: integer('case_id')
      .notNull()
      .references(() => subscriptionCases.id, { onDelete: 'cascade' }),
    /** The version that is signed. */
    version: integer('version').notNull(),
    request: jsonb('request').$type<CaseSending['request']>().notNull(),
    /** The highest entry fee that the document states, in percent; null in documents that state none. */
    costs: jsonb('costs').$type<{ readonly entryFeePercent: string | null }>(),
    /** Name of the signature at its provider. */
    reference: text('reference').notNull().unique(),
    method: text('method').$type<'code' | 'redirect'>().notNull(),
    url: text('url'),
    language: text('language').$type<'fr' | 'en'>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    signedAt: instant('signed_at'),
    /** The sealed document, and its digest. */
    sealed: bytes('sealed'),
    sha256: text('sha256'),
  },
  (table) => [
    index('case_signatures_case').on(table.caseId, table.id),
    // Few rows at any time: each investor's home asks for theirs.
    index('case_signatures_open').on(table.expiresAt).where(sql`${table.signedAt} is null`),
  ],
)

/** Codes of the embedded signature provider, as hashes. */
export const signatureCodes = pgTable('signature_codes', {
  reference: text('reference').primaryKey(),
  codeHash: text('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Time at which the mail server accepted the mail with the code; null until then, when nobody can know the code. */
  mailedAt: instant('mailed_at'),
  signedAt: instant('signed_at'),
})

/** Messages between a team and staff about a case. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    caseId: integer('case_id')
      .notNull()
      .references(() => subscriptionCases.id, { onDelete: 'cascade' }),
    author: text('author').$type<'advisor' | 'staff'>().notNull(),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('case_messages_case').on(table.caseId, table.id)],
)
