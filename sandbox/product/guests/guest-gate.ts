import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { guestReadings } from '../../../src/contract/product-api/other-account-endpoints.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { bearerTokenOf } from '../../identity/access-tokens.ts'
import { calledEndpoint } from '../called-endpoint.ts'
import { type CallerDeps, readCaller } from '../users/caller.ts'
import { noteOpening } from './guest-openings.ts'

type GateDeps = CallerDeps & { readonly now: () => Date }
type CallContext = Context<SandboxHono>

/** Returns the kind and the id that a call reads; undefined for calls that no guest may make. */
function readingOf(request: { readonly method: string; readonly path: string }) {
  const called = calledEndpoint(request)
  if (called === undefined || called.method !== 'GET') return undefined
  const { access, id, path } = called
  const reading = Object.hasOwn(guestReadings, path) ? guestReadings[path] : undefined
  if (reading !== undefined) return { ...reading, id }
  // Guests may read public data.
  return access === 'public' ? { kind: null, id: null } : undefined
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
    // What is confirmed unchanged (304) is read as well.
    const isRead = res.ok || res.status === 304
    if (kind === null || !isRead || context.req.method === 'HEAD') return
    const document = kind === 'document' || kind === 'file' ? id : null
    await noteOpening(deps.db, { grantId: guest.grantId, kind, document, now: deps.now() })
    if (kind !== 'file' || res.body === null) return
    const isGood = async () => (await deps.readAccessToken(token)) !== undefined
    context.res = new Response(guarded(res.body, isGood), res)
  })
}
