import { count, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { contentRoles, contentUsers } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { ContentHono } from '../http/content-context.ts'
import { ContentError, forbidden } from '../http/content-error.ts'
import { type Body, readBody } from '../http/read-body.ts'
import { invalidKey, parseQuery } from '../query/parse-query.ts'
import { compileSelection } from '../query/selection.ts'
import type { Accounts } from './accounts.ts'
import { isEditor } from './caller.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Tokens } from './tokens.ts'
import { confirmedPath } from './user-mails.ts'
import { roleValues, selectedUserResponse, userResponse } from './user-response.ts'
import type { UserRow } from './user-rows.ts'

/** Dependencies of the authentication calls. `addressOf` returns the caller's address, for the rate limit. */
export type AuthDeps = Pick<SandboxDeps, 'db' | 'env'> & {
  readonly accounts: Accounts
  readonly tokens: Tokens
  readonly rateLimit: RateLimit
  addressOf(context: Context): string
}

type ContentContext = Context<ContentHono>
type Handler = (context: ContentContext, body: Body) => Promise<Response>

/** Rate-limits a handler by path, address and, where a body has one, email: Strapi's key. */
function limited(deps: AuthDeps, handle: Handler) {
  return async (context: ContentContext) => {
    const body = context.req.method === 'POST' ? await readBody(context) : {}
    const email = typeof body.email === 'string' ? body.email.toLowerCase() : ''
    deps.rateLimit.count(context, `${context.req.path} ${deps.addressOf(context)} ${email}`)
    return handle(context, body)
  }
}

function signedIn({ tokens }: AuthDeps) {
  return async (context: ContentContext, user: UserRow) =>
    context.json({ jwt: await tokens.issue(user), user: userResponse(user) }, 200)
}

function addSignIn(app: Hono<ContentHono>, deps: AuthDeps): void {
  const { accounts } = deps
  const respond = signedIn(deps)
  app.post(
    '/auth/local',
    limited(deps, async (context, body) => respond(context, await accounts.signIn(body))),
  )
  app.post(
    '/auth/local/register',
    limited(deps, async (context, body) =>
      context.json({ user: userResponse(await accounts.register(body, context.get('locale'))) }, 200),
    ),
  )
  app.post(
    '/auth/reset-password',
    limited(deps, async (context, body) => respond(context, await accounts.resetPassword(body))),
  )
  app.post(
    '/auth/change-password',
    limited(deps, async (context, body) => {
      const caller = context.get('caller')
      if (caller.kind !== 'user') throw forbidden()
      return respond(context, await accounts.changePassword(caller.user, body))
    }),
  )
}

function addMails(app: Hono<ContentHono>, deps: AuthDeps): void {
  const { accounts, env } = deps
  app.post(
    '/auth/forgot-password',
    limited(deps, async (context, body) => {
      await accounts.forgotPassword(body, context.get('locale'))
      return context.json({ ok: true }, 200)
    }),
  )
  app.post(
    '/auth/send-email-confirmation',
    limited(deps, async (context, body) =>
      context.json({ email: await accounts.sendConfirmation(body, context.get('locale')), sent: true }, 200),
    ),
  )
  app.get('/auth/email-confirmation', async (context) => {
    await accounts.confirm(context.req.query('confirmation'))
    const locale = context.req.query('locale') === 'en' ? 'en' : 'fr'
    return context.redirect(`${env.portalUrl}${confirmedPath[locale]}`, 302)
  })
}

/** No provider is configured: staff sign in with email and password (P-141). */
function addProviders(app: Hono<ContentHono>, deps: AuthDeps): void {
  const disabled = limited(deps, () => {
    throw new ContentError('ApplicationError', 'This provider is disabled')
  })
  app.get('/connect/:provider', disabled)
  app.get('/connect/:provider/callback', disabled)
  app.get('/auth/:provider/callback', () => {
    throw new ContentError('ApplicationError', 'OAuth authentication requires a completed provider session')
  })
}

function readMyself(context: ContentContext) {
  const caller = context.get('caller')
  if (caller.kind !== 'user') throw forbidden()
  const query = parseQuery(new URL(context.req.url).search)
  const unknown = Object.keys(query).find((name) => !['populate', 'fields'].includes(name))
  if (unknown !== undefined) throw invalidKey(unknown, unknown)
  return context.json(selectedUserResponse(caller, compileSelection('user', query)), 200)
}

function listRoles({ db }: AuthDeps) {
  return async (context: ContentContext) => {
    if (!isEditor(context.get('caller'))) throw forbidden()
    const rows = await db
      .select({ role: contentRoles, users: count(contentUsers.id) })
      .from(contentRoles)
      .leftJoin(contentUsers, eq(contentUsers.roleId, contentRoles.id))
      .groupBy(contentRoles.id)
      .orderBy(contentRoles.id)
    return context.json(
      { roles: rows.map(({ role, users }) => ({ ...roleValues(role), nb_users: users })) },
      200,
    )
  }
}

function listLocales({ env }: AuthDeps) {
  return (context: ContentContext) => {
    if (!isEditor(context.get('caller'))) throw forbidden()
    const names = { fr: 'French (fr)', en: 'English (en)' }
    const locales = (['fr', 'en'] as const).map((code, index) => ({
      id: index + 1,
      code,
      name: names[code],
      isDefault: code === env.content.defaultLocale,
    }))
    return context.json(locales, 200)
  }
}

function refuseList(): never {
  throw forbidden()
}

/** Creates the routes of the content backend's own users (P-210), and staff's look-ups. */
export function createAuthRoutes(deps: AuthDeps): Hono<ContentHono> {
  const app = new Hono<ContentHono>()
  addSignIn(app, deps)
  addMails(app, deps)
  addProviders(app, deps)
  app.get('/users/me', readMyself)
  // No role may list users, as in a new Strapi.
  for (const path of ['/users', '/users/count', '/users/:id']) app.get(path, () => refuseList())
  app.get('/users-permissions/roles', listRoles(deps))
  app.get('/i18n/locales', listLocales(deps))
  return app
}
