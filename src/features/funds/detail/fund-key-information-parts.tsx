import { createIsomorphicFn } from '@tanstack/react-start'
import { loadChartParts } from '~/components/chart/chart-figure.tsx'
import { kept, loadParts } from '~/components/kept/kept.tsx'
import { ShareMultiples } from '../performance/share-performance-multiples.tsx'
import { SharePeriods, type SharePeriodsProps } from '../performance/share-performance-periods.tsx'
import type { ShownFigures } from '../performance/share-performance-words.ts'
import type { FundDetailView } from './fund-detail.schema.ts'
import { FundStart } from './fund-key-information-start.tsx'
import { FundTermsSection } from './fund-key-information-terms.tsx'
import { ShareClasses, ValuationWords } from './fund-key-information-valuation.tsx'

type FundProps = { readonly fund: FundDetailView }

/** {@link FundStart}, kept. */
export const KeptStart = kept<FundProps>(
  'fund-start',
  createIsomorphicFn()
    .server(() => FundStart)
    .client(async () => (await import('./fund-key-information-start.tsx')).FundStart),
)

/** {@link ValuationWords}, kept. */
export const KeptValuation = kept<FundProps>(
  'fund-valuation',
  createIsomorphicFn()
    .server(() => ValuationWords)
    .client(async () => (await import('./fund-key-information-valuation.tsx')).ValuationWords),
)

/** {@link ShareClasses}, kept. */
export const KeptShares = kept<FundProps>(
  'fund-shares',
  createIsomorphicFn()
    .server(() => ShareClasses)
    .client(async () => (await import('./fund-key-information-valuation.tsx')).ShareClasses),
)

/** {@link FundTermsSection}, kept. */
export const KeptTerms = kept<FundProps>(
  'fund-terms',
  createIsomorphicFn()
    .server(() => FundTermsSection)
    .client(async () => (await import('./fund-key-information-terms.tsx')).FundTermsSection),
)

/** {@link SharePeriods}, kept. */
export const KeptPeriods = kept<SharePeriodsProps>(
  'share-periods',
  createIsomorphicFn()
    .server(() => SharePeriods)
    .client(async () => (await import('../performance/share-performance-periods.tsx')).SharePeriods),
)

/** {@link ShareMultiples}, kept. */
export const KeptMultiples = kept<{ readonly figures: ShownFigures }>(
  'share-multiples',
  createIsomorphicFn()
    .server(() => ShareMultiples)
    .client(async () => (await import('../performance/share-performance-multiples.tsx')).ShareMultiples),
)

/** For the loader of a fund's key information. */
export const loadKeyInformationParts = () =>
  loadParts(KeptStart, KeptValuation, KeptShares, KeptTerms, KeptPeriods, KeptMultiples, {
    load: loadChartParts,
  })
