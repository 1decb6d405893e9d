import { doneSchema } from './account.schema.ts'
import {
  consolidatedPositionSchema,
  consolidatedQuerySchema,
  mandatesSchema,
  mandateViewSchema,
} from './mandate.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const
const own = '/auth/investor-users/mandates'

/**
 * Calls of investors who act for several holders (P-690). Product APIs may lack these calls: each user then acts for
 * themselves alone.
 */
export const mandateEndpoints = {
  listMandates: { ...reads, path: own, response: mandatesSchema },
  openMandate: { ...sends, path: `${own}/{id}/open`, response: mandateViewSchema },
  /** Ends what `open` has begun by this sign-in. Every other way in which the sign-in ends does the same. */
  closeMandate: { ...sends, path: `${own}/{id}/close`, response: doneSchema },
  getConsolidatedPosition: {
    ...reads,
    path: '/auth/investors/consolidated-position',
    query: consolidatedQuerySchema,
    response: consolidatedPositionSchema,
  },
} as const

type MandatedCall = {
  /** What the mandate must allow. */
  readonly power: 'read' | 'act'
  /** Part of the data that the mandate must cover; any if undefined. */
  readonly part?: 'figures' | 'documents'
}

const readsFigures = { power: 'read', part: 'figures' } as const
const readsDocuments = { power: 'read', part: 'documents' } as const
const acts = { power: 'act', part: 'figures' } as const

/**
 * Calls with the token of `openMandate`, by method and path: all others are refused. What concerns the holder's sign-in,
 * profile, personal data and guests stays the holder's own.
 */
export const mandatedCalls: Readonly<Record<string, MandatedCall>> = {
  'GET /auth/investors/{id}': { power: 'read' },
  'GET /auth/investors/holdings': readsFigures,
  'GET /auth/investors/position': readsFigures,
  'GET /auth/investors/holdings/{id}/capital-account': readsFigures,
  'GET /auth/investors/agenda': readsFigures,
  'GET /auth/investors/funds': readsFigures,
  'GET /auth/investors/funds/overview': readsFigures,
  'GET /auth/investors/notices': readsFigures,
  'GET /auth/investors/notices/{id}': readsFigures,
  'GET /auth/investors/notices/{id}/file': readsFigures,
  'GET /auth/investors/questions': readsFigures,
  'GET /auth/investors/questions/{id}': readsFigures,
  'GET /auth/investors/question-attachments/{id}': readsFigures,
  'GET /auth/investors/funds/{id}/documents/search': readsDocuments,
  'GET /auth/investors/documents/search': readsDocuments,
  'GET /auth/investors/documents/{id}': readsDocuments,
  'GET /auth/investors/document-texts': readsDocuments,
  // What is taken in the holder's name is recorded as the holder's.
  'POST /auth/investor-users/downloads': readsDocuments,
  'POST /auth/investors/notices/{id}/acknowledgement': acts,
  'POST /auth/investor-users/step-up': acts,
  'POST /auth/investors/questions': acts,
  'POST /auth/investors/questions/{id}/messages': acts,
  'POST /auth/investors/questions/{id}/close': acts,
}
