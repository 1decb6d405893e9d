import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { createBackOfficeApp } from './back-office/back-office-app.ts'
import { createContentApp } from './content/content-app.ts'
import { createStaffDirectory } from './content/users/staff-directory.ts'
import type { SandboxDeps } from './deps.ts'
import { logFailure } from './http/log-failure.ts'
import { problem } from './http/problem.ts'
import { requestContext } from './http/request-context.ts'
import { withExternalTokens } from './identity/external/external-tokens.ts'
import { createIdentity } from './identity/identity-app.ts'
import type { IdentityHono } from './identity/interaction.ts'
import { identityPath } from './identity/paths.ts'
import { createMailboxApp } from './mailbox/mailbox-app.ts'
import { withSupportViews } from './product/desk/support-views.ts'
import { withGuestViews } from './product/guests/guest-views.ts'
import { withMandateViews } from './product/mandates/mandate-views.ts'
import { createProductApp } from './product/product-app.ts'
import { styleSheet } from './web/style.ts'

/** Creates the sandbox's app: one origin, with each external system under its own path. */
export async function createSandboxApp(deps: SandboxDeps): Promise<Hono<IdentityHono>> {
  const identity = await createIdentity(deps)
  const app = new Hono<IdentityHono>()
  app.use('*', requestContext(deps.log))
  // PostgreSQL does not store U+0000 in texts. The identity provider says so by a page.
  app.use('*', (context, next) =>
    context.req.url.includes('%00') && !context.req.path.startsWith(`${identityPath}/`)
      ? Promise.resolve(problem(context, 'bad_request'))
      : next(),
  )
  app.onError((error, context) => {
    if (error instanceof HTTPException) {
      return error.res ?? problem(context, 'bad_request', { detail: error.message })
    }
    logFailure(deps.log, context.get('requestId'), error)
    return problem(context, 'internal_error')
  })
  app.notFound((context) => problem(context, 'not_found'))
  app.get('/health', (context) => context.json({ status: 'ok' }))
  app.get('/style.css', (context) =>
    context.body(styleSheet, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  app.get('/', (context) => context.redirect('/back-office'))
  // Passwords are typed on this origin, so password managers ask here too (P-176).
  const passwordPage = '/.well-known/change-password'
  app.get(passwordPage, (context) => context.redirect(`${deps.env.portalUrl}${passwordPage}`))
  app.route(identityPath, identity.app)
  const signedIn = await withExternalTokens(deps, identity.readAccessToken)
  const readAccessToken = withMandateViews(deps, withGuestViews(deps, withSupportViews(deps, signedIn)))
  const staff = createStaffDirectory(deps)
  app.route('/product', createProductApp({ ...deps, readAccessToken, staff }))
  app.route('/content', createContentApp(deps))
  app.route('/mailbox', createMailboxApp(deps))
  app.route('/back-office', createBackOfficeApp({ ...deps, staff }))
  return app
}
