import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { mandatedCalls } from '../../../src/contract/product-api/other-account-endpoints.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { type AccessToken, bearerTokenOf } from '../../identity/access-tokens.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { calledEndpoint } from '../called-endpoint.ts'
import { guarded } from '../guests/guest-gate.ts'
import { type CallerDeps, readCaller } from '../users/caller.ts'
import { mandateTokenStart } from './mandate-views.ts'

type GateDeps = CallerDeps & { readonly now: () => Date }
type Called = NonNullable<ReturnType<typeof calledEndpoint>>
type Mandate = NonNullable<AccessToken['mandate']>

/** Reports whether a mandate allows a call: one of its list, or the reading of public data. */
function allows({ power, scope }: Mandate, { access, method, path }: Called): boolean {
  const key = `${method} ${path}`
  const call = Object.hasOwn(mandatedCalls, key) ? mandatedCalls[key] : undefined
  if (call === undefined) return access === 'public' && method === 'GET'
  const isCovered = call.part === undefined || scope === 'both' || scope === call.part
  return isCovered && (call.power === 'read' || power === 'act')
}

/**
 * Lets a person who acts for a holder make the calls that their mandate allows, and no other. An act is in the audit log
 * before it is done, with who acted (P-693); a file ends in mid-download when the mandate does.
 */
export function addMandateGate(app: OpenAPIHono<SandboxHono>, deps: GateDeps): void {
  app.use('*', async (context: Context<SandboxHono>, next) => {
    const token = bearerTokenOf(context.req.header('authorization'))
    if (token?.startsWith(mandateTokenStart) !== true) return next()
    const caller = await readCaller(context, deps)
    const called = calledEndpoint(context.req)
    if (caller?.mandate === undefined || called === undefined || !allows(caller.mandate, called))
      return refuse(context, 'forbidden')
    const { accountId: subject, mandate } = caller
    if (called.method !== 'GET')
      await appendAudit(deps.db, {
        ...{ happenedAt: deps.now(), actor: mandate.person.id, action: 'acted_by_mandate' as const, subject },
        details: { mandate: mandate.id, call: called.path, ...(called.id !== null && { id: called.id }) },
      })
    await next()
    const { res } = context
    const isFile = !(res.headers.get('content-type') ?? '').includes('json')
    if (!res.ok || res.body === null || !isFile || context.req.method === 'HEAD') return
    const isGood = async () => (await deps.readAccessToken(token)) !== undefined
    context.res = new Response(guarded(res.body, isGood), res)
  })
}
