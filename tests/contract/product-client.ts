import { expect } from 'vitest'
import type { z } from 'zod'
import {
  type DocumentSearch,
  documentSearchSchema,
  type FundDocument,
} from '../../src/contract/product-api/document.schema.ts'
import {
  type FundDetail,
  type FundList,
  fundDetailSchema,
  fundListSchema,
} from '../../src/contract/product-api/fund.schema.ts'
import { problemSchema } from '../../src/contract/product-api/primitives.schema.ts'

/** Creates a client of a sandbox's product API, whose URL is known only once it runs; parses with the contract. */
export function createProductClient(sandboxUrl: () => string) {
  function ask(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${sandboxUrl()}/product${path}`, init)
  }

  /** Parses a response that matches the contract exactly: nothing missing, nothing more. */
  async function exactly<PortalResponse>(
    schema: z.ZodType<PortalResponse>,
    response: Response,
  ): Promise<PortalResponse> {
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    const reply = schema.parse(body)
    expect(reply).toEqual(body)
    return reply
  }

  async function listFunds(query: string, locale = 'fr'): Promise<FundList> {
    const response = await ask(`/funds?${query}`, { headers: { 'x-locale': locale } })
    return exactly(fundListSchema, response)
  }

  async function getFund(id: string, query = '', locale = 'fr'): Promise<FundDetail> {
    const response = await ask(`/funds/${id}?${query}`, { headers: { 'x-locale': locale } })
    return exactly(fundDetailSchema, response)
  }

  async function searchDocuments(id: string, query = '', locale = 'fr'): Promise<DocumentSearch> {
    const response = await ask(`/funds/${id}/documents/search?${query}`, { headers: { 'x-locale': locale } })
    return exactly(documentSearchSchema, response)
  }

  async function problemOf(response: Response) {
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const problem = problemSchema.parse(await response.json())
    expect(problem.status).toBe(response.status)
    return problem
  }

  async function firstDocument(access: FundDocument['access']): Promise<FundDocument> {
    const { items } = await searchDocuments('fnd-2', 'pageSize=100')
    const found = items.find((item) => item.access === access)
    if (found === undefined) throw new Error(`fnd-2 has no ${access} document`)
    return found
  }

  return { ask, exactly, listFunds, getFund, searchDocuments, problemOf, firstDocument }
}
