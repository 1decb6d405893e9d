import { and, asc, eq } from 'drizzle-orm'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { holdings, teamFunds, teams } from '../../database/schema/index.ts'
import { type DocumentReader, visitor } from '../documents/document-views.ts'
import { isAgreed } from '../rights/agreements.ts'
import { isApproved, rightsOf } from './caller.ts'

async function fundsHeld(db: Db, { id }: Account): Promise<number[]> {
  const rows = await db
    .selectDistinct({ fundId: holdings.fundId })
    .from(holdings)
    .where(eq(holdings.accountId, id))
    .orderBy(asc(holdings.fundId))
  return rows.map(({ fundId }) => fundId)
}

async function fundsOfTeam(db: Db, { teamId }: Account): Promise<number[]> {
  if (teamId === null) return []
  const rows = await db
    .select({ fundId: teamFunds.fundId })
    .from(teamFunds)
    .innerJoin(teams, eq(teams.id, teamFunds.teamId))
    .where(and(eq(teamFunds.teamId, teamId), eq(teams.isApproved, true), isAgreed))
    .orderBy(asc(teamFunds.fundId))
  return rows.map(({ fundId }) => fundId)
}

/**
 * Returns the numbers of the funds that a person holds, or that their team may market; none before
 * approval.
 */
export async function fundsOf(db: Db, account: Account): Promise<number[]> {
  if (!isApproved(account)) return []
  return account.role === 'partner_user' ? fundsOfTeam(db, account) : fundsHeld(db, account)
}

/**
 * Returns the account as a reader of documents, with its funds if it has the right to read their documents.
 */
export async function readerOf(db: Db, account: Account | undefined): Promise<DocumentReader> {
  if (account === undefined || !rightsOf(account).includes('documents:read')) return visitor
  return { kind: 'user', fundNumbers: new Set(await fundsOf(db, account)) }
}
