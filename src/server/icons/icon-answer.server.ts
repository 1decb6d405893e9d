import { createHash } from 'node:crypto'
import { matchesEtag } from '../etag.server.ts'
import { type IconCollection, iconCollection } from './icon-library.server.ts'

const mostIcons = 64
const longestList = 2048
const fileForm = /^([a-z\d-]{1,40})\.json$/
const weekS = 604_800

/**
 * Answers `GET /api/icons/{collection}.json?icons=a,b` in the form of Iconify's own service (specification, point 7):
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
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers })
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
