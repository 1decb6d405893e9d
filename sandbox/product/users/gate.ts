import type { OpenAPIHono } from '@hono/zod-openapi'
import { allProductEndpoints } from '../../../src/contract/product-api/endpoints.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { type CallerDeps, requireCaller } from './caller.ts'

const clientOf = (path: string): ClientName => (path.startsWith('/auth/investor') ? 'investor' : 'partner')

/**
 * Refuses every private call of the contract to anonymous callers, and to users of the other client, before
 * the request is parsed, so that validation errors reveal nothing to them.
 */
export function addGate(app: OpenAPIHono<SandboxHono>, deps: CallerDeps): void {
  for (const { access, method, path } of allProductEndpoints) {
    if (access !== 'authenticated') continue
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context, next) => {
      await requireCaller(context, deps, clientOf(path))
      await next()
    })
  }
}
