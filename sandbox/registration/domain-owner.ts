import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { partners, teams } from '../database/schema/index.ts'
import { freeMailDomains } from './free-mail-domains.ts'

/** The part after the last `@`, in lower case; a subdomain is another domain (P-251). */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** A partner company, and whether its users act for one of its children or a parent (P-137). */
export type DomainOwner = { readonly id: number; readonly name: string; readonly hasRelatives: boolean }

async function hasChildren(db: Db, id: number): Promise<boolean> {
  return (
    (await db.select({ id: partners.id }).from(partners).where(eq(partners.parentId, id)).limit(1)).length > 0
  )
}

/** Returns the company with an approved team of exactly this domain; free-mail domains have no owner. */
export async function findDomainOwner(db: Db, domain: string): Promise<DomainOwner | undefined> {
  const exact = domain.toLowerCase()
  if (freeMailDomains.has(exact)) return undefined
  const [owner] = await db
    .select({ id: partners.id, name: partners.name, parentId: partners.parentId })
    .from(teams)
    .innerJoin(partners, eq(partners.id, teams.partnerId))
    .where(and(eq(teams.domain, exact), eq(teams.isApproved, true)))
    .orderBy(asc(teams.id))
    .limit(1)
  if (owner === undefined) return undefined
  const { id, name, parentId } = owner
  return { id, name, hasRelatives: parentId !== null || (await hasChildren(db, id)) }
}
