import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { allProductEndpoints, type Endpoint } from '../../../src/contract/product-api/endpoints.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { requireStaff, type StaffDeps } from '../desk/staff-caller.ts'
import { requireStaffRight } from '../rights/held-rights.ts'
import { noteLanguage } from '../rights/staff-language.ts'
import { type CallerDeps, requireCaller } from './caller.ts'

const clientOf = (path: string): ClientName => (path.startsWith('/auth/investor') ? 'investor' : 'partner')

/**
 * Refuses changes by staff who view the portal as a user: they may only read (P-463). Of a mandate, the gate of mandates
 * has checked what it allows.
 */
async function requireActor(context: Context, deps: CallerDeps, client: ClientName): Promise<void> {
  const { isReadOnly, mandate } = await requireCaller(context, deps, client)
  if (isReadOnly && mandate === undefined && context.req.method !== 'GET' && context.req.method !== 'HEAD')
    refuse(context, 'forbidden')
}

/** Refuses calls of staff to all others, and to members of staff without one of the call's rights (P-783). */
async function requireMember(
  context: Context,
  deps: CallerDeps & StaffDeps,
  rights: Endpoint['rights'],
): Promise<void> {
  const staff = await requireStaff(context, deps)
  // Programs that name no language do not change that of the member's mails.
  const language = context.req.header('x-locale')
  if (language === 'fr' || language === 'en') await noteLanguage(deps.db, staff.id, language)
  if (rights !== undefined) await requireStaffRight(context, deps, staff, rights)
}

/**
 * Refuses every private call of the contract to anonymous callers, to users of the other client, and to users who are
 * not staff, before the request is parsed, so that validation errors reveal nothing to them.
 */
export function addGate(app: OpenAPIHono<SandboxHono>, deps: CallerDeps & StaffDeps): void {
  for (const { access, method, path, rights } of allProductEndpoints) {
    if (access === 'public') continue
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context, next) => {
      if (access === 'staff') await requireMember(context, deps, rights)
      else await requireActor(context, deps, clientOf(path))
      await next()
    })
  }
}
