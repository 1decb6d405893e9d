import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { notificationEndpoints } from '../../../src/contract/product-api/notification-endpoints.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { bodyOf, headers, json, refused, security, signedInRefusals } from '../route-parts.ts'
import { type CallerDeps, requireAccount } from '../users/caller.ts'
import { listNotifications } from './list-notifications.ts'
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
      responses: { 200: json(list.answer, 'One page of notifications'), ...refusals },
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
        200: json(mark.answer, 'Done'),
        404: refused('One of them is not the user’s own or does not exist; none is marked'),
        ...refusals,
      },
    }),
  }
}

const askedIn = (context: Context<SandboxHono>, { now }: Deps) => ({
  locale: context.get('locale'),
  now: now(),
})

/** Adds the calls for a user's notifications and their read state. Notifications are pulled, never pushed. */
export function addNotifications(app: App, deps: Deps): void {
  for (const client of ['partner', 'investor'] as const) {
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
