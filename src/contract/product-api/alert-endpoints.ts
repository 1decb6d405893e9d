import { doneSchema } from './account.schema.ts'
import {
  alertRequestedSchema,
  alertRequestSchema,
  alertSchema,
  alertTokenSchema,
  alertUpdateSchema,
} from './alert.schema.ts'

const bySecret = { method: 'POST', access: 'public', body: alertTokenSchema } as const

/** Emails to addresses without an account, which a product API may go without (P-770). */
export const alertEndpoints = {
  /** Sends the link that confirms. The reply tells nothing about the address. */
  requestAlert: {
    method: 'POST',
    access: 'public',
    path: '/mail-alerts',
    body: alertRequestSchema,
    response: alertRequestedSchema,
  },
  /** An unknown secret, and one that is over, are `not_found` alike. */
  readAlert: { ...bySecret, path: '/mail-alerts/read', response: alertSchema },
  /** Repeated, it changes nothing. */
  confirmAlert: { ...bySecret, path: '/mail-alerts/confirm', response: alertSchema },
  updateAlert: { ...bySecret, path: '/mail-alerts/update', body: alertUpdateSchema, response: doneSchema },
  /** Deletes the address. Done for any secret: what does not exist is over. */
  endAlert: { ...bySecret, path: '/mail-alerts/end', response: doneSchema },
} as const
