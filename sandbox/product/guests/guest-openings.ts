import { and, count, desc, eq, getTableColumns, gte, isNull } from 'drizzle-orm'
import {
  type GuestOpeningKind,
  type GuestOpenings,
  guestOpeningKindSchema,
} from '../../../src/contract/product-api/guest.schema.ts'
import { personName } from '../../../src/lib/person-name.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, documents, guestGrants, guestOpenings } from '../../database/schema/index.ts'
import { documentNumberOf } from '../documents/document-views.ts'

/** Milliseconds within which the same thing opened again is one opening: a page reads it in several calls. */
const oneOpeningMs = 10 * 60_000

type Opening = {
  readonly grantId: string
  readonly kind: GuestOpeningKind
  /** Id of the document that was opened, or null. */
  readonly document: string | null
  readonly now: Date
}

/** Writes into the owner's history what a guest opened; calls of one page that come together make one entry. */
export async function noteOpening(db: Db, { document, grantId, kind, now }: Opening): Promise<void> {
  const documentId = document === null ? null : documentNumberOf(document)
  const { documentId: column, grantId: grant, kind: what, openedAt } = guestOpenings
  const since = gte(openedAt, new Date(now.getTime() - oneOpeningMs))
  const isSame = documentId === null ? isNull(column) : eq(column, documentId)
  await db.transaction(async (transaction) => {
    // Openings of one access are written one after the other: the next one finds this.
    const isOfGrant = eq(guestGrants.id, grantId)
    await transaction.select({ id: guestGrants.id }).from(guestGrants).where(isOfGrant).for('update')
    const [known] = await transaction
      .select({ id: guestOpenings.id })
      .from(guestOpenings)
      .where(and(eq(grant, grantId), eq(what, kind), isSame, since))
      .limit(1)
    if (known === undefined)
      await transaction.insert(guestOpenings).values({ grantId, kind, documentId, openedAt: now })
  })
}

type Page = { readonly page: number; readonly pageSize: number }

/** Lists a page of the openings by an owner's guests, newest first. */
export async function listOpenings(
  db: Db,
  ownerId: string,
  { locale, page, pageSize }: Page & { readonly locale: 'fr' | 'en' },
): Promise<GuestOpenings> {
  const isOwn = eq(guestGrants.ownerId, ownerId)
  const isOfGrant = eq(guestGrants.id, guestOpenings.grantId)
  const [counted] = await db
    .select({ total: count() })
    .from(guestOpenings)
    .innerJoin(guestGrants, isOfGrant)
    .where(isOwn)
  const rows = await db
    .select({
      opening: getTableColumns(guestOpenings),
      email: guestGrants.email,
      title: documents.title,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(guestOpenings)
    .innerJoin(guestGrants, isOfGrant)
    .leftJoin(accounts, eq(accounts.id, guestGrants.guestId))
    .leftJoin(documents, eq(documents.id, guestOpenings.documentId))
    .where(isOwn)
    .orderBy(desc(guestOpenings.openedAt), desc(guestOpenings.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = counted?.total ?? 0
  const items = rows.map(({ email, firstName, lastName, opening, title }) => ({
    id: `gop-${opening.id}`,
    date: opening.openedAt.toISOString(),
    by: personName(firstName, lastName) || email,
    kind: guestOpeningKindSchema.parse(opening.kind),
    title: title?.[locale] ?? null,
  }))
  return { items, page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } }
}
