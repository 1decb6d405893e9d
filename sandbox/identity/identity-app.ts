import type { IncomingMessage } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { createPasswordCheck } from '../accounts/passwords.ts'
import type { SandboxDeps } from '../deps.ts'
import { logFailure } from '../http/log-failure.ts'
import { problem } from '../http/problem.ts'
import { type AccessTokenCheck, bearerTokenOf, createAccessTokenCheck } from './access-tokens.ts'
import { addAccountRoutes } from './account-routes.ts'
import { claimsOf } from './claims.ts'
import type { IdentityContext, IdentityHono, InteractionDeps } from './interaction.ts'
import { readIdentityKeys } from './keys.ts'
import { isFontName, readFont } from './pages/fonts.ts'
import { securityHeaders } from './pages/page.ts'
import { isScriptName, readScript } from './pages/passkey-script.ts'
import { identityStyle } from './pages/style.ts'
import { addPasskeyRoutes } from './passkey-routes.ts'
import { identityPath } from './paths.ts'
import { createProvider } from './provider.ts'
import { sendStopped } from './send-page.ts'
import { addSignInRoutes } from './sign-in-routes.ts'
import { signOut } from './sign-out.ts'

/** The identity provider, and the access token check for the product API. */
export type Identity = { readonly app: Hono<IdentityHono>; readonly readAccessToken: AccessTokenCheck }

/**
 * Makes the library read host and scheme from the configured URL: values sent by a caller or proxy must not
 * reach the discovery document, or decide whether cookies are secure.
 */
function pretendPublicAddress(incoming: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl)
  incoming.headers.host = host
  incoming.headers['x-forwarded-proto'] = protocol.replace(':', '')
  delete incoming.headers['x-forwarded-host']
  delete incoming.headers['x-forwarded-for']
}

/**
 * Passes the request to the library with a path relative to its mount point, which it knows from
 * `originalUrl`.
 */
async function askLibrary(
  context: IdentityContext,
  handle: ReturnType<InteractionDeps['provider']['callback']>,
  portalUrls: readonly string[],
): Promise<Response> {
  const { incoming, outgoing } = context.env
  for (const [name, value] of Object.entries(securityHeaders(portalUrls))) outgoing.setHeader(name, value)
  outgoing.setHeader('x-request-id', context.get('requestId'))
  const url = incoming.url ?? '/'
  Object.assign(incoming, { originalUrl: url, url: url.slice(identityPath.length) || '/' })
  await handle(incoming, outgoing)
  return RESPONSE_ALREADY_SENT
}

/** Responds with the claims of an access token's account (OpenID Connect Core 1.0, section 5.3). */
async function sendUserInfo(context: IdentityContext, deps: SandboxDeps, readAccessToken: AccessTokenCheck) {
  const token = await readAccessToken(bearerTokenOf(context.req.header('authorization')) ?? '')
  const account = token?.account
  if (account !== undefined) {
    return context.json(claimsOf(account, deps.env.identity.roleClaim), 200, { 'cache-control': 'no-store' })
  }
  const headers = { 'www-authenticate': 'Bearer error="invalid_token"', 'cache-control': 'no-store' }
  return context.json({ error: 'invalid_token' }, 401, headers)
}

function addFiles(app: Hono<IdentityHono>): void {
  const kept = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' }
  app.get('/style.css', (context) =>
    context.body(identityStyle, 200, { ...kept, 'content-type': 'text/css; charset=utf-8' }),
  )
  app.get('/fonts/:name', async (context) => {
    const name = context.req.param('name')
    if (!isFontName(name)) return context.notFound()
    return context.body(await readFont(name), 200, { ...kept, 'content-type': 'font/woff2' })
  })
  app.get('/scripts/:name', async (context) => {
    const name = context.req.param('name')
    if (!isScriptName(name)) return context.notFound()
    return context.body(await readScript(name), 200, {
      ...kept,
      'content-type': 'text/javascript; charset=utf-8',
    })
  })
}

/** Responds to a failure: people get a page, programs that ask with a token a problem document. */
function sendFailure(
  context: IdentityContext,
  deps: SandboxDeps,
  error: Error,
): Response | Promise<Response> {
  if (error instanceof HTTPException && error.res !== undefined) return error.res
  logFailure(deps.log, context.get('requestId'), error)
  const isForPrograms = context.req.path === `${identityPath}/userinfo`
  return isForPrograms ? problem(context, 'internal_error') : sendStopped(context, deps, 'unavailable')
}

/** Creates the identity provider (P-122): Auth0's URLs, a certified library behind them, pages of our own. */
export async function createIdentity(deps: SandboxDeps): Promise<Identity> {
  const keys = await readIdentityKeys(deps.db)
  const provider = createProvider(deps, keys)
  const handle = provider.callback()
  const readAccessToken = createAccessTokenCheck(deps, keys)
  const formKey = keys.cookieKeys.join()
  const passwordMatches = await createPasswordCheck()
  const routeDeps = { ...deps, provider, formKey, passwordMatches }
  const app = new Hono<IdentityHono>()
  app.use('*', async (context, next) => {
    pretendPublicAddress(context.env.incoming, deps.publicUrl)
    await next()
  })
  app.use('*', (context, next) =>
    context.req.url.includes('%00') ? sendStopped(context, deps, 'failure') : next(),
  )
  app.onError((error, context) => sendFailure(context, deps, error))
  addFiles(app)
  addSignInRoutes(app, routeDeps)
  addAccountRoutes(app, routeDeps)
  addPasskeyRoutes(app, routeDeps)
  app.get('/v2/logout', (context) => signOut(context, routeDeps))
  app.on(['GET', 'POST'], '/userinfo', (context) => sendUserInfo(context, deps, readAccessToken))
  app.all('*', (context) => askLibrary(context, handle, deps.env.identity.portalUrls))
  return { app, readAccessToken }
}
