import { createIsomorphicFn } from '@tanstack/react-start'
import { loadFragments, staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import { type FundBarProps, FundPageCompareBar } from '../compare/fund-page-compare-bar.tsx'
import { BarActions, type BarActionsProps } from './fund-actions.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'
import { FundAside, FundTop, FundWarnings, type TopProps } from './fund-detail-top.tsx'

type FundProps = { readonly fund: FundDetailView }

/** {@link FundTop} as a static fragment. */
export const StaticTop = staticFragment<TopProps>(
  'fund-top',
  createIsomorphicFn()
    .server(() => FundTop)
    .client(async () => (await import('./fund-detail-top.tsx')).FundTop),
)

/** {@link BarActions} as a static fragment. */
export const StaticBarActions = staticFragment<BarActionsProps>(
  'fund-bar-actions',
  createIsomorphicFn()
    .server(() => BarActions)
    .client(async () => (await import('./fund-actions.tsx')).BarActions),
)

/** {@link FundPageCompareBar} as a static fragment: the choice of an address, for readers without scripts. */
export const StaticChosen = staticFragment<FundBarProps>(
  'fund-chosen',
  createIsomorphicFn()
    .server(() => FundPageCompareBar)
    .client(async () => (await import('../compare/fund-page-compare-bar.tsx')).FundPageCompareBar),
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
export const loadFundFrame = () =>
  loadFragments(StaticTop, StaticBarActions, StaticChosen, StaticWarnings, StaticAside)
