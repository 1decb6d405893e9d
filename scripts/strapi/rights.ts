import { z } from 'zod'
import { contentTypes } from '../../sandbox/content/model/content-types.ts'
import { expectResponse, type StrapiClient } from './strapi-client.ts'

/** A right of users & permissions, such as `plugin::users-permissions.role.find`. */
export type Right = `${string}.${string}.${string}`

const users = (action: string): Right => `plugin::users-permissions.${action}` as Right

/** Reads of every content type: staff read drafts by them with their own token. */
const reads = contentTypes.flatMap(({ name, isSingle }) =>
  (isSingle ? ['find'] : ['find', 'findOne']).map((action): Right => `api::${name}.${name}.${action}`),
)

/** Rights of every signed-in user: without `role.find` Strapi leaves the role out of `/users/me`. */
const signedIn = [users('user.me'), users('role.find'), users('auth.changePassword')]

const visitors = [
  users('auth.callback'),
  users('auth.forgotPassword'),
  users('auth.resetPassword'),
  users('auth.emailConfirmation'),
  users('auth.sendEmailConfirmation'),
]

/** Rights that each role needs, by the role's name. */
export function neededRights(isRefreshMode: boolean): Readonly<Record<string, readonly Right[]>> {
  const ending = isRefreshMode ? [users('auth.logout')] : []
  return {
    Public: [...visitors, ...(isRefreshMode ? [users('auth.refresh')] : [])],
    Authenticated: [...signedIn, ...ending],
    Staff: [...reads, ...signedIn, ...ending],
  }
}

/** Rights that would let everybody read drafts: in Strapi they come with the right to read entries. */
export const exposingRights = reads

const actionsSchema = z.record(z.string(), z.object({ enabled: z.boolean(), policy: z.string().default('') }))
const permissionsSchema = z.record(z.string(), z.object({ controllers: z.record(z.string(), actionsSchema) }))
const roleSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullish(),
  permissions: permissionsSchema.default({}),
})

/** A role of users & permissions, with its rights. */
export type StrapiRole = z.output<typeof roleSchema>

const rolesSchema = z.object({ roles: z.array(z.object({ id: z.int(), name: z.string() })) })

/** Reads every role with its rights. */
export async function readRoles(client: StrapiClient): Promise<StrapiRole[]> {
  const list = await client.api('GET', '/users-permissions/roles')
  const { roles } = expectResponse(rolesSchema, list, 'The roles cannot be read')
  const whole: StrapiRole[] = []
  for (const { id, name } of roles) {
    const response = await client.api('GET', `/users-permissions/roles/${id}`)
    whole.push(
      expectResponse(z.object({ role: roleSchema }), response, `The role ${name} cannot be read`).role,
    )
  }
  return whole
}

function placeOf(right: Right): readonly [string, string, string] {
  const [, owner = '', controller = '', action = ''] = /^(.+)\.([^.]+)\.([^.]+)$/.exec(right) ?? []
  return [owner, controller, action]
}

/** Tells whether a role has a right. */
export function hasRight({ permissions }: Pick<StrapiRole, 'permissions'>, right: Right): boolean {
  const [owner, controller, action] = placeOf(right)
  return permissions[owner]?.controllers[controller]?.[action]?.enabled ?? false
}

type Permissions = StrapiRole['permissions']

function withRight(permissions: Permissions, right: Right): Permissions {
  const [owner, controller, action] = placeOf(right)
  const controllers = permissions[owner]?.controllers ?? {}
  const actions = { ...controllers[controller], [action]: { enabled: true, policy: '' } }
  return { ...permissions, [owner]: { controllers: { ...controllers, [controller]: actions } } }
}

const done = z.object({ ok: z.literal(true) })

/**
 * Gives the roles their missing rights, and creates the role of staff.
 * @returns a line for each role that was changed
 */
export async function giveRights(client: StrapiClient, isRefreshMode: boolean): Promise<string[]> {
  const roles = await readRoles(client)
  const told: string[] = []
  for (const [name, rights] of Object.entries(neededRights(isRefreshMode))) {
    const role = roles.find((each) => each.name === name)
    const missing = rights.filter((right) => role === undefined || !hasRight(role, right))
    if (missing.length === 0) continue
    const permissions = missing.reduce(withRight, role?.permissions ?? {})
    const description = role?.description || 'Reads drafts in the portal.'
    const response = await client.api(
      role === undefined ? 'POST' : 'PUT',
      `/users-permissions/roles${role === undefined ? '' : `/${role.id}`}`,
      { name, description, permissions },
    )
    expectResponse(done, response, `The role ${name} cannot be written`)
    told.push(`role ${name}: ${missing.length} rights given`)
  }
  return told
}

/** Tells whether Strapi issues refresh tokens (`jwtManagement: 'refresh'`): without them there is no such call. */
export async function isInRefreshMode(client: StrapiClient): Promise<boolean> {
  const { status } = await client.asVisitor('POST', '/auth/refresh', {})
  return status !== 404 && status !== 405
}
