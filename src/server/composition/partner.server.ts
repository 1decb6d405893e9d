import { createSubscriptionCalls, createTeamCalls } from '../backends/product-api/partner-calls.server.ts'
import type { InviteDeps } from '../partner/invite.server.ts'
import { keepSubscriptionTyping } from '../partner/save-subscription-draft.server.ts'
import type { SubscribeDeps } from '../partner/subscribe.server.ts'
import { createSubscriptionDrafts } from '../partner/subscription-drafts.server.ts'
import { limits, stateStore } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { env } from './env.server.ts'

/** The product API's calls about teams and invitations. */
export const teamCalls = createTeamCalls(productHttp)

/** The product API's calls about subscriptions. */
export const subscriptionCalls = createSubscriptionCalls(productHttp)

/** Dependencies of inviting colleagues. */
export const inviteDeps: InviteDeps = {
  teamCalls,
  limits,
  publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
  smsCountries: env.SMS_COUNTRIES,
}

/** Dependencies of subscribing for clients. */
export const subscribeDeps: SubscribeDeps = {
  calls: subscriptionCalls,
  drafts: createSubscriptionDrafts(stateStore),
  now: () => new Date(),
}

/** Saves the draft of an advisor's subscription form. */
export const keepDraft = (
  call: Parameters<typeof keepSubscriptionTyping>[0],
  form: Parameters<typeof keepSubscriptionTyping>[1],
) => keepSubscriptionTyping(call, form, { ...subscribeDeps, publicUrl: inviteDeps.publicUrl })
