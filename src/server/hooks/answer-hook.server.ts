import { BodyTooLargeError, readBoundedText } from '../http/bounded-body.server.ts'
import type { Log } from '../process/log.server.ts'
import type { PurgedTags } from '../purges/purges.server.ts'
import { isFromHolder } from './hook-authority.server.ts'

export type HookDeps = {
  /** Without one nobody can prove anything, and every call is refused. */
  readonly secret: string | undefined
  readonly purge: (tags: PurgedTags) => Promise<void>
  readonly log: Pick<Log, 'info' | 'error'>
}

/** What an event makes out of date. It is close when it says exactly what changed. */
export type HookReading = { readonly tags: PurgedTags; readonly isClose: boolean }

/** The reading of an event that could mean anything. */
export const everything: HookReading = { tags: 'all', isClose: false }

/** Reads the event in a body; `body` is undefined for what is no JSON. */
export type ReadHook = (body: unknown) => HookReading

const largestBodyBytes = 1_000_000

const refuse = (status: number, title: string, headers: Record<string, string> = {}) =>
  Response.json(
    { title, status },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  )

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readBody(request: Request): Promise<string | undefined> {
  try {
    return (await readBoundedText(new Response(request.body), largestBodyBytes)).text
  } catch (error) {
    if (error instanceof BodyTooLargeError) return undefined
    throw error
  }
}

/**
 * Answers a webhook: proves who sent it, reads what changed, and forgets what shows it. An authentic event that cannot be
 * read purges more than it may mean and is logged: refusing it would leave what it changed on the pages. 200 says that this
 * process has forgotten and the others are told; 503 that the others could not be told.
 */
export async function answerHook(request: Request, read: ReadHook, deps: HookDeps): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Method Not Allowed', { allow: 'POST' })
  const body = await readBody(request)
  if (body === undefined) return refuse(413, 'Content Too Large')
  if (deps.secret === undefined || !isFromHolder(request.headers, body, deps.secret)) {
    return refuse(401, 'Unauthorized', { 'www-authenticate': 'Bearer' })
  }
  const { tags, isClose } = read(parseJson(body))
  // The body may name somebody: the log says how far it was purged, which names the type at most.
  if (!isClose) deps.log.error({ tags }, 'event of a backend not understood, purged widely')
  try {
    if (tags === 'all' || tags.length > 0) await deps.purge(tags)
  } catch (error) {
    deps.log.error({ err: error }, 'other processes could not be told of a purge')
    return refuse(503, 'Service Unavailable', { 'retry-after': '5' })
  }
  deps.log.info({ tags }, 'purged')
  return Response.json({ purged: tags })
}
