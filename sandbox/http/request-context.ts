import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { wireLocaleSchema } from '../../src/contract/product-api/primitives.schema.ts'

/** Variables of every request. */
export type RequestVariables = { requestId: string; locale: 'fr' | 'en' }

/** Environment type of the sandbox's Hono apps. */
export type SandboxHono = { Variables: RequestVariables }

const acceptableRequestId = /^[\w.:-]{1,128}$/

/**
 * Uses the caller's `x-request-id` (or creates one), echoes it, reads `x-locale` (anything unknown is
 * French) and logs one line per request.
 */
export function requestContext(log: Logger) {
  return createMiddleware<SandboxHono>(async (context, next) => {
    const given = context.req.header('x-request-id')
    const requestId = given !== undefined && acceptableRequestId.test(given) ? given : randomUUID()
    context.set('requestId', requestId)
    context.set('locale', wireLocaleSchema.parse(context.req.header('x-locale')))
    context.header('x-request-id', requestId)
    const startedAt = performance.now()
    await next()
    const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
    const { method, path } = context.req
    log.info({ requestId, method, path, status: context.res.status, durationMs }, 'request')
  })
}
