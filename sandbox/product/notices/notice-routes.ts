import { createRoute, z } from '@hono/zod-openapi'
import { noticeEndpoints } from '../../../src/contract/product-api/own-funds-endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const refusals = { 400: refused('The request is malformed'), ...signedInRefusals }
const oneRefusals = { 404: refused('The investor has no such notice'), ...refusals }
const { acknowledgeNotice, getNotice, listNotices, readNoticeFile, stepUp } = noticeEndpoints

export const listNoticesRoute = createRoute({
  method: 'get',
  path: listNotices.path,
  summary: 'Lists the investor’s capital calls and distributions, the latest due date first',
  security,
  request: { headers, query: listNotices.query },
  responses: { 200: json(listNotices.response, 'One page of notices'), ...refusals },
})

export const getNoticeRoute = createRoute({
  method: 'get',
  path: getNotice.path,
  summary: 'Gives a notice; its account number after a second factor alone',
  security,
  request: { headers, params: idParams },
  responses: { 200: json(getNotice.response, 'The notice'), ...oneRefusals },
})

export const readNoticeFileRoute = createRoute({
  method: 'get',
  path: readNoticeFile.path,
  summary: 'Gives a notice as PDF, without the account number',
  security,
  request: { headers, params: idParams },
  responses: {
    200: { description: 'The notice', content: { 'application/pdf': { schema: z.string() } } },
    ...oneRefusals,
  },
})

export const acknowledgeNoticeRoute = createRoute({
  method: 'post',
  path: acknowledgeNotice.path,
  summary: 'Records that the investor has read a notice; repeated, it changes nothing',
  security,
  request: { headers, params: idParams },
  responses: { 200: json(acknowledgeNotice.response, 'When it was acknowledged first'), ...oneRefusals },
})

export const stepUpRoute = createRoute({
  method: 'post',
  path: stepUp.path,
  summary: 'Shows account numbers in this sign-in for a quarter of an hour',
  security,
  request: { headers, body: bodyOf(stepUp.body) },
  responses: {
    200: json(stepUp.response, 'Done'),
    422: refused('The code or the password is wrong'),
    429: refused('Too many tries'),
    ...refusals,
  },
})
