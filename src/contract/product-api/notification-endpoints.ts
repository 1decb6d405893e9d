import { doneSchema } from './account.schema.ts'
import { letterListSchema, letterSchema } from './letter.schema.ts'
import {
  mailSettingsSchema,
  mailSettingsUpdateSchema,
  notificationListSchema,
  notificationQuerySchema,
  privateFeedContentSchema,
  privateFeedCreatedSchema,
  privateFeedReadSchema,
  privateFeedSchema,
  readMarksSchema,
  unsubscribedSchema,
  unsubscriptionSchema,
} from './notification.schema.ts'
import { pageQuerySchema } from './primitives.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const

const notificationEndpointsOf = <const Users extends '/auth/partner-users' | '/auth/investor-users'>(
  users: Users,
) =>
  ({
    listNotifications: {
      ...reads,
      path: `${users}/notifications`,
      query: notificationQuerySchema,
      response: notificationListSchema,
    },
    /**
     * If any notification is not the caller's own, or does not exist, the response is `not_found` and none is marked.
     */
    markNotificationsRead: {
      ...sends,
      path: `${users}/notifications/read`,
      body: readMarksSchema,
      response: doneSchema,
    },
    getMailSettings: { ...reads, path: `${users}/mail-settings`, response: mailSettingsSchema },
    updateMailSettings: {
      ...sends,
      path: `${users}/mail-settings/update`,
      body: mailSettingsUpdateSchema,
      response: mailSettingsSchema,
    },
  }) as const

/** The calls about one's own notifications, which a product API may go without (`NOTIFICATION_CENTRE`). */
export const notificationEndpoints = {
  partner: notificationEndpointsOf('/auth/partner-users'),
  investor: notificationEndpointsOf('/auth/investor-users'),
} as const

const letterEndpointsOf = <const Users extends '/auth/partners' | '/auth/investors'>(users: Users) =>
  ({
    listLetters: {
      ...reads,
      path: `${users}/letters`,
      query: pageQuerySchema,
      response: letterListSchema,
    },
    getLetter: { ...reads, path: `${users}/letters/{id}`, response: letterSchema },
  }) as const

/** The letters of the manager to those who hold or distribute a fund (P-814). Product APIs may lack these calls. */
export const letterEndpoints = {
  partner: letterEndpointsOf('/auth/partners'),
  investor: letterEndpointsOf('/auth/investors'),
} as const

/** Ends the emails of one topic by the secret of one of them, without a sign-in; repeated, it changes nothing. */
export const unsubscribeEndpoint = {
  method: 'POST',
  path: '/mail-unsubscriptions',
  access: 'public',
  body: unsubscriptionSchema,
  response: unsubscribedSchema,
} as const

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
