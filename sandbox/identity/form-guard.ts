import { createMiddleware } from 'hono/factory'
import type { SandboxDeps } from '../deps.ts'
import type { IdentityHono } from './interaction.ts'
import { stop } from './send-page.ts'

function isFromOurPages(context: { header(name: string): string | undefined }, publicUrl: string): boolean {
  const site = context.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return context.header('origin') === new URL(publicUrl).origin
}

/** Refuses cross-site forms, by `Sec-Fetch-Site` or else `Origin`. */
export function formGuard(deps: Pick<SandboxDeps, 'env' | 'publicUrl'>) {
  return createMiddleware<IdentityHono>(async (context, next) => {
    const ours = isFromOurPages({ header: (name) => context.req.header(name) }, deps.publicUrl)
    if (context.req.method === 'POST' && !ours) return stop(context, deps, 'failure')
    return next()
  })
}
