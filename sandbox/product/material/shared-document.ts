import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SharedDocument } from '../../../src/contract/product-api/material.schema.ts'
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
  teamFunds,
  teams,
} from '../../database/schema/index.ts'
import { isApproved, rightsOf } from '../users/caller.ts'
import { documentTypes, labelOf } from '../vocabulary.ts'
import { isMaterial, termColumns } from './material-terms.ts'
import { type ShareMoment, shareStateAt } from './share-state.ts'

/** Finds the link of a secret, if it is valid now: its sender must still be allowed to share the document. */
async function findOpenLink(db: Db, secret: string, moment: ShareMoment) {
  const [found] = await db
    .select({
      link: shareLinks,
      document: documents,
      fund: funds.name,
      account: accounts,
      company: partners.name,
      audience: termColumns.audience,
    })
    .from(shareLinks)
    .innerJoin(documents, eq(documents.id, shareLinks.documentId))
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .innerJoin(accounts, and(eq(accounts.id, shareLinks.accountId), isNull(accounts.suspendedAt)))
    .innerJoin(teams, and(eq(teams.id, shareLinks.teamId), eq(teams.isApproved, true)))
    .innerJoin(teamFunds, and(eq(teamFunds.teamId, teams.id), eq(teamFunds.fundId, funds.id)))
    .leftJoin(partners, eq(partners.id, sql`coalesce(${shareLinks.partnerId}, ${accounts.partnerId})`))
    .leftJoin(materialTerms, eq(materialTerms.documentId, documents.id))
    .where(and(eq(shareLinks.hash, hashOf(secret)), eq(shareStateAt(moment), 'active'), isMaterial))
    .limit(1)
  const mayShare =
    found !== undefined && isApproved(found.account) && rightsOf(found.account).includes('documents:read')
  return mayShare ? found : undefined
}

/** Describes the document of a secret; undefined if the secret is not valid. Nothing is counted (P-641). */
export async function describeSharedDocument(
  db: Db,
  secret: string,
  { locale, ...moment }: ShareMoment & { readonly locale: 'fr' | 'en' },
): Promise<SharedDocument | undefined> {
  const found = await findOpenLink(db, secret, moment)
  if (found === undefined) return undefined
  const { account, audience, company, document, fund, link } = found
  return {
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
}

/** Counts an opening and returns the document; undefined, with nothing counted, where the secret opens none. */
export function openSharedDocument(db: Db, secret: string, moment: ShareMoment) {
  return db.transaction(async (transaction) => {
    // Openings of one link come one after the other, so that no two are both the last one.
    await transaction
      .select({ id: shareLinks.id })
      .from(shareLinks)
      .where(eq(shareLinks.hash, hashOf(secret)))
      .for('update')
    const found = await findOpenLink(transaction, secret, moment)
    if (found === undefined) return undefined
    await transaction.insert(shareOpenings).values({ linkId: found.link.id, openedAt: moment.now })
    return found.document
  })
}
