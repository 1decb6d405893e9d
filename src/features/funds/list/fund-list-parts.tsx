import { createIsomorphicFn } from '@tanstack/react-start'
import { loadFragments, staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import { type CardTextProps, FundCardText } from './fund-card-text.tsx'
import { type ChipsProps, FundFilterChips } from './fund-filter-chips.tsx'
import { FundGroupHeading, type GroupNameProps } from './fund-group-name.tsx'
import { NoFunds, type NoFundsProps } from './fund-list-none.tsx'
import { FundListNotes } from './fund-list-notes.tsx'
import { FundListPages, type PagesProps } from './fund-list-pages.tsx'
import { FundListTop, type ListTopProps } from './fund-list-top.tsx'
import { FundOverview, type OverviewProps } from './fund-overview.tsx'
import { FundTable, type FundTableProps } from './fund-table.tsx'

/** {@link FundListTop} as a static fragment. */
export const StaticListTop = staticFragment<ListTopProps>(
  'fund-list-top',
  createIsomorphicFn()
    .server(() => FundListTop)
    .client(async () => (await import('./fund-list-top.tsx')).FundListTop),
)

/** A card's content without its interactive parts, as a static fragment. */
export const StaticCardText = staticFragment<CardTextProps>(
  'fund-card',
  createIsomorphicFn()
    .server(() => FundCardText)
    .client(async () => (await import('./fund-card-text.tsx')).FundCardText),
)

/** {@link FundFilterChips} as a static fragment. */
export const StaticFilterChips = staticFragment<ChipsProps>(
  'fund-filter-chips',
  createIsomorphicFn()
    .server(() => FundFilterChips)
    .client(async () => (await import('./fund-filter-chips.tsx')).FundFilterChips),
)

/** {@link FundTable} as a static fragment: the table of the server stays until other funds are to be shown. */
export const StaticTable = staticFragment<FundTableProps>(
  'fund-table',
  createIsomorphicFn()
    .server(() => FundTable)
    .client(async () => (await import('./fund-table.tsx')).FundTable),
)

/** {@link FundGroupHeading} as a static fragment. */
export const StaticGroupHeading = staticFragment<GroupNameProps>(
  'fund-group-heading',
  createIsomorphicFn()
    .server(() => FundGroupHeading)
    .client(async () => (await import('./fund-group-name.tsx')).FundGroupHeading),
)

/** {@link FundOverview} as a static fragment. */
export const StaticOverview = staticFragment<OverviewProps>(
  'fund-overview',
  createIsomorphicFn()
    .server(() => FundOverview)
    .client(async () => (await import('./fund-overview.tsx')).FundOverview),
)

/** {@link NoFunds} as a static fragment. */
export const StaticNoFunds = staticFragment<NoFundsProps>(
  'fund-list-none',
  createIsomorphicFn()
    .server(() => NoFunds)
    .client(async () => (await import('./fund-list-none.tsx')).NoFunds),
)

/** {@link FundListPages} as a static fragment. */
export const StaticPages = staticFragment<PagesProps>(
  'fund-list-pages',
  createIsomorphicFn()
    .server(() => FundListPages)
    .client(async () => (await import('./fund-list-pages.tsx')).FundListPages),
)

/** {@link FundListNotes} as a static fragment. */
export const StaticNotes = staticFragment(
  'fund-list-notes',
  createIsomorphicFn()
    .server(() => FundListNotes)
    .client(async () => (await import('./fund-list-notes.tsx')).FundListNotes),
)

/** Loads the list's static fragments, for its loader. */
export const loadFundListParts = () =>
  loadFragments(
    StaticListTop,
    StaticCardText,
    StaticFilterChips,
    StaticTable,
    StaticGroupHeading,
    StaticOverview,
    StaticNoFunds,
    StaticPages,
    StaticNotes,
  )
