import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SandboxEnv } from '../env.ts'
import { problem } from '../http/problem.ts'

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/**
 * Tells whether a request comes from this machine. It must also name a loopback host, which prevents DNS rebinding by a
 * web site.
 */
export const isLocalRequest = ({ isLoopback }: Pick<SandboxEnv, 'isLoopback'>, { req }: Context): boolean =>
  isLoopback && loopbackName.test(req.header('host') ?? '')

/**
 * Restricts pages with private messages to loopback.
 *
 * @param mayOpenElsewhere whether the page may be read on another address too
 */
export function localOnly(env: Pick<SandboxEnv, 'isLoopback'>, mayOpenElsewhere: boolean) {
  return createMiddleware(async (context, next) => {
    if (!isLocalRequest(env, context) && (env.isLoopback || !mayOpenElsewhere))
      return problem(context, 'forbidden')
    return next()
  })
}
