import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Share, ShareList, ShareQuery } from '../../../src/contract/product-api/material.schema.ts'
import { personName } from '../../../src/lib/person-name.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  documents,
  funds,
  materialTerms,
  shareLinks,
  shareOpenings,
} from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { readPage } from '../read-page.ts'
import { appendShareAudit } from './share-audit.ts'
import { opened, type ShareMoment, shareStateAt } from './share-state.ts'

const mostOpenings = 20

const latestOpenings = sql<unknown>`(select coalesce(jsonb_agg(latest.opened_at), '[]'::jsonb)
  from (select opened_at from ${shareOpenings} where ${shareOpenings.linkId} = ${shareLinks.id}
    order by opened_at desc limit ${mostOpenings}) latest)`

const openingsSchema = z.array(z.coerce.date())

/** Condition of the links of the acting team, for the company acted for. */
const ownLinks = ({ chosenPartnerId, teamId }: Account): SQL | undefined =>
  teamId === null
    ? sql`false`
    : and(
        eq(shareLinks.teamId, teamId),
        chosenPartnerId === null ? undefined : eq(shareLinks.partnerId, chosenPartnerId),
      )

type Place = ShareMoment & { readonly locale: 'fr' | 'en' }

const readShares = (db: Db, state: SQL<Share['state']>) =>
  db
    .select({
      link: shareLinks,
      document: documents,
      fund: funds.name,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      state,
      opened,
      openings: latestOpenings,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(shareLinks)
    .innerJoin(documents, eq(documents.id, shareLinks.documentId))
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .innerJoin(accounts, eq(accounts.id, shareLinks.accountId))
    .leftJoin(materialTerms, eq(materialTerms.documentId, documents.id))

type Row = Awaited<ReturnType<typeof readShares>>[number]

const toShare = ({ document, fund, link, ...row }: Row, locale: 'fr' | 'en'): Share => ({
  id: `shl-${link.id}`,
  document: { id: `doc-${document.id}`, title: document.title[locale] },
  fund: { id: `fnd-${document.fundId}`, name: fund },
  recipient_name: link.recipientName,
  recipient_email: link.recipientEmail,
  locale: link.locale,
  shared_by: personName(row.firstName, row.lastName),
  created_at: link.createdAt.toISOString(),
  expires_at: link.expiresAt.toISOString(),
  ended_at: link.endedAt?.toISOString() ?? null,
  mailed: link.mailedAt !== null,
  state: row.state,
  opened: row.opened,
  most_openings: link.mostOpenings,
  openings: openingsSchema.parse(row.openings).map((at) => at.toISOString()),
})

/** Lists one page of the links of the acting team, newest first, with their latest openings (P-643). */
export async function listShares(
  db: Db,
  account: Account,
  { state, ...query }: ShareQuery,
  place: Place,
): Promise<ShareList> {
  const itsState = shareStateAt(place)
  const { page, rows } = await readPage(query, (limit, offset) =>
    readShares(db, itsState)
      .where(and(ownLinks(account), state === '' ? undefined : eq(itsState, state)))
      .orderBy(desc(shareLinks.id))
      .limit(limit)
      .offset(offset),
  )
  return { items: rows.map((row) => toShare(row, place.locale)), page }
}

/** Ends a link of the acting team at once; false where there is none. A second time changes nothing (P-643). */
export async function endShare(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  account: Account,
  id: string,
): Promise<boolean> {
  const number = Number(/^shl-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)
  const own = and(eq(shareLinks.id, number), ownLinks(account))
  const at = now()
  await db.transaction(async (transaction) => {
    const ended = await transaction
      .update(shareLinks)
      .set({ endedAt: at })
      .where(and(own, isNull(shareLinks.endedAt)))
      .returning()
    for (const link of ended)
      await appendShareAudit(transaction, 'share_ended', { actor: account.id, link, now: at })
  })
  const [found] = await db.select({ id: shareLinks.id }).from(shareLinks).where(own).limit(1)
  return found !== undefined
}
