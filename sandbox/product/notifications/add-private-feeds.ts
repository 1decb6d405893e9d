import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { privateFeedEndpoints } from '../../../src/contract/product-api/notification-endpoints.ts'
import type { Account } from '../../accounts/accounts.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { bodyOf, headers, json, refused, security, signedInRefusals } from '../route-parts.ts'
import { type CallerDeps, isApproved, requireAccount, requireRight } from '../users/caller.ts'
import { listNews } from './list-notifications.ts'
import { recipientOf } from './notification-rows.ts'
import { createPrivateFeed, describePrivateFeed, ownerOfFeed, revokePrivateFeed } from './private-feeds.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = CallerDeps & { readonly now: () => Date }

const refusals = { 400: refused('The request is malformed'), ...signedInRefusals }
const { createPrivateFeed: create, getPrivateFeed: get } = privateFeedEndpoints
const { readPrivateFeed: read, revokePrivateFeed: revoke } = privateFeedEndpoints

const getRoute = createRoute({
  method: 'get',
  path: get.path,
  summary: 'Tells since when the investor has a private feed',
  security,
  request: { headers },
  responses: { 200: json(get.response, 'The feed'), ...refusals },
})

const createFeedRoute = createRoute({
  method: 'post',
  path: create.path,
  summary: 'Makes the secret of the investor’s private feed, and ends an earlier one',
  security,
  request: { headers },
  responses: { 200: json(create.response, 'The secret, told this once'), ...refusals },
})

const revokeRoute = createRoute({
  method: 'post',
  path: revoke.path,
  summary: 'Ends the investor’s private feed',
  security,
  request: { headers },
  responses: { 200: json(revoke.response, 'Done'), ...refusals },
})

const readRoute = createRoute({
  method: 'post',
  path: read.path,
  summary: 'Reads a private feed, which its secret alone opens',
  request: { headers, body: bodyOf(read.body) },
  responses: {
    200: json(read.response, 'What the feed tells'),
    400: refused('The request is malformed'),
    404: refused('No feed has this secret'),
  },
})

async function readerOf(context: Context, deps: Deps): Promise<Account> {
  const account = await requireAccount(context, deps, 'investor')
  requireRight(context, account, 'funds:read')
  return account
}

/** Adds the calls for an investor's dates and news at an address that a calendar or feed reader opens (P-444). */
export function addPrivateFeeds(app: App, deps: Deps): void {
  app.openapi(getRoute, async (context) => {
    const { id } = await readerOf(context, deps)
    return context.json(await describePrivateFeed(deps.db, id), 200)
  })
  app.openapi(createFeedRoute, async (context) => {
    const { id } = await readerOf(context, deps)
    return context.json({ secret: await createPrivateFeed(deps.db, id, deps.now()) }, 200)
  })
  app.openapi(revokeRoute, async (context) => {
    const { id } = await readerOf(context, deps)
    await revokePrivateFeed(deps.db, id)
    return context.json({ done: true } as const, 200)
  })
  app.openapi(readRoute, async (context) => {
    const owner = await ownerOfFeed(deps.db, context.req.valid('json').secret)
    if (owner === undefined || !isApproved(owner)) return refuse(context, 'not_found')
    const asked = { locale: context.get('locale'), now: deps.now() }
    const recipient = await recipientOf(deps.db, owner, asked)
    context.header('cache-control', 'private, no-store')
    return context.json({ items: await listNews(deps.db, recipient) }, 200)
  })
}
