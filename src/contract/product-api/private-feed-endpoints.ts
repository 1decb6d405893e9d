import { doneSchema } from './account.schema.ts'
import {
  privateFeedContentSchema,
  privateFeedCreatedSchema,
  privateFeedReadSchema,
  privateFeedSchema,
} from './private-feed.schema.ts'

const own = '/auth/investor-users/private-feed'

/** Dates and news of an investor at an address that only its secret opens (P-444). */
export const privateFeedEndpoints = {
  getPrivateFeed: { method: 'GET', access: 'authenticated', path: own, response: privateFeedSchema },
  createPrivateFeed: {
    method: 'POST',
    access: 'authenticated',
    path: `${own}/create`,
    response: privateFeedCreatedSchema,
  },
  revokePrivateFeed: { method: 'POST', access: 'authenticated', path: `${own}/revoke`, response: doneSchema },
  /** An unknown secret and one that was revoked are `not_found` alike. */
  readPrivateFeed: {
    method: 'POST',
    access: 'public',
    path: '/private-feeds/read',
    body: privateFeedReadSchema,
    response: privateFeedContentSchema,
  },
} as const
