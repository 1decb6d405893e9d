import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Db } from '../../database/open-database.ts'
import { contentEntries, documents, fundShares } from '../../database/schema/index.ts'

type Changes = Partial<typeof documents.$inferInsert>

/** Publishes a public document of the second fund. */
export async function publishDocument(
  db: Db,
  { at, changes = {} }: { readonly at: Date; readonly changes?: Changes | undefined },
): Promise<void> {
  const [known] = await db.select().from(documents).where(eq(documents.fundId, 2)).limit(1)
  if (known === undefined) throw new Error('the seed has no document')
  const { searchEn: _en, searchFr: _fr, ...row } = known
  const id = randomInt(60_000, 90_000_000)
  const own = { id, file: null, alternateId: null, replacedBy: null, access: 'public' }
  const title = { fr: 'Rapport du trimestre', en: 'Quarterly report' }
  await db.insert(documents).values({ ...row, ...own, title, publishedOn: plainDateAt(at), ...changes })
}

/** Publishes a value of 123.45 of a share of the second fund. */
export async function publishValue(
  db: Db,
  { at, type }: { readonly at: Date; readonly type?: string | undefined },
): Promise<void> {
  const [share] = await db.select().from(fundShares).where(eq(fundShares.fundId, 2)).limit(1)
  if (share === undefined) throw new Error('the seed has no share')
  const day = plainDateAt(at)
  const liquidationValues = [...share.liquidationValues, { date: day, amount: '123.45', publishedOn: day }]
  await db
    .update(fundShares)
    .set({ liquidationValues, lastValuationDate: day, ...(type !== undefined && { type }) })
    .where(eq(fundShares.id, share.id))
}

type Written = {
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
  readonly locale: string
}

/** Publishes an article in a category of its own, or what `data` says of it. */
export async function writeText(db: Db, { at, data, locale }: Written): Promise<void> {
  const documentId = randomUUID()
  const common = { locale, state: 'published', createdAt: at, updatedAt: at, publishedAt: at } as const
  const category = { type: 'category', documentId: randomUUID(), data: { slug: 'actualites' } }
  const text = { type: 'article', documentId, data: { category: category.documentId, ...data } }
  await db.insert(contentEntries).values([
    { ...common, ...category },
    { ...common, ...text },
  ])
}
