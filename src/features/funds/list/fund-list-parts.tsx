import { createIsomorphicFn } from '@tanstack/react-start'
import { kept, loadParts } from '~/components/kept/kept.tsx'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import { FundCardText } from './fund-card-text.tsx'
import { NoFunds, type NoFundsProps } from './fund-list-none.tsx'
import { FundListNotes } from './fund-list-notes.tsx'
import { FundListPages, type PagesProps } from './fund-list-pages.tsx'
import { FundListTop, type ListTopProps } from './fund-list-top.tsx'

/** {@link FundListTop}, kept. */
export const KeptListTop = kept<ListTopProps>(
  'fund-list-top',
  createIsomorphicFn()
    .server(() => FundListTop)
    .client(async () => (await import('./fund-list-top.tsx')).FundListTop),
)

/** All of a card but what the visitor does with it, kept. */
export const KeptCardText = kept<{ readonly fund: FundSummaryView }>(
  'fund-card',
  createIsomorphicFn()
    .server(() => FundCardText)
    .client(async () => (await import('./fund-card-text.tsx')).FundCardText),
)

/** {@link NoFunds}, kept. */
export const KeptNoFunds = kept<NoFundsProps>(
  'fund-list-none',
  createIsomorphicFn()
    .server(() => NoFunds)
    .client(async () => (await import('./fund-list-none.tsx')).NoFunds),
)

/** {@link FundListPages}, kept. */
export const KeptPages = kept<PagesProps>(
  'fund-list-pages',
  createIsomorphicFn()
    .server(() => FundListPages)
    .client(async () => (await import('./fund-list-pages.tsx')).FundListPages),
)

/** {@link FundListNotes}, kept. */
export const KeptNotes = kept(
  'fund-list-notes',
  createIsomorphicFn()
    .server(() => FundListNotes)
    .client(async () => (await import('./fund-list-notes.tsx')).FundListNotes),
)

/** For the loader of the list. */
export const loadFundListParts = () => loadParts(KeptListTop, KeptCardText, KeptNoFunds, KeptPages, KeptNotes)
