import { createIsomorphicFn } from '@tanstack/react-start'
import { loadChartParts } from '~/components/chart/chart-figure.tsx'
import { loadFragments, staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import { ShareMultiples } from '../performance/share-performance-multiples.tsx'
import { SharePeriods, type SharePeriodsProps } from '../performance/share-performance-periods.tsx'
import type { ShownFigures } from '../performance/share-performance-words.ts'
import { FundCosts } from './fund-costs.tsx'
import type { FundDetailView, FundRelatedView } from './fund-detail.schema.ts'
import { FundSectionLinks, FundStart } from './fund-key-information-start.tsx'
import { FundTermsSection } from './fund-key-information-terms.tsx'
import { ValuationWords } from './fund-key-information-valuation.tsx'
import { FundPortfolio } from './fund-portfolio.tsx'
import { FundRelated } from './fund-related.tsx'

type FundProps = { readonly fund: FundDetailView }
type RelatedProps = { readonly related: FundRelatedView }

/** {@link FundSectionLinks} as a static fragment. */
export const StaticLinks = staticFragment<FundProps & RelatedProps>(
  'fund-section-links',
  createIsomorphicFn()
    .server(() => FundSectionLinks)
    .client(async () => (await import('./fund-key-information-start.tsx')).FundSectionLinks),
)

/** {@link FundPortfolio} as a static fragment. */
export const StaticPortfolio = staticFragment<FundProps>(
  'fund-portfolio',
  createIsomorphicFn()
    .server(() => FundPortfolio)
    .client(async () => (await import('./fund-portfolio.tsx')).FundPortfolio),
)

/** {@link FundCosts} as a static fragment. */
export const StaticCosts = staticFragment<FundProps>(
  'fund-costs',
  createIsomorphicFn()
    .server(() => FundCosts)
    .client(async () => (await import('./fund-costs.tsx')).FundCosts),
)

/** {@link FundRelated} as a static fragment. */
export const StaticRelated = staticFragment<RelatedProps>(
  'fund-related',
  createIsomorphicFn()
    .server(() => FundRelated)
    .client(async () => (await import('./fund-related.tsx')).FundRelated),
)

/** {@link FundStart} as a static fragment. */
export const StaticStart = staticFragment<FundProps>(
  'fund-start',
  createIsomorphicFn()
    .server(() => FundStart)
    .client(async () => (await import('./fund-key-information-start.tsx')).FundStart),
)

/** {@link ValuationWords} as a static fragment. */
export const StaticValuation = staticFragment<FundProps>(
  'fund-valuation',
  createIsomorphicFn()
    .server(() => ValuationWords)
    .client(async () => (await import('./fund-key-information-valuation.tsx')).ValuationWords),
)

/** {@link FundTermsSection} as a static fragment. */
export const StaticTerms = staticFragment<FundProps>(
  'fund-terms',
  createIsomorphicFn()
    .server(() => FundTermsSection)
    .client(async () => (await import('./fund-key-information-terms.tsx')).FundTermsSection),
)

/** {@link SharePeriods} as a static fragment. */
export const StaticPeriods = staticFragment<SharePeriodsProps>(
  'share-periods',
  createIsomorphicFn()
    .server(() => SharePeriods)
    .client(async () => (await import('../performance/share-performance-periods.tsx')).SharePeriods),
)

/** {@link ShareMultiples} as a static fragment. */
export const StaticMultiples = staticFragment<{ readonly figures: ShownFigures }>(
  'share-multiples',
  createIsomorphicFn()
    .server(() => ShareMultiples)
    .client(async () => (await import('../performance/share-performance-multiples.tsx')).ShareMultiples),
)

/** Loads the static fragments of a fund's key information, for its loader. */
export const loadKeyInformationParts = () =>
  loadFragments(
    StaticLinks,
    StaticPortfolio,
    StaticCosts,
    StaticStart,
    StaticValuation,
    StaticTerms,
    StaticRelated,
    StaticPeriods,
    StaticMultiples,
    { load: loadChartParts },
  )
