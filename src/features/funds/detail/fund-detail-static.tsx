import { createIsomorphicFn } from '@tanstack/react-start'
import { loadFragments, staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import type { FundDetailView, FundRelatedView } from './fund-detail.schema.ts'
import { FundAside, FundTop, FundWarnings } from './fund-detail-top.tsx'

type FundProps = { readonly fund: FundDetailView }

/** {@link FundTop} as a static fragment. */
export const StaticTop = staticFragment<FundProps & { readonly related: FundRelatedView }>(
  'fund-top',
  createIsomorphicFn()
    .server(() => FundTop)
    .client(async () => (await import('./fund-detail-top.tsx')).FundTop),
)

/** {@link FundWarnings} as a static fragment. */
export const StaticWarnings = staticFragment<FundProps>(
  'fund-warnings',
  createIsomorphicFn()
    .server(() => FundWarnings)
    .client(async () => (await import('./fund-detail-top.tsx')).FundWarnings),
)

/** {@link FundAside} as a static fragment. */
export const StaticAside = staticFragment<FundProps>(
  'fund-aside',
  createIsomorphicFn()
    .server(() => FundAside)
    .client(async () => (await import('./fund-detail-top.tsx')).FundAside),
)

/** Loads the static fragments around a fund's tabs, for their loader. */
export const loadFundFrame = () => loadFragments(StaticTop, StaticWarnings, StaticAside)
