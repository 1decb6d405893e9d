import { createRoute, z } from '@hono/zod-openapi'
import { productEndpoints } from '../../../src/contract/product-api/endpoints.ts'
import { idempotencyKeyHeader } from '../../../src/contract/product-api/registration.schema.ts'
import { bodyOf, headers, json, refused } from '../route-parts.ts'

const creationHeaders = headers.extend({
  [idempotencyKeyHeader]: z
    .string()
    .regex(/^[\w-]{16,128}$/)
    .optional()
    .openapi({
      description: 'Makes the creation repeatable: the same key and address give the same account',
    }),
})

const refusals = {
  400: refused('The body is malformed'),
  422: refused('A value is not acceptable'),
  429: refused('Too many calls for this visitor'),
}

const outdated = { 410: refused('The secret was used, or its time is over') }
const conflict = { 409: refused('The address has an account, or the name is taken') }

/** `GET /partner-users/exists` */
export const partnerUserExistsRoute = createRoute({
  method: 'get',
  path: '/partner-users/exists',
  summary: 'Tells whether a partner’s user has this address',
  request: { headers, query: productEndpoints.partnerUserExists.query },
  responses: { 200: json(productEndpoints.partnerUserExists.response, 'Whether there is one'), ...refusals },
})

/** `GET /investor-users/exists` */
export const investorUserExistsRoute = createRoute({
  method: 'get',
  path: '/investor-users/exists',
  summary: 'Tells whether an investor has this address',
  request: { headers, query: productEndpoints.investorUserExists.query },
  responses: { 200: json(productEndpoints.investorUserExists.response, 'Whether there is one'), ...refusals },
})

/** `GET /partner-users/domain-exists` */
export const partnerDomainExistsRoute = createRoute({
  method: 'get',
  path: '/partner-users/domain-exists',
  summary: 'Tells whether a partner company has a team of this domain',
  request: { headers, query: productEndpoints.partnerDomainExists.query },
  responses: {
    200: json(productEndpoints.partnerDomainExists.response, 'Whether there is one'),
    ...refusals,
  },
})

/** `POST /partner-users/create` */
export const createPartnerUserRoute = createRoute({
  method: 'post',
  path: '/partner-users/create',
  summary: 'Registers a user of the company that owns the address’s domain, and mails the confirmation',
  request: { headers: creationHeaders, body: bodyOf(productEndpoints.createPartnerUser.body) },
  responses: {
    200: json(productEndpoints.createPartnerUser.response, 'The account'),
    ...refusals,
    ...conflict,
  },
})

/** `POST /investor-users/create` */
export const createInvestorUserRoute = createRoute({
  method: 'post',
  path: '/investor-users/create',
  summary: 'Registers an investor, and mails the confirmation; staff verify afterwards',
  request: { headers: creationHeaders, body: bodyOf(productEndpoints.createInvestorUser.body) },
  responses: {
    200: json(productEndpoints.createInvestorUser.response, 'The account'),
    ...refusals,
    ...conflict,
  },
})

/** `POST /investor-users/verify-code` */
export const verifyPostedCodeRoute = createRoute({
  method: 'post',
  path: '/investor-users/verify-code',
  summary:
    'Checks a posted code with the start of its holder’s name; every wrong combination is answered alike',
  request: { headers, body: bodyOf(productEndpoints.verifyPostedCode.body) },
  responses: { 200: json(productEndpoints.verifyPostedCode.response, 'The ticket'), ...refusals },
})

/** `POST /investor-users/create-password` */
export const createInvestorPasswordRoute = createRoute({
  method: 'post',
  path: '/investor-users/create-password',
  summary: 'Uses the posted code up and opens the account of its holder',
  request: { headers, body: bodyOf(productEndpoints.createInvestorPassword.body) },
  responses: {
    200: json(productEndpoints.createInvestorPassword.response, 'The account'),
    ...refusals,
    ...conflict,
    ...outdated,
  },
})

/** `POST /investor-users/registration` */
export const readInvestorRegistrationRoute = createRoute({
  method: 'post',
  path: '/investor-users/registration',
  summary: 'Tells where a confirmed registration stands',
  request: { headers, body: bodyOf(productEndpoints.readInvestorRegistration.body) },
  responses: {
    200: json(productEndpoints.readInvestorRegistration.response, 'The registration'),
    ...refusals,
    ...outdated,
  },
})
