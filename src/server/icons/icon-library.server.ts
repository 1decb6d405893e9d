import type { Icon } from '../../lib/icons/icon.ts'
import { readIcon } from '../../lib/icons/read-icon.ts'
import { log } from '../log.server.ts'

/** Icons of one family in Iconify's JSON form. */
export type IconCollection = {
  readonly prefix: string
  readonly lastModified?: number
  readonly width: number
  readonly height: number
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>
}

/** The one collection that the portal has, under its name in addresses. */
export const defaultCollection = 'lucide'

/** Part of the build, so its shape is the compiler's to check. */
const load = async (): Promise<IconCollection> =>
  (await import('@iconify-json/lucide/icons.json', { with: { type: 'json' } })).default

let loaded: Promise<IconCollection> | undefined

/** A collection by name, read with the first icon; undefined for one that the portal does not have. */
export async function iconCollection(name: string): Promise<IconCollection | undefined> {
  if (name !== defaultCollection) return undefined
  loaded ??= load()
  return loaded
}

/**
 * The icon that an editor named, such as `layers` or `lucide:layers`, to be drawn on the server. Null for none and for
 * a name that is not known, which the log tells: a page without an icon still reads.
 */
export async function iconNamed(name: string | null): Promise<Icon | null> {
  if (name === null || name === '') return null
  const [collectionName = '', iconName = ''] = name.includes(':')
    ? name.split(':')
    : [defaultCollection, name]
  const collection = await iconCollection(collectionName)
  const body = collection && bodyOf(collection, iconName)
  const icon = collection && body ? readIcon(body, collection.width, collection.height) : null
  if (icon === null) log.warn({ icon: name.slice(0, 80) }, 'icon not known')
  return icon
}

/** The drawing under a name or its older names. */
function bodyOf({ icons, aliases }: IconCollection, name: string): string | undefined {
  const own = Object.hasOwn(icons, name) ? icons[name] : undefined
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  return own?.body ?? (parent === undefined ? undefined : icons[parent]?.body)
}
