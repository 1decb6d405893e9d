import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  notificationEndpoints,
  unsubscribeEndpoint,
} from '../../../src/contract/product-api/notification-endpoints.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { bodyOf, headers, json, refused, security, signedInRefusals } from '../route-parts.ts'
import { type CallerDeps, requireAccount } from '../users/caller.ts'
import { listNotifications } from './list-notifications.ts'
import { readSettings, toMailSettings, unsubscribe, updateSettings } from './mail-settings.ts'
import { markRead } from './mark-read.ts'
import { recipientOf } from './notification-rows.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = CallerDeps & { readonly now: () => Date }

const refusals = {
  400: refused('The request is malformed'),
  ...signedInRefusals,
}

function routesOf(client: ClientName) {
  const { listNotifications: list, markNotificationsRead: mark } = notificationEndpoints[client]
  return {
    list: createRoute({
      method: 'get',
      path: list.path,
      summary: 'Lists what the user may want to know, newest first',
      security,
      request: { headers, query: list.query },
      responses: { 200: json(list.response, 'One page of notifications'), ...refusals },
    }),
    mark: createRoute({
      method: 'post',
      path: mark.path,
      summary: 'Marks some notifications, or all up to an instant, as read',
      security,
      request: {
        headers,
        body: bodyOf(mark.body),
      },
      responses: {
        200: json(mark.response, 'Done'),
        404: refused('One of them is not the user’s own or does not exist; none is marked'),
        ...refusals,
      },
    }),
  }
}

function mailRoutesOf(client: ClientName) {
  const { getMailSettings: get, updateMailSettings: update } = notificationEndpoints[client]
  return {
    get: createRoute({
      method: 'get',
      path: get.path,
      summary: 'Tells how soon the user is told of each topic by email',
      security,
      request: { headers },
      responses: { 200: json(get.response, 'The settings'), ...refusals },
    }),
    update: createRoute({
      method: 'post',
      path: update.path,
      summary: 'Changes how soon the user is told of each topic by email',
      security,
      request: { headers, body: bodyOf(update.body) },
      responses: { 200: json(update.response, 'The settings'), ...refusals },
    }),
  }
}

const unsubscribeRoute = createRoute({
  method: 'post',
  path: unsubscribeEndpoint.path,
  summary: 'Ends the emails of one topic, by the secret of one of them',
  request: { headers, body: bodyOf(unsubscribeEndpoint.body) },
  responses: {
    200: json(unsubscribeEndpoint.response, 'Done'),
    400: refused('The request is malformed'),
    404: refused('No email holds this secret, or it is over'),
  },
})

function addMailSettings(app: App, deps: Deps, client: ClientName): void {
  const routes = mailRoutesOf(client)
  app.openapi(routes.get, async (context) => {
    const { email, id } = await requireAccount(context, deps, client)
    return context.json(await readSettings(deps.db, { id, email }), 200)
  })
  app.openapi(routes.update, async (context) => {
    const { email, id } = await requireAccount(context, deps, client)
    const change = { pace: context.req.valid('json'), now: deps.now() }
    return context.json(toMailSettings(await updateSettings(deps.db, id, change), email), 200)
  })
}

const askedIn = (context: Context<SandboxHono>, { now }: Deps) => ({
  locale: context.get('locale'),
  now: now(),
})

/**
 * Adds the calls for a user's notifications, their read state, and the emails about them. Notifications themselves are
 * pulled, never pushed.
 */
export function addNotifications(app: App, deps: Deps): void {
  app.openapi(unsubscribeRoute, async (context) => {
    const topic = await unsubscribe(deps.db, context.req.valid('json').token, deps.now())
    return topic === undefined ? refuse(context, 'not_found') : context.json({ topic }, 200)
  })
  for (const client of ['partner', 'investor'] as const) {
    addMailSettings(app, deps, client)
    const routes = routesOf(client)
    app.openapi(routes.list, async (context) => {
      const account = await requireAccount(context, deps, client)
      const recipient = await recipientOf(deps.db, account, askedIn(context, deps))
      const asked = context.req.valid('query')
      return context.json(await listNotifications(deps.db, asked, recipient), 200)
    })
    app.openapi(routes.mark, async (context) => {
      const account = await requireAccount(context, deps, client)
      const recipient = await recipientOf(deps.db, account, askedIn(context, deps))
      const isDone = await markRead(deps.db, recipient, context.req.valid('json'))
      return isDone ? context.json({ done: true } as const, 200) : refuse(context, 'not_found')
    })
  }
}
