import { deleteCookie } from 'hono/cookie'
import { browserSession } from './browser-session.ts'
import { clientNameOf, logoutUrls } from './clients.ts'
import type { IdentityContext, InteractionDeps } from './interaction.ts'
import { identityPath } from './paths.ts'
import { stop } from './send-page.ts'

/** Query and fragment are ignored when a URL is looked up in the list; the path is compared verbatim. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '')
}

/** Returns the redirect URL of a sign-out; undefined when the requested one is not in the list. */
function returnAddress({ env }: InteractionDeps, asked: string | undefined): string | undefined {
  const allowed = logoutUrls(env.identity)
  if (asked === undefined) return allowed[0]
  return allowed.includes(withoutQuery(asked)) ? asked : undefined
}

async function endBrowserSession(context: IdentityContext, { provider }: InteractionDeps): Promise<void> {
  const session = await browserSession(context, provider)
  if (session.accountId !== undefined) await session.destroy()
  const name = provider.cookieName('session')
  for (const cookie of [name, `${name}.sig`]) deleteCookie(context, cookie, { path: identityPath })
}

/**
 * Implements Auth0's logout: `client_id`, and `returnTo` if it is in the client's list; otherwise the
 * list's first.
 */
export async function signOut(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const client = clientNameOf(deps.env.identity, context.req.query('client_id'))
  const address = returnAddress(deps, context.req.query('returnTo'))
  if (client === undefined || address === undefined) return stop(context, deps, 'failure')
  await endBrowserSession(context, deps)
  return context.redirect(address, 302)
}
