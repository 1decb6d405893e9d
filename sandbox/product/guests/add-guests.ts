import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Account } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { type CallerDeps, requireAccount, requireCaller, requireRight } from '../users/caller.ts'
import { listOpenings } from './guest-openings.ts'
import {
  acceptGuestInvitationRoute,
  closeGuestAccessRoute,
  endGuestRoute,
  inviteGuestRoute,
  listGuestAccessesRoute,
  listGuestOpeningsRoute,
  listGuestsRoute,
  openGuestAccessRoute,
  readGuestInvitationRoute,
} from './guest-routes.ts'
import { endGuest, listAccesses, listGuests } from './guest-rows.ts'
import { closeAccess, openAccess } from './guest-views.ts'
import { acceptInvitation, type Invited, inviteGuest, readInvitation } from './invite-guest.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = SandboxDeps & CallerDeps

const done = { done: true } as const

async function ownerOf(context: Context, deps: Deps): Promise<Account> {
  const account = await requireAccount(context, deps, 'investor')
  requireRight(context, account, 'funds:read')
  return account
}

function invitedId(context: Context, invited: Invited): string {
  if (invited.kind === 'invited') return invited.id
  if (invited.kind === 'invalid')
    return refuse(context, 'validation_failed', { errors: [{ path: invited.field, code: 'invalid' }] })
  if (invited.kind === 'too_often') return refuse(context, 'too_many_requests')
  return refuse(context, 'conflict', { errors: [{ path: 'email', code: invited.kind }] })
}

/** Adds the calls of owners: only they see and end their guests, and only verified investors have any. */
function addOwner(app: App, deps: Deps): void {
  const { db, now } = deps
  app.openapi(listGuestsRoute, async (context) => {
    const { id } = await ownerOf(context, deps)
    return context.json(await listGuests(db, id, now()), 200)
  })
  app.openapi(inviteGuestRoute, async (context) => {
    const owner = await ownerOf(context, deps)
    const asked = { invite: context.req.valid('json'), language: context.get('locale') }
    return context.json({ id: invitedId(context, await inviteGuest(deps, owner, asked)) }, 200)
  })
  app.openapi(endGuestRoute, async (context) => {
    const { id: ownerId } = await ownerOf(context, deps)
    const isEnded = await endGuest(db, { id: context.req.valid('param').id, ownerId, now: now() })
    return isEnded ? context.json(done, 200) : refuse(context, 'not_found')
  })
  app.openapi(listGuestOpeningsRoute, async (context) => {
    const { id } = await ownerOf(context, deps)
    const asked = { ...context.req.valid('query'), locale: context.get('locale') }
    return context.json(await listOpenings(db, id, asked), 200)
  })
}

async function readerOf(context: Context, deps: Deps) {
  const guest = await requireAccount(context, deps, 'investor')
  const { grantId: signInId } = await requireCaller(context, deps, 'investor')
  return { guest, signInId }
}

/** What guests do in their own name, before staff have verified their account, too: they need no funds of their own. */
function addGuest(app: App, deps: Deps): void {
  app.openapi(readGuestInvitationRoute, async (context) => {
    const reader = await requireAccount(context, deps, 'investor')
    const found = await readInvitation(deps, reader, context.req.valid('json').secret)
    return context.json(found ?? refuse(context, 'gone'), 200)
  })
  app.openapi(acceptGuestInvitationRoute, async (context) => {
    const guest = await requireAccount(context, deps, 'investor')
    const outcome = await acceptInvitation(deps, guest, context.req.valid('json').secret)
    if (outcome === 'accepted') return context.json(done, 200)
    return refuse(context, outcome === 'gone' ? 'gone' : 'forbidden')
  })
  app.openapi(listGuestAccessesRoute, async (context) => {
    const { id } = await requireAccount(context, deps, 'investor')
    return context.json(await listAccesses(deps.db, id, deps.now()), 200)
  })
  app.openapi(openGuestAccessRoute, async (context) => {
    const reader = await readerOf(context, deps)
    const view = await openAccess(deps, reader, context.req.valid('param').id)
    return context.json(view ?? refuse(context, 'not_found'), 200)
  })
  app.openapi(closeGuestAccessRoute, async (context) => {
    const reader = await readerOf(context, deps)
    const isClosed = await closeAccess(deps, reader, context.req.valid('param').id)
    return isClosed ? context.json(done, 200) : refuse(context, 'not_found')
  })
}

/** Adds the calls for guests' access to an investor's data (P-620). */
export function addGuests(app: App, deps: Deps): void {
  addOwner(app, deps)
  addGuest(app, deps)
}
