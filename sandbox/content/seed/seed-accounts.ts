import { hash } from '@node-rs/argon2'
import type { Db } from '../../database/open-database.ts'
import { contentRoles, contentUsers } from '../../database/schema/index.ts'
import { seededDocumentId } from '../entries/document-id.ts'
import { staffRoleType } from '../users/caller.ts'
import { addStaff } from '../users/staff-members.ts'

const createdAt = new Date('2026-01-05T08:00:00Z')

const roles = [
  { name: 'Authenticated', type: 'authenticated', description: 'Default role given to authenticated user.' },
  { name: 'Public', type: 'public', description: 'Default role given to unauthenticated user.' },
  { name: 'Staff', type: staffRoleType, description: 'Staff of the manager: read drafts, write entries.' },
]

const password = 'Sandbox-2026!'

/** The staff's demo account (README). */
export const demoStaff = { email: 'staff@sandbox.example', username: 'staff', password } as const

/** Demo users by role: staff, who are editors too, and a user who is not staff. */
const demoUsers = [
  { ...demoStaff, role: staffRoleType },
  { email: 'editor@sandbox.example', username: 'editor', role: staffRoleType },
  { email: 'desk@sandbox.example', username: 'desk', role: staffRoleType },
  { email: 'reader@sandbox.example', username: 'reader', role: 'authenticated' },
] as const

async function insertRoles(db: Db) {
  const values = roles.map((role) => ({
    ...role,
    documentId: seededDocumentId(`role ${role.type}`),
    createdAt,
  }))
  return db.insert(contentRoles).values(values).returning()
}

/**
 * Writes the roles and one member of staff without a password.
 *
 * @returns the secret of the link by which they set one
 */
export async function addFirstStaff(db: Db, email: string, now: Date): Promise<string> {
  await insertRoles(db)
  const added = await addStaff(db, { email, now })
  if ('refusal' in added) throw new Error(`The first member of staff was not added: ${added.refusal}`)
  return added.code
}

/** Writes the roles and the demo users. */
export async function seedContentAccounts(db: Db): Promise<void> {
  const written = await insertRoles(db)
  for (const { email, username, role } of demoUsers) {
    const roleId = written.find(({ type }) => type === role)?.id
    if (roleId === undefined) throw new Error(`The database wrote no role ${role}`)
    await db.insert(contentUsers).values({
      documentId: seededDocumentId(`user ${username}`),
      username,
      email,
      passwordHash: await hash(password),
      isConfirmed: true,
      isBlocked: false,
      isDemo: true,
      roleId,
      tokensValidFrom: createdAt,
      createdAt,
      updatedAt: createdAt,
    })
  }
}
