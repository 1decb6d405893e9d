import { inArray } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { accounts, postedCodes, shareLinks, teams } from '../../database/schema/index.ts'
import type { AuditRow } from './audit-record.ts'

const codeNumber = (id: string): number => Number(/^code-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)
const shareNumber = (id: string): number => Number(/^shl-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)
const teamNumber = (id: string): number => Number(/^team-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)

/**
 * Returns the addresses behind the ids of accounts and posted codes in entries, the names of teams, and the recipients
 * of links to marketing documents, by id. An erased account has none that names anybody.
 */
export async function auditNames(
  db: Db,
  rows: readonly Pick<AuditRow, 'actor' | 'subject'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ actor, subject }) => [actor, subject]))]
  const codes = ids.map(codeNumber).filter((number) => number > 0)
  const groups = ids.map(teamNumber).filter((number) => number > 0)
  const named = new Map<string, string>()
  if (ids.length > 0) {
    // An import may give accounts ids of any form.
    const { id, email } = accounts
    const found = await db.select({ id, email }).from(accounts).where(inArray(id, ids))
    for (const row of found) named.set(row.id, row.email)
  }
  if (codes.length > 0) {
    const { id, email } = postedCodes
    const found = await db.select({ id, email }).from(postedCodes).where(inArray(id, codes))
    for (const row of found) named.set(`code-${row.id}`, row.email)
  }
  if (groups.length > 0) {
    const { id, name } = teams
    const found = await db.select({ id, name }).from(teams).where(inArray(id, groups))
    for (const row of found) named.set(`team-${row.id}`, row.name)
  }
  const shares = ids.map(shareNumber).filter((number) => number > 0)
  if (shares.length > 0) {
    const { id, recipientName } = shareLinks
    const found = await db.select({ id, recipientName }).from(shareLinks).where(inArray(id, shares))
    for (const row of found) named.set(`shl-${row.id}`, row.recipientName)
  }
  return named
}
