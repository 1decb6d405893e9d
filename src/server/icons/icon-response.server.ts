import { createHash } from 'node:crypto'
import { type Icon, readIcon } from '../../lib/icons/read-icon.ts'
import { matchesEtag } from '../http/http-headers.server.ts'
import { log } from '../process/log.server.ts'

/** Icons of one family in Iconify's JSON format. */
type IconCollection = {
  readonly prefix: string
  readonly lastModified?: number
  readonly width: number
  readonly height: number
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>
}

/** The portal's only collection, by its name in URLs. */
const defaultCollection = 'lucide'

/** Loads the collection, which is part of the build and therefore type-checked and not parsed. */
const load = async (): Promise<IconCollection> =>
  (await import('@iconify-json/lucide/icons.json', { with: { type: 'json' } })).default

let loaded: Promise<IconCollection> | undefined

/** Returns a collection by name, loaded with the first icon; undefined for an unknown one. */
async function iconCollection(name: string): Promise<IconCollection | undefined> {
  if (name !== defaultCollection) return undefined
  loaded ??= load()
  return loaded
}

/**
 * Returns an icon that an editor named, such as `layers` or `lucide:layers`, for rendering on the server.
 * Null without a name and for an unknown one, which is logged: a page stays readable without an icon.
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

/** Returns the SVG body of a name or of an alias. */
function bodyOf({ icons, aliases }: IconCollection, name: string): string | undefined {
  const own = Object.hasOwn(icons, name) ? icons[name] : undefined
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  return own?.body ?? (parent === undefined ? undefined : icons[parent]?.body)
}

const mostIcons = 64
const longestList = 2048
const fileForm = /^([a-z\d-]{1,40})\.json$/
const weekS = 604_800

/**
 * Handles `GET /api/icons/{collection}.json?icons=a,b` in the format of Iconify's service (P-111): the named
 * icons, and unknown names in `not_found`. 404 for an unknown collection, 400 for a list that is empty or
 * longer than any page needs.
 */
export async function respondWithIcons(request: Request, file: string): Promise<Response> {
  const collection = await iconCollection(fileForm.exec(file)?.[1] ?? '')
  if (collection === undefined) return words(404, 'Not Found')
  const list = new URL(request.url).searchParams.get('icons') ?? ''
  const names = [...new Set(list.split(',').filter((name) => name !== ''))]
  if (names.length === 0 || names.length > mostIcons || list.length > longestList)
    return words(400, 'Bad Request')
  const body = JSON.stringify(chosen(collection, names))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { 'cache-control': `public, max-age=${weekS}`, etag }
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  })
}

const words = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=60' },
  })

/** Returns the part of a collection with the given names and the icons of aliases among them. */
function chosen({ icons, aliases, ...collection }: IconCollection, names: readonly string[]) {
  const renamed = pick(aliases, names)
  const parents = Object.values(renamed).map(({ parent }) => parent)
  const found = pick(icons, [...names, ...parents])
  const missing = names.filter((name) => !Object.hasOwn(icons, name) && !Object.hasOwn(aliases, name))
  return {
    ...collection,
    icons: found,
    aliases: renamed,
    ...(missing.length > 0 ? { not_found: missing } : {}),
  }
}

function pick<Value>(all: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(all, name) ? all[name] : undefined
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}
