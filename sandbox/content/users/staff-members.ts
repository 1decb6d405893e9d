import { randomBytes } from 'node:crypto'
import { and, eq, ne, or } from 'drizzle-orm'
import { hashPassword } from '../../accounts/passwords.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import { contentRoles, contentUsers, staffLanguages, staffRights } from '../../database/schema/index.ts'
import { mayAnyManage } from '../../product/rights/held-rights.ts'
import { newDocumentId } from '../entries/document-id.ts'
import { staffRoleType } from './caller.ts'
import { hashOf, newCode } from './secrets.ts'
import { findByEmail, updateUser } from './user-rows.ts'

/** Why a change of the staff is refused. */
export type StaffRefusal =
  | 'never_started'
  | 'already_staff'
  | 'name_taken'
  | 'unknown'
  | 'last_member'
  | 'last_administrator'

type NewMember = { readonly email: string; readonly name?: string | undefined; readonly now: Date }

/** Lifetime of the first password link: one week; afterwards "Forgot your password" sends another. */
const firstLinkLifetimeMs = 7 * 24 * 60 * 60 * 1000

/**
 * Values of an account that awaits its first password. The former password of an account that registered by itself
 * must not count: anybody can register with another's address.
 */
async function awaitingPassword(code: string, now: Date) {
  return {
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
    isConfirmed: true,
    isBlocked: false,
    isDemo: false,
    confirmationHash: null,
    resetHash: hashOf(code),
    resetExpiresAt: new Date(now.getTime() + firstLinkLifetimeMs),
    tokensValidFrom: now,
    updatedAt: now,
  }
}

/**
 * Makes a person a member of staff, without a password. A registered account that is not staff becomes one.
 *
 * @returns the secret of the link by which they set a password, or why they are not added
 */
export async function addStaff(
  db: Db,
  { email, name = email, now }: NewMember,
): Promise<{ readonly code: string } | { readonly refusal: StaffRefusal }> {
  const [role] = await db.select().from(contentRoles).where(eq(contentRoles.type, staffRoleType))
  if (role === undefined) return { refusal: 'never_started' }
  const known = await findByEmail(db, email)
  if (known?.roleId === role.id) return { refusal: 'already_staff' }
  const isOther = known === undefined ? undefined : ne(contentUsers.id, known.id)
  const isNamed = or(eq(contentUsers.username, name), eq(contentUsers.email, name))
  const [taken] = await db.select({ id: contentUsers.id }).from(contentUsers).where(and(isNamed, isOther))
  if (taken !== undefined) return { refusal: 'name_taken' }
  const code = newCode()
  const values = { username: name, roleId: role.id, ...(await awaitingPassword(code, now)) }
  if (known === undefined)
    await db.insert(contentUsers).values({ documentId: newDocumentId(), email, createdAt: now, ...values })
  else await updateUser(db, known.id, values)
  return { code }
}

/** Returns the members of staff, by email address. */
export function listStaff(db: Db) {
  const { id, email, username, createdAt } = contentUsers
  return db
    .select({ id, email, username, createdAt })
    .from(contentUsers)
    .innerJoin(contentRoles, eq(contentRoles.id, contentUsers.roleId))
    .where(eq(contentRoles.type, staffRoleType))
    .orderBy(byBytes(email))
}

/**
 * Removes a member of staff; their tokens are refused from then on. Their entries of the audit log stay.
 *
 * @returns why they are not removed, or nothing
 */
export async function removeStaff(db: Db, email: string): Promise<{ readonly refusal?: StaffRefusal }> {
  // Locked, so that of two removals at once one sees the other's.
  const members = await listStaff(db).for('update', { of: contentUsers })
  const member = members.find((one) => one.email === email)
  if (member === undefined) return { refusal: 'unknown' }
  if (members.length === 1) return { refusal: 'last_member' }
  const ids = members.map(({ id }) => String(id)).filter((id) => id !== String(member.id))
  if (!(await mayAnyManage(db, ids))) return { refusal: 'last_administrator' }
  await db.delete(staffRights).where(eq(staffRights.memberId, String(member.id)))
  await db.delete(staffLanguages).where(eq(staffLanguages.memberId, String(member.id)))
  await db.delete(contentUsers).where(eq(contentUsers.id, member.id))
  return {}
}
