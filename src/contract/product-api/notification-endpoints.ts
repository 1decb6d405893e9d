import { doneSchema } from './account.schema.ts'
import { notificationListSchema, notificationQuerySchema, readMarksSchema } from './notification.schema.ts'

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
      answer: notificationListSchema,
    },
    /** One that is not the caller's own, or does not exist, is `not_found` for all of them, and none is marked. */
    markNotificationsRead: {
      ...sends,
      path: `${users}/notifications/read`,
      body: readMarksSchema,
      answer: doneSchema,
    },
  }) as const

/** The calls about one's own notifications, which a product API may go without (`NOTIFICATION_CENTRE`). */
export const notificationEndpoints = {
  partner: notificationEndpointsOf('/auth/partner-users'),
  investor: notificationEndpointsOf('/auth/investor-users'),
} as const
