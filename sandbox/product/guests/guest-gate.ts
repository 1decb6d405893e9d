import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { allProductEndpoints } from '../../../src/contract/product-api/endpoints.ts'
import { guestReadings } from '../../../src/contract/product-api/guest-endpoints.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { bearerTokenOf } from '../../identity/access-tokens.ts'
import { type CallerDeps, readCaller } from '../users/caller.ts'
import { noteOpening } from './guest-openings.ts'

type GateDeps = CallerDeps & { readonly now: () => Date }
type CallContext = Context<SandboxHono>

const mountedAt = /^\/product(?=\/)/
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)

/** Paths that are read, those without an id first: `/documents/search` is no document. */
const readPaths = allProductEndpoints
  .filter(({ method }) => method === 'GET')
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map(({ access, path }) => ({ access, path, pattern: patternOf(path) }))

/** Returns the kind and the id that a call reads; undefined for calls that no guest may make. */
function readingOf({ method, path: whole }: { readonly method: string; readonly path: string }) {
  if (!readingMethods.has(method)) return undefined
  const path = whole.replace(mountedAt, '')
  const found = readPaths.find(({ pattern }) => pattern.test(path))
  if (found === undefined) return undefined
  const reading = Object.hasOwn(guestReadings, found.path) ? guestReadings[found.path] : undefined
  if (reading !== undefined) return { ...reading, id: found.pattern.exec(path)?.[1] ?? null }
  // Guests may read public data.
  return found.access === 'public' ? { kind: null, id: null } : undefined
}

/** Ends a file in mid-download as soon as the access is over: its reader sees a download that failed. */
export function guarded(
  body: ReadableStream<Uint8Array>,
  isGood: () => Promise<boolean>,
): ReadableStream<Uint8Array> {
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        if (await isGood()) controller.enqueue(chunk)
        else controller.error(new Error('the access of the guest is over'))
      },
    }),
  )
}

/**
 * Lets guests read only the data that their access names, refuses changes by any call, and records their openings in
 * the owner's history before a byte is sent (P-622, P-623, P-624).
 */
export function addGuestGate(app: OpenAPIHono<SandboxHono>, deps: GateDeps): void {
  app.use('*', async (context: CallContext, next) => {
    const token = bearerTokenOf(context.req.header('authorization'))
    if (token?.startsWith('guest_') !== true) return next()
    const guest = (await readCaller(context, deps))?.guest
    const reading = readingOf(context.req)
    if (guest === undefined || reading === undefined) return refuse(context, 'forbidden')
    const { id, kind, part } = { part: undefined, ...reading }
    if (part !== undefined && guest.scope !== 'both' && guest.scope !== part)
      return refuse(context, 'forbidden')
    await next()
    const { res } = context
    if (kind === null || !res.ok || context.req.method === 'HEAD') return
    const document = kind === 'document' || kind === 'file' ? id : null
    await noteOpening(deps.db, { grantId: guest.grantId, kind, document, now: deps.now() })
    if (kind !== 'file' || res.body === null) return
    const isGood = async () => (await deps.readAccessToken(token)) !== undefined
    context.res = new Response(guarded(res.body, isGood), res)
  })
}
