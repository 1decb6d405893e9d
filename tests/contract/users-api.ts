import { decodeJwt } from 'jose'
import { expect } from 'vitest'
import type { z } from 'zod'
import { problemSchema } from '../../src/contract/product-api/primitives.schema.ts'
import {
  type InvestorUser,
  investorUserSchema,
  type PartnerUser,
  partnerUserSchema,
} from '../../src/contract/product-api/user.schema.ts'
import { type ClientName, createRelyingParty } from '../support/relying-party.ts'
import type { TestSandbox } from './test-sandbox.ts'

/** Somebody signed in: their id, and calls with their token. */
export type Session = {
  readonly id: string
  readonly authorization: string
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  post(path: string, body: unknown): Promise<Response>
}

/** The product API of a sandbox, as its users call it. */
export type UsersApi = {
  ask(path: string, init?: RequestInit): Promise<Response>
  sessionOf(id: string, token: string): Session
  /** Signs the demo investor of this name in. */
  investor(name: string): Promise<Session>
  /** Signs the demo account of a partner in. */
  partner(email: string): Promise<Session>
}

/** Creates the calls of the sandbox's product API, without a token and with those of signed-in users. */
export function createUsersApi({ publicUrl, url }: TestSandbox): UsersApi {
  const ask: UsersApi['ask'] = (path, init = {}) => fetch(`${url}/product${path}`, init)
  const sessionOf: UsersApi['sessionOf'] = (id, token) => {
    const authorization = `Bearer ${token}`
    return {
      id,
      authorization,
      get: (path, headers = {}) => ask(path, { headers: { ...headers, authorization } }),
      post: (path, body) =>
        ask(path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { authorization, 'content-type': 'application/json' },
        }),
    }
  }
  const signIn = async (client: ClientName, email: string) => {
    const tokens = await createRelyingParty(publicUrl, client).signIn(email)
    return sessionOf(decodeJwt(tokens.idToken()).sub ?? '', tokens.accessToken())
  }
  return {
    ask,
    sessionOf,
    investor: (name) => signIn('investor', `${name}@sandbox.example`),
    partner: (email) => signIn('partner', email),
  }
}

/** Parses a response that matches the contract exactly: nothing missing, nothing more, and uncacheable. */
export async function exactly<PortalResponse>(
  schema: z.ZodType<PortalResponse>,
  response: Response,
): Promise<PortalResponse> {
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/)
  const body: unknown = await response.json()
  const reply = schema.parse(body)
  expect(reply).toEqual(body)
  return reply
}

/** The signed-in user of a partner. */
export async function partnerUser(session: Session): Promise<PartnerUser> {
  return exactly(partnerUserSchema, await session.get(`/auth/partners/${session.id}`))
}

/** The signed-in investor. */
export async function investorUser(session: Session): Promise<InvestorUser> {
  return exactly(investorUserSchema, await session.get(`/auth/investors/${session.id}`))
}

/** Status, code and first fault of a problem document. */
export async function refusalOf(response: Response) {
  const problem = problemSchema.parse(await response.json())
  return [response.status, problem.code, problem.errors?.[0]?.path]
}
