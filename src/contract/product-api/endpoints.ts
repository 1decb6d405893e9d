import type { z } from 'zod'
import { documentSearchQuerySchema, documentSearchSchema } from './document.schema.ts'
import {
  fundDetailQuerySchema,
  fundDetailSchema,
  fundFieldsSchema,
  fundListQuerySchema,
  fundListSchema,
} from './fund.schema.ts'

/** One call of the contract: method, path template, who may make it, and the shape of its answer. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: `/${string}`
  readonly access: 'public' | 'authenticated'
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType | 'stream'
}

/** The product API (specification, point 7; decisions 20 to 22). The sandbox's OpenAPI document is made from it. */
export const productEndpoints = {
  listFunds: {
    method: 'GET',
    path: '/funds',
    access: 'public',
    query: fundListQuerySchema,
    answer: fundListSchema,
  },
  getFund: {
    method: 'GET',
    path: '/funds/{id}',
    access: 'public',
    query: fundDetailQuerySchema,
    answer: fundDetailSchema,
  },
  listFundFields: { method: 'GET', path: '/funds/fields', access: 'public', answer: fundFieldsSchema },
  searchFundDocuments: {
    method: 'GET',
    path: '/funds/{id}/documents/search',
    access: 'public',
    query: documentSearchQuerySchema,
    answer: documentSearchSchema,
  },
  readDocument: { method: 'GET', path: '/documents/{id}/content', access: 'public', answer: 'stream' },
} as const satisfies Record<string, Endpoint>
