import { doneSchema } from './account.schema.ts'
import {
  materialListSchema,
  materialQuerySchema,
  shareBodySchema,
  shareCreatedSchema,
  sharedDocumentBodySchema,
  sharedDocumentSchema,
  shareListSchema,
  shareQuerySchema,
} from './material.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const
/** An unknown secret is `not_found`; that of a link that is over is `gone`, with the reason in `errors`. */
const bySecret = { method: 'POST', access: 'public', body: sharedDocumentBodySchema } as const

/** Marketing documents of a partner, and the links by which clients read them (P-640). */
export const materialEndpoints = {
  listMaterial: {
    ...reads,
    path: '/auth/partners/material',
    query: materialQuerySchema,
    response: materialListSchema,
  },
  listShares: { ...reads, path: '/auth/partners/shares', query: shareQuerySchema, response: shareListSchema },
  createShare: {
    ...sends,
    path: '/auth/partners/shares',
    body: shareBodySchema,
    response: shareCreatedSchema,
  },
  endShare: { ...sends, path: '/auth/partners/shares/{id}/end', response: doneSchema },
  /** Describes the document; nothing is counted. */
  describeSharedDocument: { ...bySecret, path: '/shared-documents/describe', response: sharedDocumentSchema },
  /** Streams the file, and counts that the link was opened. */
  openSharedDocument: { ...bySecret, path: '/shared-documents/open', response: 'stream' },
} as const
