import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { documents, funds, materialTerms } from '../../database/schema/index.ts'
import { isInForce } from '../documents/document-views.ts'

/** Legal forms of funds that only professional clients may subscribe. */
const professionalForms = ['FPCI', 'FPS', 'SLP'] as const

/** Columns of a marketing document's terms, in queries that join documents, funds and, from the left, their terms. */
export const termColumns = {
  audience: sql<'retail' | 'professional'>`coalesce(${materialTerms.audience},
    case when ${inArray(funds.legalForm, [...professionalForms])} then 'professional' else 'retail' end)`,
  validFrom: sql<string>`coalesce(${materialTerms.validFrom}, ${documents.publishedOn})::text`,
  validUntil: sql<string>`coalesce(${materialTerms.validUntil}, (${documents.publishedOn} + interval '1 year')::date)::text`,
}

/** Returns whether a marketing document may be shared on a day, `YYYY-MM-DD`. Days as text sort as days. */
export const stateOn = (today: string): SQL<'valid' | 'expired' | 'upcoming'> =>
  sql`case when ${termColumns.validUntil} < ${today}::text then 'expired'
    when ${termColumns.validFrom} > ${today}::text then 'upcoming' else 'valid' end`

/** Condition of documents that may be shared at all, when they are valid. */
export const isMaterial: SQL | undefined = and(eq(documents.documentGroup, 'marketing'), isInForce)
