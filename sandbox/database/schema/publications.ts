import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LocalizedText, StoredAmount } from './columns.ts'
import { fundShares, funds } from './funds.ts'
import type { NoticeNature } from './notices.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Entered figure; a call or a distribution has a nature. */
export type StoredFigureEntry = StoredAmount & { readonly nature?: NoticeNature }

/** Terms of a marketing document, as far as they were stated. */
export type StoredTerms = {
  readonly audience: 'retail' | 'professional' | null
  readonly validFrom: string | null
  readonly validUntil: string | null
}

/** A document that was entered. The file is stored under its `sha256`, where readers cannot reach it. */
export type StoredDocumentEntry = {
  readonly title: LocalizedText
  readonly group: string
  readonly type: string
  readonly subType: string
  readonly publishedOn: string
  readonly periodEnd: string | null
  readonly language: string
  readonly access: string
  /** Number of the document that it replaces. */
  readonly replaces: number | null
  /** Left out where none was stated. */
  readonly terms?: StoredTerms
  readonly sha256: string
  readonly bytes: number
  readonly pages: number
}

/** A letter to the holders of a fund, in both languages. */
export type StoredLetterEntry = {
  readonly subject: LocalizedText
  readonly text: LocalizedText
  readonly readers: 'holders' | 'holders_and_partners'
  /** Number of the document that it encloses. */
  readonly document: number | null
}

/** Why a line of receipts was not accepted. */
type RefusedReceipt = { readonly line: number; readonly notice: string; readonly code: string }

/** Receipts that were entered: their sum and latest day. The lines are rows of `receipts`. */
export type StoredReceiptsEntry = StoredAmount & { readonly refused: readonly RefusedReceipt[] }

/** What staff enter to be published once a second member of staff has approved it. */
export const publications = pgTable(
  'publications',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    /** Null for a document and a letter. */
    shareId: text('share_id').references(() => fundShares.id),
    entry: jsonb('entry')
      .$type<StoredFigureEntry | StoredDocumentEntry | StoredLetterEntry | StoredReceiptsEntry>()
      .notNull(),
    status: text('status').notNull(),
    /** Id of the member of staff at the content backend. */
    enteredBy: text('entered_by').notNull(),
    enteredByName: text('entered_by_name').notNull(),
    enteredAt: instant('entered_at').notNull(),
    decidedBy: text('decided_by'),
    decidedByName: text('decided_by_name'),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
  },
  (table) => [index('publications_status').on(table.status, table.id)],
)
