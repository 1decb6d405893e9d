import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { SandboxDeps } from '../deps.ts'
import { createVisitorAddress } from '../http/visitor-address.ts'
import { createEntryRoutes } from './entries/entry-routes.ts'
import type { ContentHono } from './http/content-context.ts'
import { ContentError, errorResponse, notFound } from './http/content-error.ts'
import { contentHeaders } from './http/headers.ts'
import { BrokenJsonError } from './http/read-body.ts'
import { makeUpload } from './uploads/make-upload.ts'
import { createUploadFiles } from './uploads/upload-files.ts'
import { createUploadRoutes } from './uploads/upload-routes.ts'
import { createAccounts } from './users/accounts.ts'
import { createAuthRoutes } from './users/auth-routes.ts'
import { readCaller } from './users/caller.ts'
import { createRateLimit } from './users/rate-limit.ts'
import { tokenKeyReader } from './users/secrets.ts'
import { createTokens, type Tokens } from './users/tokens.ts'
import { createUserMails } from './users/user-mails.ts'
import { createWebhooks } from './webhooks.ts'

type ContentDeps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'now' | 'mailbox'>

function respondWithError({ log }: ContentDeps) {
  return (error: Error, context: Context<ContentHono>): Response => {
    if (error instanceof ContentError) {
      const { status, name, message, details } = error
      return errorResponse(context, status, { name, message, details })
    }
    if (error instanceof BrokenJsonError) {
      return errorResponse(context, 400, { name: error.name, message: error.message })
    }
    log.error({ requestId: context.get('requestId'), error }, 'content request failed')
    return errorResponse(context, 500, { name: 'InternalServerError', message: 'Internal Server Error' })
  }
}

function createApi(deps: ContentDeps, tokens: Tokens): Hono<ContentHono> {
  const { db, env, now, mailbox } = deps
  const mails = createUserMails({ mailbox, portalUrl: env.portalUrl })
  const accounts = createAccounts({ db, now, mails, demoAllowed: env.demoAllowed })
  const addressOf = createVisitorAddress(env.trustedCallers)
  const rateLimit = createRateLimit(env.content.requestsPerMinute, now)
  const api = new Hono<ContentHono>()
  api.use('*', async (context, next) => {
    context.set('caller', await readCaller(context, tokens, env.content.apiToken))
    await next()
    context.header('cache-control', 'no-store')
  })
  api.route('/', createAuthRoutes({ db, env, accounts, tokens, rateLimit, addressOf }))
  api.route(
    '/',
    createEntryRoutes({ db, env, now, webhooks: createWebhooks({ env: env.content, log: deps.log }) }),
  )
  return api
}

/**
 * Creates the content backend, compatible with Strapi 5 in its legacy token mode: entries, the media
 * library's files, and the authentication calls, all from the database. Deviations from the original are
 * listed with the contract tests.
 */
export function createContentApp(deps: ContentDeps): Hono<ContentHono> {
  const { db, env, now } = deps
  const tokens = createTokens({ db, now, key: tokenKeyReader(db) })
  const folder = join(env.dataDir, 'uploads')
  const files = createUploadFiles({ db, folder, make: (recipe) => makeUpload(recipe, env.content.seedDir) })
  const app = new Hono<ContentHono>()
  app.onError(respondWithError(deps))
  app.use('*', contentHeaders(env.portalUrl))
  app.route('/uploads', createUploadRoutes(files))
  app.route('/api', createApi(deps, tokens))
  // Strapi's administration; here staff work in the back office.
  app.get('/admin', (context) => context.redirect('/back-office', 302))
  app.all('*', () => {
    throw notFound()
  })
  return app
}
