import { z } from 'zod'
import { PlainError } from '../lib/project.ts'
import { expectResponse, type StrapiClient } from './strapi-client.ts'

const localesSchema = z.array(z.object({ code: z.string() }))
const names = { fr: 'French (fr)', en: 'English (en)' } as const

/** Languages that every entry has. */
export const neededLocales = ['fr', 'en'] as const

/** Reads the codes of Strapi's locales. */
export async function readLocales(client: StrapiClient): Promise<string[]> {
  const response = await client.api('GET', '/i18n/locales')
  return expectResponse(localesSchema, response, 'The locales cannot be read').map(({ code }) => code)
}

/** Creates the locales that are missing. @throws {PlainError} where that needs an admin token */
export async function addLocales(client: StrapiClient): Promise<string[]> {
  const present = await readLocales(client)
  const told: string[] = []
  for (const code of neededLocales.filter((each) => !present.includes(each))) {
    const response = await client.admin('POST', '/i18n/locales', {
      code,
      name: names[code],
      isDefault: false,
    })
    if (response === undefined)
      throw new PlainError(
        `The locale ${code} is missing. An API token cannot add it: add it under Settings / Internationalization, or give --admin-token.`,
      )
    expectResponse(z.unknown(), response, `The locale ${code} cannot be added`)
    told.push(`locale ${code}: added`)
  }
  return told
}

/** Events that the portal handles by purging the changed content. */
export const hookEvents = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.update',
  'media.delete',
] as const

const webhookSchema = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()).nullish(),
  events: z.array(z.string()).nullish(),
  isEnabled: z.boolean().nullish(),
})

/** A webhook of Strapi. */
export type StrapiWebhook = z.output<typeof webhookSchema>

/** Reads the webhooks; undefined without an admin token. */
export async function readWebhooks(client: StrapiClient): Promise<StrapiWebhook[] | undefined> {
  const response = await client.admin('GET', '/admin/webhooks')
  if (response === undefined) return undefined
  return expectResponse(z.object({ data: z.array(webhookSchema) }), response, 'The webhooks cannot be read')
    .data
}

/** Address of the portal's hook. */
export const hookUrlOf = (portalUrl: string): string => `${portalUrl}/api/hooks/content`

/** Tells whether a webhook reaches the portal with all of its events. */
export function isHookOf(portalUrl: string | undefined) {
  return ({ url, events, isEnabled, headers }: StrapiWebhook): boolean => {
    const isAddressed =
      portalUrl === undefined ? url.endsWith('/api/hooks/content') : url === hookUrlOf(portalUrl)
    const isWhole = hookEvents.every((event) => events?.includes(event))
    const isSigned = Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'authorization')
    return isAddressed && isWhole && isSigned && isEnabled !== false
  }
}

/** Sets the webhook up, or mends it. */
export async function setWebhook(client: StrapiClient, portalUrl: string, secret: string): Promise<string[]> {
  const hooks = await readWebhooks(client)
  const url = hookUrlOf(portalUrl)
  const known = hooks?.find((hook) => hook.url === url)
  const headers = { authorization: `Bearer ${secret}` }
  if (known && isHookOf(portalUrl)(known) && known.headers?.authorization === headers.authorization) return []
  const body = { name: 'Portal', url, headers, events: hookEvents }
  const response = await client.admin(
    known === undefined ? 'POST' : 'PUT',
    `/admin/webhooks${known === undefined ? '' : `/${known.id}`}`,
    known === undefined ? body : { ...body, isEnabled: true },
  )
  if (response !== undefined) expectResponse(z.unknown(), response, 'The webhook cannot be set')
  return [`webhook ${url}: set`]
}

const advancedSchema = z.object({ settings: z.looseObject({ email_reset_password: z.string().nullish() }) })

/** Page of the portal on which staff set a new password; Strapi has one address for both languages. */
export const resetPageOf = (portalUrl: string): string => `${portalUrl}/connexion/equipe/nouveau-mot-de-passe`

/** Reads the address in Strapi's mails about a new password; undefined without an admin token. */
export async function readResetPage(client: StrapiClient): Promise<string | null | undefined> {
  const response = await client.admin('GET', '/users-permissions/advanced')
  if (response === undefined) return undefined
  const read = expectResponse(advancedSchema, response, 'The settings of users cannot be read')
  return read.settings.email_reset_password ?? null
}

/** Sets the address in Strapi's mails about a new password. */
export async function setResetPage(client: StrapiClient, portalUrl: string): Promise<string[]> {
  const response = await client.admin('GET', '/users-permissions/advanced')
  if (response === undefined) return []
  const { settings } = expectResponse(advancedSchema, response, 'The settings of users cannot be read')
  const address = resetPageOf(portalUrl)
  if (settings.email_reset_password === address) return []
  const changed = { ...settings, email_reset_password: address }
  const written = await client.admin('PUT', '/users-permissions/advanced', changed)
  if (written !== undefined)
    expectResponse(z.unknown(), written, 'The address of the reset page cannot be set')
  return [`reset page ${address}: set`]
}
