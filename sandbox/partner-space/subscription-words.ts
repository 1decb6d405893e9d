import type { AdvisorSubscriptionStatus } from '../../src/contract/product-api/advisor-subscription.schema.ts'
import type { ClientSubscriptionStatus } from '../../src/contract/product-api/client-subscription.schema.ts'
import type { LocalizedText } from '../database/schema/columns.ts'

/** Labels of a client subscription's statuses, in display order. */
export const clientSubscriptionStatuses = {
  pending: { fr: 'En attente de règlement', en: 'Awaiting payment' },
  completed: { fr: 'Souscrite', en: 'Completed' },
  transferred: { fr: 'Cédée', en: 'Transferred' },
  cancelled: { fr: 'Annulée', en: 'Cancelled' },
} as const satisfies Record<ClientSubscriptionStatus, LocalizedText>

/** Labels of an advisor request's statuses. */
export const requestStatuses = {
  received: { fr: 'Reçue', en: 'Received' },
  in_review: { fr: 'En cours d’étude', en: 'Under review' },
  accepted: { fr: 'Acceptée', en: 'Accepted' },
  refused: { fr: 'Refusée', en: 'Refused' },
} as const satisfies Record<AdvisorSubscriptionStatus, LocalizedText>
