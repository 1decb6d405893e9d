import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { deskEndpoints } from '../../../src/contract/product-api/desk-endpoints.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { requireStaff, type StaffDeps } from '../desk/staff-caller.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'
import { endMandate, enterMandate } from './enter-mandate.ts'

const enterRoute = createRoute({
  method: 'post',
  path: deskEndpoints.enterMandate.path,
  summary: 'Records that a person may read the data of a holder, or act in the holder’s name',
  security,
  request: { headers, body: bodyOf(deskEndpoints.enterMandate.body) },
  responses: {
    200: json(deskEndpoints.enterMandate.response, 'Recorded'),
    400: refused('The request is malformed'),
    422: refused(
      'One of the two is no investor, both are the same, the days are over, or there are too many',
    ),
    ...signedInRefusals,
  },
})

const endRoute = createRoute({
  method: 'post',
  path: deskEndpoints.endMandate.path,
  summary: 'Ends a mandate at once',
  security,
  request: { headers, params: idParams },
  responses: {
    200: json(deskEndpoints.endMandate.response, 'Ended'),
    404: refused('There is none'),
    ...signedInRefusals,
  },
})

/** Adds the calls by which staff record and end mandates (P-696). */
export function addStaffMandates(app: OpenAPIHono<SandboxHono>, deps: SandboxDeps & StaffDeps): void {
  app.openapi(enterRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const entered = await enterMandate(deps, staff, context.req.valid('json'))
    if (entered.kind === 'entered') return context.json({ id: entered.id }, 200)
    const { code, path } = entered
    return refuse(context, 'validation_failed', { errors: [{ path, code }] })
  })
  app.openapi(endRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const isEnded = await endMandate(deps, staff, context.req.valid('param').id)
    return isEnded ? context.json({ noted: true } as const, 200) : refuse(context, 'not_found')
  })
}
