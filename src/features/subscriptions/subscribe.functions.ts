import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { subscribeDeps, subscriptionCalls } from '~/server/composition/partner.server.ts'
import { bodyOf } from '~/server/partner/subscribe.server.ts'
import type { DeskView, ReviewView } from './subscribe.schema.ts'
import { toOffer, toReview } from './subscribe-views.ts'
import { answersOf } from './use-subscription-form.ts'

/** Reads the shares that the signed-in advisor may subscribe to, and the saved values of an unfinished request. */
export const getSubscriptionDesk = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      { role: 'partner_user', right: 'subscriptions:create' },
      async ({ data: { locale }, session }): Promise<Outcome<DeskView>> => {
        const kept = await subscribeDeps.drafts.read(session.subject)
        const listed = await subscriptionCalls.listOffers({ locale, token: session.accessToken })
        return outcomeOf(listed, ({ offers }) => ({
          offers: offers.map(toOffer),
          kept: kept?.values ?? null,
        }))
      },
    ),
  )

/** The unfinished request as it will be sent; null when it is not whole. */
export const getSubscriptionReview = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      { role: 'partner_user', right: 'subscriptions:create' },
      async ({ data: { locale }, session }): Promise<Outcome<ReviewView | null>> => {
        const kept = await subscribeDeps.drafts.read(session.subject)
        const answers = kept && answersOf(kept.values)
        const body = answers && bodyOf(answers, subscribeDeps.now())
        if (kept === undefined || body === undefined) return success(null)
        const listed = await subscriptionCalls.listOffers({ locale, token: session.accessToken })
        return outcomeOf(listed, ({ offers }) => toReview(body, kept.key, offers.map(toOffer)))
      },
    ),
  )
