import { createHash } from 'node:crypto'
import { type Icon, readIcon } from '../../lib/icons/read-icon.ts'
import { matchesEtag } from '../http/etag.server.ts'
import { log } from '../process/log.server.ts'

/** Icons of one family in Iconify's JSON form. */
type IconCollection = {
  readonly prefix: string
  readonly lastModified?: number
  readonly width: number
  readonly height: number
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>
}

/** The one collection that the portal has, under its name in addresses. */
const defaultCollection = 'lucide'

/** Part of the build, so its shape is the compiler's to check. */
const load = async (): Promise<IconCollection> =>
  (await import('@iconify-json/lucide/icons.json', { with: { type: 'json' } })).default

let loaded: Promise<IconCollection> | undefined

/** A collection by name, read with the first icon; undefined for one that the portal does not have. */
async function iconCollection(name: string): Promise<IconCollection | undefined> {
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

const mostIcons = 64
const longestList = 2048
const fileForm = /^([a-z\d-]{1,40})\.json$/
const weekS = 604_800

/**
 * Answers `GET /api/icons/{collection}.json?icons=a,b` in the form of Iconify's own service (P-111):
 * the named icons, and in `not_found` the names that there are none for. 404 for an unknown collection, 400 for a list
 * that is empty or longer than any page needs.
 */
export async function answerWithIcons(request: Request, file: string): Promise<Response> {
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

/** The part of a collection that has the given names, older names with what they now are. */
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
