import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { LazySubscriptionDesk, LazySubscriptionReview } from './advisor-desk-lazy.ts'
import type { SubscribeStep } from './subscribe-loader.ts'
import { SubscribePage } from './subscribe-page.tsx'

type StepProps = { readonly step: SubscribeStep; readonly isSignedIn: boolean }

/** The page as its visitor may use it: guidance for everybody, a desk for advisors. */
export function SubscribeStepPage({ step, isSignedIn }: StepProps): ReactElement {
  if (step.kind === 'guidance') return <SubscribePage isSignedIn={isSignedIn} />
  if (step.kind === 'desk') {
    const { desk, draft } = step
    return desk.ok ? <LazySubscriptionDesk desk={desk.data} draft={draft} /> : <FailurePage failure={desk} />
  }
  const { draft, isChanged, review } = step
  return review.ok ? (
    <LazySubscriptionReview review={review.data} draft={draft} isChanged={isChanged} />
  ) : (
    <FailurePage failure={review} />
  )
}
