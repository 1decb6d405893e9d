import { eq, or } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { contentRoles, contentUsers } from '../../database/schema/index.ts'

/** A user of the content backend. */
export type UserRow = typeof contentUsers.$inferSelect

/** A role. */
export type RoleRow = typeof contentRoles.$inferSelect

/** A user with the role that determines their rights. */
export type UserWithRole = { readonly user: UserRow; readonly role: RoleRow }

/** Finds a user by id, with the role. */
export async function findUser(db: Db, id: number): Promise<UserWithRole | undefined> {
  const [found] = await db
    .select({ user: contentUsers, role: contentRoles })
    .from(contentUsers)
    .innerJoin(contentRoles, eq(contentRoles.id, contentUsers.roleId))
    .where(eq(contentUsers.id, id))
    .limit(1)
  return found
}

/** Finds a user by email address, in any case, or by name. */
export async function findByIdentifier(db: Db, identifier: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(contentUsers)
    .where(or(eq(contentUsers.email, identifier.toLowerCase()), eq(contentUsers.username, identifier)))
    .limit(1)
  return user
}

/** Finds a user by email address, in any case. */
export async function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(contentUsers)
    .where(eq(contentUsers.email, email.toLowerCase()))
    .limit(1)
  return user
}

/** Updates a user. */
export async function updateUser(
  db: Db,
  id: number,
  values: Partial<typeof contentUsers.$inferInsert>,
): Promise<UserRow> {
  const [user] = await db.update(contentUsers).set(values).where(eq(contentUsers.id, id)).returning()
  if (user === undefined) throw new Error(`User ${id} is gone`)
  return user
}
