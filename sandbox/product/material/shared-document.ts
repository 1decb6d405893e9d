import { eq, sql } from 'drizzle-orm'
import type { SharedDocument, ShareOver } from '../../../src/contract/product-api/material.schema.ts'
import { personName } from '../../../src/lib/person-name.ts'
import { hashOf } from '../../accounts/tickets.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  documents,
  funds,
  materialTerms,
  partners,
  shareLinks,
  shareOpenings,
  teams,
} from '../../database/schema/index.ts'
import type { DocumentRow } from '../documents/document-views.ts'
import { documentTypes, labelOf } from '../vocabulary.ts'
import { termColumns } from './material-terms.ts'
import { type ShareMoment, shareStateAt } from './share-state.ts'

/** Finds the link of a secret, with its state; undefined for an unknown secret. */
async function findLink(db: Db, secret: string, moment: ShareMoment) {
  const [found] = await db
    .select({
      link: shareLinks,
      document: documents,
      fund: funds.name,
      account: accounts,
      company: partners.name,
      audience: termColumns.audience,
      state: shareStateAt(moment),
    })
    .from(shareLinks)
    .innerJoin(documents, eq(documents.id, shareLinks.documentId))
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .innerJoin(accounts, eq(accounts.id, shareLinks.accountId))
    .innerJoin(teams, eq(teams.id, shareLinks.teamId))
    .leftJoin(
      partners,
      eq(partners.id, sql`coalesce(${shareLinks.partnerId}, ${accounts.partnerId}, ${teams.partnerId})`),
    )
    .leftJoin(materialTerms, eq(materialTerms.documentId, documents.id))
    .where(eq(shareLinks.hash, hashOf(secret)))
    .limit(1)
  return found
}

/** Result of a secret: what it opens, or why its link opens nothing; undefined for an unknown secret (P-646). */
export type SharedOutcome<Found> =
  | { readonly kind: 'open'; readonly found: Found }
  | { readonly kind: 'over'; readonly reason: ShareOver }
  | undefined

/** Describes the document of a secret. Nothing is counted (P-641). */
export async function describeSharedDocument(
  db: Db,
  secret: string,
  { locale, ...moment }: ShareMoment & { readonly locale: 'fr' | 'en' },
): Promise<SharedOutcome<SharedDocument>> {
  const row = await findLink(db, secret, moment)
  if (row === undefined) return undefined
  const { account, audience, company, document, fund, link, state } = row
  if (state !== 'active') return { kind: 'over', reason: state }
  const found: SharedDocument = {
    title: document.title[locale],
    type: labelOf(documentTypes, document.type, locale),
    fund,
    language: document.language === 'en' ? 'en' : 'fr',
    pages: document.pages,
    audience,
    recipient_name: link.recipientName,
    shared_by: { name: personName(account.firstName, account.lastName), company: company ?? '' },
    expires_at: link.expiresAt.toISOString(),
  }
  return { kind: 'open', found }
}

/** Finds the document of a secret. Nothing is counted. */
export async function findSharedDocument(
  db: Db,
  secret: string,
  moment: ShareMoment,
): Promise<SharedOutcome<DocumentRow>> {
  const row = await findLink(db, secret, moment)
  if (row === undefined) return undefined
  return row.state === 'active' ? { kind: 'open', found: row.document } : { kind: 'over', reason: row.state }
}

/** Counts an opening, once the file is there; nothing is counted where the secret opens none any more (P-648). */
export function countOpening(
  db: Db,
  secret: string,
  moment: ShareMoment,
): Promise<SharedOutcome<DocumentRow>> {
  return db.transaction(async (transaction) => {
    // Openings of one link come one after the other, so that no two are both the last one.
    const [link] = await transaction
      .select({ linkId: shareLinks.id })
      .from(shareLinks)
      .where(eq(shareLinks.hash, hashOf(secret)))
      .for('update')
    const outcome = await findSharedDocument(transaction, secret, moment)
    if (link !== undefined && outcome?.kind === 'open')
      await transaction.insert(shareOpenings).values({ ...link, openedAt: moment.now })
    return outcome
  })
}
