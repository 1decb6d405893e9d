import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { SandboxDeps } from '../deps.ts'
import type { IdentityHono } from './interaction.ts'
import { sendStopped, stop } from './send-page.ts'

const mostBytes = 16_384

function isFromOurPages(context: { header(name: string): string | undefined }, publicUrl: string): boolean {
  const site = context.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return context.header('origin') === new URL(publicUrl).origin
}

/** Refuses forms that are too long, and cross-site forms by `Sec-Fetch-Site` or else `Origin`: each with a page. */
export function formGuards(deps: Pick<SandboxDeps, 'env' | 'publicUrl'>) {
  const isShort = bodyLimit({
    maxSize: mostBytes,
    onError: (context) => sendStopped(context, deps, 'tooLarge'),
  })
  const isOurs = createMiddleware<IdentityHono>(async (context, next) => {
    const ours = isFromOurPages({ header: (name) => context.req.header(name) }, deps.publicUrl)
    if (context.req.method === 'POST' && !ours) return stop(context, deps, 'failure')
    return next()
  })
  return [isShort, isOurs] as const
}
