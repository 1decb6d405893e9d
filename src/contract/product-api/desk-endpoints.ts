import {
  staffPeopleQuerySchema,
  staffPeopleSchema,
  staffPersonSchema,
  staffQueuesQuerySchema,
  staffQueuesSchema,
  supportViewBodySchema,
  supportViewSchema,
} from './desk-people.schema.ts'
import {
  decidedPublicationSchema,
  enteredPublicationSchema,
  publicationBodySchema,
  publicationDecisionSchema,
  publicationListSchema,
  publicationQuerySchema,
  publicationSchema,
  publishingOptionsSchema,
} from './desk-publication.schema.ts'
import { callHoldersQuerySchema, callHoldersSchema } from './desk-receipt.schema.ts'
import { usageQuerySchema, usageSchema } from './desk-usage.schema.ts'
import { mandateBodySchema, mandateEnteredSchema } from './mandate.schema.ts'
import { notedSchema } from './visitor-forms.schema.ts'

const reads = { method: 'GET', access: 'staff' } as const
const sends = { method: 'POST', access: 'staff' } as const

/** The calls of the manager's staff, with a token of the content backend (P-461). */
export const deskEndpoints = {
  listPublications: {
    ...reads,
    path: '/staff/publications',
    query: publicationQuerySchema,
    response: publicationListSchema,
  },
  getPublication: { ...reads, path: '/staff/publications/{id}', response: publicationSchema },
  /** The file of a document that waits, or of one decided. */
  readPublicationFile: { ...reads, path: '/staff/publications/{id}/content', response: 'stream' },
  getPublishingOptions: { ...reads, path: '/staff/funds/{id}/publishing', response: publishingOptionsSchema },
  /** What holders owe of the calls of a fund, and what was received (P-676). */
  listCallHolders: {
    ...reads,
    path: '/staff/funds/{id}/calls',
    query: callHoldersQuerySchema,
    response: callHoldersSchema,
  },
  listQueues: { ...reads, path: '/staff/queues', query: staffQueuesQuerySchema, response: staffQueuesSchema },
  /** Counts by day, without personal data (P-680). */
  getUsage: { ...reads, path: '/staff/usage', query: usageQuerySchema, response: usageSchema },
  findPeople: { ...reads, path: '/staff/people', query: staffPeopleQuerySchema, response: staffPeopleSchema },
  getPerson: { ...reads, path: '/staff/people/{id}', response: staffPersonSchema },
  /** Lets a member of staff see the portal as a user does, for half an hour (P-463). */
  startSupportView: {
    ...sends,
    rights: ['see_as'],
    path: '/staff/people/{id}/views',
    body: supportViewBodySchema,
    response: supportViewSchema,
  },
  /** Records that a person may read a holder's data, or act in the holder's name, by a mandate on paper (P-696). */
  enterMandate: {
    ...sends,
    rights: ['verify'],
    path: '/staff/mandates',
    body: mandateBodySchema,
    response: mandateEnteredSchema,
  },
  endMandate: { ...sends, rights: ['verify'], path: '/staff/mandates/{id}/end', response: notedSchema },
  endSupportView: { ...sends, path: '/staff/views/{id}/end', response: notedSchema },
  enterPublication: {
    ...sends,
    rights: ['publish'],
    path: '/staff/publications',
    body: publicationBodySchema,
    response: enteredPublicationSchema,
  },
  /** Who may publish withdraws an own entry; who may approve decides about others'. */
  decidePublication: {
    ...sends,
    rights: ['approve', 'publish'],
    path: '/staff/publications/{id}/decide',
    body: publicationDecisionSchema,
    response: decidedPublicationSchema,
  },
} as const
