import { eq } from 'drizzle-orm'
import type { Letter, LetterChange, LetterList } from '../../../src/contract/product-api/letter.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, type publications, type StoredLetterEntry } from '../../database/schema/index.ts'
import { type DocumentReader, type DocumentRow, mayRead } from '../documents/document-views.ts'
import { countReaders, type LetterRow } from './letter-rows.ts'

type Locale = 'fr' | 'en'
type PublicationRow = typeof publications.$inferSelect

/** The day of a letter: that of its approval, before that of its entry. */
export const letterDay = ({ decidedAt, enteredAt }: PublicationRow): string =>
  plainDateAt(decidedAt ?? enteredAt)

/** Returns the letter of an entry that the database has found as one. */
function letterOf({ entry, id }: LetterRow): StoredLetterEntry {
  if (!('readers' in entry)) throw new Error(`Publication ${id} is no letter`)
  return entry
}

async function findDocument(db: Db, { document }: StoredLetterEntry): Promise<DocumentRow | undefined> {
  if (document === null) return undefined
  const [row] = await db.select().from(documents).where(eq(documents.id, document)).limit(1)
  return row
}

const toEnclosed = ({ id, language, pages, title }: DocumentRow, locale: Locale) => ({
  pages,
  id: `doc-${id}`,
  title: title[locale],
  language: language === 'en' ? ('en' as const) : ('fr' as const),
})

/** Describes a letter as lists show it. */
export function toLetterLine(row: LetterRow, locale: Locale): LetterList['items'][number] {
  const { fund, id, sentOn } = row
  return {
    id: `ltr-${id}`,
    fund: { id: `fnd-${fund.id}`, name: fund.name, slug: locale === 'fr' ? fund.slugFr : fund.slugEn },
    date: sentOn,
    subject: letterOf(row).subject[locale],
  }
}

/** Describes a letter with its text, and with the document that it encloses if the reader may open that. */
export async function toLetter(
  db: Db,
  row: LetterRow,
  { locale, reader }: { readonly locale: Locale; readonly reader: DocumentReader },
): Promise<Letter> {
  const document = await findDocument(db, letterOf(row))
  const mayOpen = document !== undefined && mayRead(document, reader)
  return {
    ...toLetterLine(row, locale),
    text: letterOf(row).text[locale],
    document: mayOpen ? toEnclosed(document, locale) : null,
  }
}

type Shown = { readonly entry: StoredLetterEntry; readonly locale: Locale; readonly today: string }

/** Describes an entered letter to staff: both languages, and how many accounts it reaches (P-813). */
export async function letterChange(
  db: Db,
  row: PublicationRow,
  { entry, locale, today }: Shown,
): Promise<LetterChange> {
  const { readers, subject, text } = entry
  const document = await findDocument(db, entry)
  const told = await countReaders(db, { fundId: row.fundId, today })
  return {
    kind: 'letter',
    date: row.decidedAt === null ? today : letterDay(row),
    ...{ readers, subject, text },
    document: document === undefined ? null : { ...toEnclosed(document, locale), titles: document.title },
    told: readers === 'holders' ? { ...told, partners: 0 } : told,
  }
}
