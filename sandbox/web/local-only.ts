import { createMiddleware } from 'hono/factory'
import type { SandboxEnv } from '../env.ts'
import { problem } from '../http/problem.ts'

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/**
 * Restricts pages with private messages or data administration to loopback. The request must also name a
 * loopback host, which prevents DNS rebinding by a web site.
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
