import { isPopulated } from '../model/attributes.ts'
import { attributesOf } from '../model/content-types.ts'
import type { Selection } from '../query/selection.ts'
import type { RoleRow, UserRow, UserWithRole } from './user-rows.ts'

type Json = Readonly<Record<string, unknown>>

function userValues(user: UserRow): Json {
  return {
    id: user.id,
    documentId: user.documentId,
    username: user.username,
    email: user.email,
    provider: 'local',
    confirmed: user.isConfirmed,
    blocked: user.isBlocked,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    publishedAt: user.createdAt.toISOString(),
  }
}

/** Serialises a role. */
export function roleValues(role: RoleRow): Json {
  const instant = role.createdAt.toISOString()
  return {
    id: role.id,
    documentId: role.documentId,
    name: role.name,
    description: role.description,
    type: role.type,
    createdAt: instant,
    updatedAt: instant,
    publishedAt: instant,
  }
}

function pick(model: string, values: Json, fields: Selection['fields']): Json {
  const names = Object.entries(attributesOf(model))
    .filter(([name, attribute]) => !isPopulated(attribute) && (fields === null || fields.has(name)))
    .map(([name]) => name)
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}

/** Serialises a user without role, as the sign-in response. */
export function userResponse(user: UserRow): Json {
  return pick('user', userValues(user), null)
}

/** Serialises a user with the selected attributes. */
export function selectedUserResponse({ user, role }: UserWithRole, selection: Selection): Json {
  const response = pick('user', userValues(user), selection.fields)
  const populated = selection.populate.get('role')
  if (populated?.kind !== 'selection') return response
  return { ...response, role: pick('role', roleValues(role), populated.selection.fields) }
}
