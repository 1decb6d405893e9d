import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import type { SessionUser } from '../session/session.schema.ts'
import { LazySubscriptionDesk, LazySubscriptionReview } from './advisor-desk-lazy.ts'
import { getSubscriptionDesk, getSubscriptionReview } from './subscribe.functions.ts'
import type { DeskView, ReviewView } from './subscribe.schema.ts'

/** Content of the page: how to subscribe, or one of the advisor's two steps. */
export type SubscribeStep =
  | { readonly kind: 'guidance' }
  | { readonly kind: 'desk'; readonly desk: Outcome<DeskView>; readonly draft: FormDraft | null }
  | {
      readonly kind: 'review'
      readonly review: Outcome<ReviewView | null>
      readonly draft: FormDraft | null
      /** True if the request was changed after its last review. */
      readonly isChanged: boolean
    }

type Visit = {
  readonly locale: Locale
  readonly user: SessionUser | undefined
  readonly step: 'review' | undefined
  readonly state: 'changed' | undefined
}

/** Loads the step of the page; `draftOf` finds the draft of a browser without scripts. */
export async function loadSubscribeStep(
  { locale, state, step, user }: Visit,
  draftOf: (form: string) => Promise<FormDraft | null>,
): Promise<SubscribeStep> {
  const maySubscribe = user?.role === 'partner_user' && user.rights.includes('subscriptions:create')
  if (!maySubscribe) return { kind: 'guidance' }
  const asked = { data: { locale } }
  if (step === 'review') {
    await LazySubscriptionReview.preload?.()
    const review = toLoaderResult(await catchNetworkError(getSubscriptionReview(asked)))
    return {
      kind: 'review',
      review,
      draft: await draftOf('subscription-send'),
      isChanged: state === 'changed',
    }
  }
  await LazySubscriptionDesk.preload?.()
  const desk = toLoaderResult(await catchNetworkError(getSubscriptionDesk(asked)))
  return { kind: 'desk', desk, draft: await draftOf('subscription') }
}
