import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerMiddleware, ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { filePolicy, securityHeaders } from '../http/security-headers.server.ts'

const yearS = 31_536_000
/**
 * Files with fixed names (icons, logos, the error page's styles) are cached for a day, and served stale for a
 * week while they are revalidated.
 */
const namedControl = 'public, max-age=86400, stale-while-revalidate=604800'
const hashedPrefix = '/assets/'
/** A file of a build: no folder, no hidden file. */
const hashedName = /^\/assets\/(\w[\w-]*\/)?\w[\w.-]*$/
const notThere = new Response(null, { status: 404 })
const precompressed = /\.(br|gz)$/

type Next = Parameters<ServerMiddleware>[1]

type AssetOptions = {
  readonly isHttps: boolean
  /** Folders with an `assets` folder of earlier builds, and of the build that is replacing this one. */
  readonly olderBuilds?: readonly string[]
}

/** Content types that the file server lacks; browsers would refuse these files without them. */
const moreTypes: Readonly<Record<string, string>> = {
  '.webmanifest': 'application/manifest+json',
}

/**
 * Creates the middleware that serves the client build's files, compressed at build time: files with a hash in
 * their name are cached for a year, the others for a day. Only names that existed at startup are looked up,
 * so that a page request costs no disk access.
 */
export function createAssets(
  directory: string,
  { isHttps, olderBuilds = [] }: AssetOptions,
): ServerMiddleware {
  const names = new Set(listFiles(directory))
  const shared = { dir: directory, encodings: true, compress: false } as const
  const hashed = staticMiddleware({ ...shared, maxAge: yearS, immutable: true })
  const named = staticMiddleware(shared)
  const older = olderBuilds.map((dir) => staticMiddleware({ ...shared, dir, maxAge: yearS, immutable: true }))

  async function ofOlderBuild(request: ServerRequest, pathname: string, next: Next): Promise<Response> {
    if (!hashedName.test(pathname)) return next()
    for (const look of older) {
      const response = await look(request, () => notThere)
      if (response !== notThere) return withHeaders(response, pathname, isHttps)
    }
    return next()
  }

  return async (request, next) => {
    const { pathname } = new URL(request.url)
    if (!names.has(pathname)) return ofOlderBuild(request, pathname, next)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return withHeaders(refusedMethod(), pathname, isHttps)
    const response = await (pathname.startsWith(hashedPrefix) ? hashed : named)(request, next)
    return withHeaders(response, pathname, isHttps)
  }
}

/**
 * Lists a directory recursively; the `recursive` option of `readdirSync` would stat each file at every start.
 */
function listFiles(directory: string, below = '/'): string[] {
  const entries = readdirSync(join(directory, below), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !precompressed.test(entry.name))
  const folders = entries.filter((entry) => entry.isDirectory())
  return [
    ...files.map(({ name }) => below + name),
    ...folders.flatMap(({ name }) => listFiles(directory, `${below}${name}/`)),
  ]
}

/** Returns 405: files of the build are only read. */
const refusedMethod = (): Response =>
  new Response('Method Not Allowed', {
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

function withHeaders(response: Response, pathname: string, isHttps: boolean): Response {
  for (const [name, value] of Object.entries(securityHeaders({ isHttps }))) response.headers.set(name, value)
  response.headers.set('content-security-policy', filePolicy)
  if (response.status === 405) return response
  if (!pathname.startsWith(hashedPrefix)) response.headers.set('cache-control', namedControl)
  const type = moreTypes[pathname.slice(pathname.lastIndexOf('.'))]
  if (type !== undefined) response.headers.set('content-type', type)
  return response
}
