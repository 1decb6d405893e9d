import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { MaterialList, MaterialQuery } from '../../../src/contract/product-api/material.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, funds, materialTerms } from '../../database/schema/index.ts'
import { inOneLanguage } from '../documents/document-views.ts'
import { readPage } from '../read-page.ts'
import { mayTeamGive } from '../rights/agreements.ts'
import { fundsOf } from '../users/fund-access.ts'
import { documentTypes, labelOf } from '../vocabulary.ts'
import { isMaterial, stateOn, termColumns } from './material-terms.ts'

/** The caller's language, and the day for which data are shown. */
export type MaterialPlace = { readonly locale: 'fr' | 'en'; readonly today: string }

/** Condition of the documents that the account's team may give to clients of their audience (P-782). */
const ofTeam = (numbers: readonly number[], { teamId }: Account): SQL | undefined =>
  numbers.length === 0 || teamId === null
    ? sql`false`
    : and(inArray(documents.fundId, [...numbers]), mayTeamGive(teamId, termColumns.audience))

async function fundsWithMaterial(db: Db, within: SQL | undefined): Promise<MaterialList['funds']> {
  const rows = await db
    .select({ id: funds.id, name: funds.name })
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .leftJoin(materialTerms, eq(materialTerms.documentId, documents.id))
    .where(within)
    .groupBy(funds.id)
    .orderBy(byBytes(funds.nameSort), asc(funds.id))
    .limit(1000)
  return rows.map(({ id, name }) => ({ id: `fnd-${id}`, name }))
}

const numberOf = (id: string): number => Number(/^fnd-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)

/** Lists one page of the marketing documents of the funds under agreement with the account's team (P-640). */
export async function listMaterial(
  db: Db,
  account: Account,
  query: MaterialQuery,
  { locale, today }: MaterialPlace,
): Promise<MaterialList> {
  const { audience, fund, state } = query
  const within = and(ofTeam(await fundsOf(db, account), account), isMaterial, inOneLanguage(locale))
  const where = and(
    within,
    fund === '' ? undefined : eq(documents.fundId, numberOf(fund)),
    audience === '' ? undefined : eq(termColumns.audience, audience),
    state === '' ? undefined : eq(stateOn(today), state),
  )
  const read = (limit: number, offset: number) =>
    db
      .select({
        document: documents,
        fundName: funds.name,
        ...termColumns,
        state: stateOn(today),
        total: sql<number>`count(*) over ()::int`,
      })
      .from(documents)
      .innerJoin(funds, eq(funds.id, documents.fundId))
      .leftJoin(materialTerms, eq(materialTerms.documentId, documents.id))
      .where(where)
      .orderBy(desc(documents.publishedOn), desc(documents.id))
      .limit(limit)
      .offset(offset)
  const { page, rows } = await readPage(query, read)
  return {
    items: rows.map(({ document, fundName, state: itsState, ...terms }) => ({
      id: `doc-${document.id}`,
      title: document.title[locale],
      type: labelOf(documentTypes, document.type, locale),
      fund: { id: `fnd-${document.fundId}`, name: fundName },
      language: document.language === 'en' ? 'en' : 'fr',
      audience: terms.audience,
      valid_from: terms.validFrom,
      valid_until: terms.validUntil,
      state: itsState,
    })),
    page,
    funds: await fundsWithMaterial(db, within),
  }
}
