import { doneSchema, proofBodySchema } from './account.schema.ts'
import {
  noticeAcknowledgedSchema,
  noticeDetailSchema,
  noticeListSchema,
  noticeQuerySchema,
} from './notice.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const

/**
 * Capital calls and distributions, which a product API may go without: the portal offers them where the API's own
 * description names them (P-436). Another's notice is `not_found`.
 */
export const noticeEndpoints = {
  listNotices: {
    ...reads,
    path: '/auth/investors/notices',
    query: noticeQuerySchema,
    response: noticeListSchema,
  },
  getNotice: { ...reads, path: '/auth/investors/notices/{id}', response: noticeDetailSchema },
  readNoticeFile: { ...reads, path: '/auth/investors/notices/{id}/file', response: 'stream' },
  acknowledgeNotice: {
    ...sends,
    path: '/auth/investors/notices/{id}/acknowledgement',
    response: noticeAcknowledgedSchema,
  },
  /** Shows account numbers in this sign-in for a quarter of an hour (P-433). */
  stepUp: { ...sends, path: '/auth/investor-users/step-up', body: proofBodySchema, response: doneSchema },
} as const
