import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { documents, funds, materialTerms, type StoredDocumentEntry } from '../../database/schema/index.ts'
import { isInForce } from '../documents/document-views.ts'

/** Legal forms of funds that only professional clients may subscribe. */
const professionalForms = ['FPCI', 'FPS', 'SLP'] as const

/** The audience of a fund's marketing documents where the manager has stated none. */
const usualAudience = sql<
  'retail' | 'professional'
>`case when ${inArray(funds.legalForm, [...professionalForms])}
    then 'professional' else 'retail' end`

/** Columns of a marketing document's terms, in queries that join documents, funds and, from the left, their terms. */
export const termColumns = {
  audience: sql<'retail' | 'professional'>`coalesce(${materialTerms.audience}, ${usualAudience})`,
  validFrom: sql<string>`coalesce(${materialTerms.validFrom}, ${documents.publishedOn})::text`,
  validUntil: sql<string>`coalesce(${materialTerms.validUntil}, (${documents.publishedOn} + interval '1 year')::date)::text`,
}

/** Returns whether a marketing document may be shared on a day, `YYYY-MM-DD`. Days as text sort as days. */
export const stateOn = (today: string): SQL<'valid' | 'expired' | 'upcoming'> =>
  sql`case when ${termColumns.validUntil} < ${today}::text then 'expired'
    when ${termColumns.validFrom} > ${today}::text then 'upcoming' else 'valid' end`

/** Condition of documents that may be shared at all, when they are valid. */
export const isMaterial: SQL | undefined = and(eq(documents.documentGroup, 'marketing'), isInForce)

type Stated = Pick<typeof materialTerms.$inferSelect, 'audience' | 'validFrom' | 'validUntil'>

/** Terms of a marketing document, as they are in force and, null for none, as the manager has stated them. */
export type MaterialTerms = {
  readonly audience: 'retail' | 'professional'
  readonly validFrom: string
  readonly validUntil: string
  readonly stated: Stated | null
}

type Entered = {
  readonly fundId: number
  readonly entry: Pick<StoredDocumentEntry, 'group' | 'publishedOn' | 'replaces' | 'terms'>
}

/**
 * Reads the terms that an entered document will have: those stated, else those stated for the document that it replaces,
 * else the usual ones of its fund (P-640, P-722). Null for a document that is no marketing document.
 */
export async function termsOfEntry(db: Db, { entry, fundId }: Entered): Promise<MaterialTerms | null> {
  const { group, publishedOn, replaces, terms } = entry
  if (group !== 'marketing') return null
  const [known] = await db
    .select({
      earlier: materialTerms,
      usual: usualAudience,
      aYearOn: sql<string>`(${publishedOn}::date + interval '1 year')::date::text`,
    })
    .from(funds)
    .leftJoin(materialTerms, eq(materialTerms.documentId, replaces ?? 0))
    .where(eq(funds.id, fundId))
    .limit(1)
  if (known === undefined) return null
  const { aYearOn, earlier, usual } = known
  const audience = terms?.audience ?? earlier?.audience ?? null
  const validFrom = terms?.validFrom ?? earlier?.validFrom ?? null
  const validUntil = terms?.validUntil ?? earlier?.validUntil ?? null
  return {
    audience: audience ?? usual,
    validFrom: validFrom ?? publishedOn,
    validUntil: validUntil ?? aYearOn,
    stated: terms === undefined && earlier === null ? null : { audience, validFrom, validUntil },
  }
}
