import { createMiddleware } from 'hono/factory'
import type { SandboxEnv } from '../env.ts'
import { problem } from '../http/problem.ts'

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/**
 * Keeps pages that show private messages or administer data from being open to a network. On loopback, the request
 * must also name a loopback host: a web site that points its own name at this machine gets nothing.
 *
 * @param mayOpenElsewhere whether the page may be read on another address too
 */
export function localOnly(env: Pick<SandboxEnv, 'isLoopback'>, mayOpenElsewhere: boolean) {
  return createMiddleware(async (context, next) => {
    const isLocal = env.isLoopback && loopbackName.test(context.req.header('host') ?? '')
    if (!isLocal && (env.isLoopback || !mayOpenElsewhere)) return problem(context, 'forbidden')
    return next()
  })
}
