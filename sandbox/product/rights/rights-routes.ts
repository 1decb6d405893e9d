import { createRoute } from '@hono/zod-openapi'
import { rightsEndpoints as calls } from '../../../src/contract/product-api/rights-endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

export const listTeamRightsRoute = createRoute({
  method: 'get',
  path: calls.listTeamRights.path,
  summary: 'Lists what partner teams may do, agreement by agreement, as of a day',
  security,
  request: { query: calls.listTeamRights.query, headers },
  responses: {
    200: json(calls.listTeamRights.response, 'One page of agreements'),
    400: refused('A filter is malformed'),
    ...signedInRefusals,
  },
})

export const getTeamRightsRoute = createRoute({
  method: 'get',
  path: calls.getTeamRights.path,
  summary: 'Describes what a partner team and its members may do',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(calls.getTeamRights.response, 'The team'),
    404: refused('There is none'),
    ...signedInRefusals,
  },
})

const teamChanged = {
  200: json(calls.getTeamRights.response, 'The team as it is now'),
  400: refused('The request is malformed, or has no reason'),
  404: refused('There is no such team'),
  409: refused('Somebody else has changed the rights of the team meanwhile'),
  422: refused('A member of the body is not acceptable'),
  ...signedInRefusals,
}

export const changeAgreementRoute = createRoute({
  method: 'post',
  path: calls.changeAgreement.path,
  summary: 'Gives a team terms about a fund, at once',
  security,
  request: { params: idParams, headers, body: bodyOf(calls.changeAgreement.body) },
  responses: teamChanged,
})

export const changeMemberByStaffRoute = createRoute({
  method: 'post',
  path: calls.changeMemberByStaff.path,
  summary: 'Gives a member of a team exactly the rights that are named, at once',
  security,
  request: { params: idParams, headers, body: bodyOf(calls.changeMemberByStaff.body) },
  responses: teamChanged,
})

export const getStaffRightsRoute = createRoute({
  method: 'get',
  path: calls.getStaffRights.path,
  summary: 'Lists what each member of staff may do, and what waits for approval',
  security,
  request: { headers },
  responses: { 200: json(calls.getStaffRights.response, 'The members'), ...signedInRefusals },
})

export const changeStaffRightsRoute = createRoute({
  method: 'post',
  path: calls.changeStaffRights.path,
  summary: 'Changes what a member of staff may do; what gives rights waits for a second person',
  security,
  request: { headers, body: bodyOf(calls.changeStaffRights.body) },
  responses: {
    200: json(calls.changeStaffRights.response, 'Whether it took effect, or waits'),
    400: refused('The request is malformed, or has no reason'),
    409: refused('Somebody else has changed these rights meanwhile'),
    422: refused('They are the caller’s own, a change waits already, or nobody could change rights any more'),
    ...signedInRefusals,
  },
})

export const decideStaffRightsRoute = createRoute({
  method: 'post',
  path: calls.decideStaffRights.path,
  summary: 'Approves, refuses or withdraws a change of rights that waits',
  security,
  request: { params: idParams, headers, body: bodyOf(calls.decideStaffRights.body) },
  responses: {
    200: json(calls.decideStaffRights.response, 'The decision'),
    400: refused('The request is malformed'),
    404: refused('There is no such change'),
    409: refused('It was decided before'),
    422: refused('The caller entered it or is concerned, or a refusal has no reason'),
    ...signedInRefusals,
  },
})
