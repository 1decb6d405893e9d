import type { CheckedItem } from './check-types.ts'
import {
  exposingRights,
  hasRight,
  isInRefreshMode,
  neededRights,
  readRoles,
  type StrapiRole,
} from './rights.ts'
import {
  hookEvents,
  isHookOf,
  neededLocales,
  readLocales,
  readResetPage,
  readWebhooks,
  resetPageOf,
} from './settings-of-strapi.ts'
import type { StrapiClient } from './strapi-client.ts'

function item(name: string, isRight: boolean | undefined, advice: string): CheckedItem {
  if (isRight === undefined) return { name, state: 'unknown', advice }
  return isRight ? { name, state: 'right', advice: '' } : { name, state: 'missing', advice }
}

async function checkLocales(client: StrapiClient): Promise<CheckedItem[]> {
  const present = await readLocales(client)
  return neededLocales.map((code) =>
    item(`locale ${code}`, present.includes(code), 'Settings / Internationalization / Add new locale'),
  )
}

const rolePlace = (name: string): string => `Settings / Users & Permissions / Roles / ${name}`

function checkRole(role: StrapiRole | undefined, name: string, isRefreshMode: boolean): CheckedItem {
  const rights =
    neededRights(isRefreshMode)[name === 'Public' || name === 'Authenticated' ? name : 'Staff'] ?? []
  if (role === undefined)
    return item(`role ${name}`, false, `${rolePlace(name)}: create it, or STAFF_ROLES names another`)
  const missing = rights.filter((right) => !hasRight(role, right))
  return item(`rights of the role ${name}`, missing.length === 0, `${rolePlace(name)}: ${missing.join(', ')}`)
}

/**
 * Checks that no public role may read entries, since that includes drafts (`status=draft`). The portal reads by its
 * token.
 */
function checkExposure(roles: readonly StrapiRole[]): CheckedItem[] {
  return ['Public', 'Authenticated'].map((name) => {
    const role = roles.find((each) => each.name === name)
    const given = exposingRights.filter((right) => role !== undefined && hasRight(role, right))
    const advice = `${rolePlace(name)}: take ${given.join(', ')} away, since they let everybody read drafts`
    return item(`drafts are closed to ${name}`, given.length === 0, advice)
  })
}

async function checkRights(client: StrapiClient, staffRoles: readonly string[], isRefreshMode: boolean) {
  const roles = await readRoles(client)
  const names = ['Public', 'Authenticated', ...staffRoles]
  const found = names.map((name) =>
    checkRole(
      roles.find((role) => role.name === name),
      name,
      isRefreshMode,
    ),
  )
  return [...found, ...checkExposure(roles)]
}

async function checkHook(client: StrapiClient, portal: string | undefined): Promise<CheckedItem> {
  const place = `Settings / Webhooks: ${portal ?? '<PUBLIC_URL>'}/api/hooks/content, header Authorization: Bearer <HOOK_SECRET>, events ${hookEvents.join(', ')}`
  const hooks = await readWebhooks(client)
  return item(
    'webhook',
    hooks?.some(isHookOf(portal)),
    hooks ? place : `an API token cannot read it (--admin-token can). ${place}`,
  )
}

async function checkResetPage(client: StrapiClient, portal: string | undefined): Promise<CheckedItem> {
  const place = `Settings / Users & Permissions / Advanced settings: ${resetPageOf(portal ?? '<PUBLIC_URL>')}`
  const page = await readResetPage(client)
  const isRight = page === undefined ? undefined : page?.endsWith(resetPageOf(portal ?? '')) === true
  const advice = page === undefined ? `an API token cannot read it (--admin-token can). ${place}` : place
  return item('address of the reset page', isRight, advice)
}

const identifier = 'strapi-check@portal.invalid'

/** Requests that Strapi still allows to an address, after one more by it. */
async function remainingFor(client: StrapiClient, address: string): Promise<number | undefined> {
  const body = { identifier, password: 'none' }
  const { headers } = await client.asVisitor('POST', '/auth/local', body, { 'x-forwarded-for': address })
  const remaining = headers.get('x-ratelimit-remaining')
  return remaining === null ? undefined : Number(remaining)
}

/**
 * Checks that Strapi trusts `X-Forwarded-For`; otherwise all staff share a single sign-in limit, that of the portal's
 * address.
 */
async function checkProxy(client: StrapiClient): Promise<CheckedItem> {
  const first = await remainingFor(client, '192.0.2.1')
  const second = await remainingFor(client, '192.0.2.2')
  const isKnown = first !== undefined && second !== undefined && first > 0
  const advice = isKnown
    ? 'config/server: `proxy: { koa: true }`, and let only the portal and the proxy reach Strapi'
    : 'Strapi counts no sign-ins (config/plugins, `ratelimit`). config/server: `proxy: { koa: true }`'
  return item('proxy.koa: limits by visitor', isKnown ? second >= first : undefined, advice)
}

function describeMode(isRefreshMode: boolean): CheckedItem {
  const mode = isRefreshMode ? 'refresh tokens' : 'long-lived tokens'
  return item(`session mode: ${mode}`, true, '')
}

function previewItem(): CheckedItem {
  const advice = 'no call tells it. config/admin: `preview`, as strapi/README.md shows'
  return item('preview', undefined, advice)
}

type SettingsQuestion = { readonly staffRoles: readonly string[]; readonly portal: string | undefined }

/** Checks locales, roles, session mode, proxy, webhook and the addresses that point to the portal. */
export async function checkSettings(
  client: StrapiClient,
  { staffRoles, portal }: SettingsQuestion,
): Promise<CheckedItem[]> {
  const isRefreshMode = await isInRefreshMode(client)
  return [
    ...(await checkLocales(client)),
    describeMode(isRefreshMode),
    ...(await checkRights(client, staffRoles, isRefreshMode)),
    await checkProxy(client),
    await checkHook(client, portal),
    await checkResetPage(client, portal),
    previewItem(),
  ]
}
