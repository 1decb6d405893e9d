import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * Lazy component of the advisors' part of the page that explains to everybody how to subscribe. The loader preloads it,
 * so that the server renders it into the page.
 */
export const LazySubscriptionDesk = lazyRouteComponent(
  () => import('./subscription-desk.tsx'),
  'SubscriptionDesk',
)
export const LazySubscriptionReview = lazyRouteComponent(
  () => import('./subscription-review.tsx'),
  'SubscriptionReview',
)
