import { and, asc, desc, eq } from 'drizzle-orm'
import type { PublishingOptions } from '../../../src/contract/product-api/desk-publication.schema.ts'
import type { Db } from '../../database/open-database.ts'
import type { StoredAmount } from '../../database/schema/columns.ts'
import { documents, fundShares, funds } from '../../database/schema/index.ts'
import { isInForce } from '../documents/document-views.ts'
import { shareName } from '../funds/fund-views.ts'
import {
  codesOf,
  documentGroups,
  documentSubTypes,
  documentTypes,
  labelOf,
  type Vocabulary,
} from '../vocabulary.ts'

type Locale = 'fr' | 'en'

const mostDocuments = 100

const termsOf = (vocabulary: Vocabulary, locale: Locale) =>
  codesOf(vocabulary).map((code) => ({ code, label: labelOf(vocabulary, code, locale) }))

function lastOf(values: readonly StoredAmount[]): StoredAmount | null {
  const last = values.at(-1)
  return last === undefined ? null : { date: last.date, amount: last.amount }
}

/** Returns what may be published about the fund with this id; undefined without one. */
export async function publishingOptions(
  db: Db,
  id: string,
  locale: Locale,
): Promise<PublishingOptions | undefined> {
  const number = Number(/^fnd-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)
  const [fund] = await db.select().from(funds).where(eq(funds.id, number)).limit(1)
  if (fund === undefined) return undefined
  const shares = await db
    .select()
    .from(fundShares)
    .where(eq(fundShares.fundId, number))
    .orderBy(asc(fundShares.position))
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.fundId, number), isInForce))
    .orderBy(desc(documents.publishedOn), desc(documents.id))
    .limit(mostDocuments)
  return {
    fund: { id, name: fund.name, slug: locale === 'fr' ? fund.slugFr : fund.slugEn },
    shares: shares.map((share) => ({
      id: share.id,
      name: shareName(share.name, locale),
      currency: share.currency,
      last_value: lastOf(share.liquidationValues),
    })),
    groups: termsOf(documentGroups, locale),
    types: termsOf(documentTypes, locale),
    sub_types: termsOf(documentSubTypes, locale),
    documents: rows.map((row) => ({
      id: `doc-${row.id}`,
      title: row.title[locale],
      language: row.language === 'en' ? 'en' : 'fr',
      published_on: row.publishedOn,
    })),
  }
}
