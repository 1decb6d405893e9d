import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * What advisors alone see of the page on which everybody reads how to subscribe: loaded by those who ask for it. The
 * loader preloads it, so that the server writes it into the page itself.
 */
export const LazySubscriptionDesk = lazyRouteComponent(
  () => import('./subscription-desk.tsx'),
  'SubscriptionDesk',
)
export const LazySubscriptionReview = lazyRouteComponent(
  () => import('./subscription-review.tsx'),
  'SubscriptionReview',
)
