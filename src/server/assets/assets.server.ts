import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerMiddleware, ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { filePolicy, securityHeaders } from '../http/security-headers.server.ts'

const yearS = 31_536_000
/** Files of fixed names (icons, logos, the error page's styles): a day, and for a week the old one while it is asked for. */
const namedControl = 'public, max-age=86400, stale-while-revalidate=604800'
const hashedPrefix = '/assets/'
/** A file of a build: never a folder, never a hidden file. */
const hashedName = /^\/assets\/(\w[\w-]*\/)?\w[\w.-]*$/
const notThere = new Response(null, { status: 404 })
const precompressed = /\.(br|gz)$/

type Next = Parameters<ServerMiddleware>[1]

type AssetOptions = {
  readonly isHttps: boolean
  /** Folders with an `assets` folder of builds before this one, and of the one that is taking its place. */
  readonly olderBuilds?: readonly string[]
}

/** Types that the file server does not know, and that browsers refuse as unknown ones. */
const moreTypes: Readonly<Record<string, string>> = {
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves the files of the client build, compressed at build time: those with a hash in their name for a year, the
 * others for a day. Only names that were there at start are looked up, so that no page costs a disk access.
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
      const answer = await look(request, () => notThere)
      if (answer !== notThere) return withHeaders(answer, pathname, isHttps)
    }
    return next()
  }

  return async (request, next) => {
    const { pathname } = new URL(request.url)
    if (!names.has(pathname)) return ofOlderBuild(request, pathname, next)
    const answer = await (pathname.startsWith(hashedPrefix) ? hashed : named)(request, next)
    return withHeaders(answer, pathname, isHttps)
  }
}

/** Folder by folder: `recursive` looks at each file once more, at every start. */
function listFiles(directory: string, below = '/'): string[] {
  const entries = readdirSync(join(directory, below), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !precompressed.test(entry.name))
  const folders = entries.filter((entry) => entry.isDirectory())
  return [
    ...files.map(({ name }) => below + name),
    ...folders.flatMap(({ name }) => listFiles(directory, `${below}${name}/`)),
  ]
}

function withHeaders(answer: Response, pathname: string, isHttps: boolean): Response {
  for (const [name, value] of Object.entries(securityHeaders({ isHttps }))) answer.headers.set(name, value)
  answer.headers.set('content-security-policy', filePolicy)
  if (!pathname.startsWith(hashedPrefix)) answer.headers.set('cache-control', namedControl)
  const type = moreTypes[pathname.slice(pathname.lastIndexOf('.'))]
  if (type !== undefined) answer.headers.set('content-type', type)
  return answer
}
