import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { filePolicy, securityHeaders } from './security-headers.server.ts'

const yearS = 31_536_000
/** Files of fixed names (icons, logos, the error page's styles): a day, and for a week the old one while it is asked for. */
const namedControl = 'public, max-age=86400, stale-while-revalidate=604800'
const hashedPrefix = '/assets/'
const precompressed = /\.(br|gz)$/

/** Types that the file server does not know, and that browsers refuse as unknown ones. */
const moreTypes: Readonly<Record<string, string>> = {
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves the files of the client build, compressed at build time: those with a hash in their name for a year, the
 * others for a day. Only names that were there at start are looked up, so that no page costs a disk access.
 */
export function createAssets(directory: string, isHttps: boolean): ServerMiddleware {
  const names = new Set(listFiles(directory))
  const shared = { dir: directory, encodings: true, compress: false } as const
  const hashed = staticMiddleware({ ...shared, maxAge: yearS, immutable: true })
  const named = staticMiddleware(shared)
  return async (request, next) => {
    const { pathname } = new URL(request.url)
    if (!names.has(pathname)) return next()
    const answer = await (pathname.startsWith(hashedPrefix) ? hashed : named)(request, next)
    return withHeaders(answer, pathname, isHttps)
  }
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => !precompressed.test(name) && statSync(join(directory, name)).isFile())
    .map((name) => `/${name.split(sep).join('/')}`)
}

function withHeaders(answer: Response, pathname: string, isHttps: boolean): Response {
  for (const [name, value] of Object.entries(securityHeaders({ isHttps }))) answer.headers.set(name, value)
  answer.headers.set('content-security-policy', filePolicy)
  if (!pathname.startsWith(hashedPrefix)) answer.headers.set('cache-control', namedControl)
  const type = moreTypes[pathname.slice(pathname.lastIndexOf('.'))]
  if (type !== undefined) answer.headers.set('content-type', type)
  return answer
}
