import type { ReactElement } from 'react'
import type { Outcome } from '~/lib/outcome.ts'
import type { SharePerformanceSearch, SharePerformanceView } from '../performance/share-performance.schema.ts'
import { SharePerformance } from '../performance/share-performance.tsx'
import type { FundDetailView, FundRelatedView } from './fund-detail.schema.ts'
import {
  StaticCosts,
  StaticLinks,
  StaticPortfolio,
  StaticRelated,
  StaticStart,
  StaticTerms,
  StaticValuation,
} from './fund-key-information-parts.tsx'
import { FundSection } from './fund-section.tsx'

type FundKeyInformationProps = {
  readonly fund: FundDetailView
  readonly related: FundRelatedView
  readonly performance: Outcome<SharePerformanceView>
  readonly search: SharePerformanceSearch
}

/**
 * Key information tab, in the order of a reader's questions: value of the share, portfolio, costs, management, terms
 * and news; each with its own anchor.
 */
export function FundKeyInformation(props: FundKeyInformationProps): ReactElement {
  const { fund, related, performance, search } = props
  return (
    <>
      <StaticLinks fund={fund} related={related} />
      <FundSection name="valuation">
        <SharePerformance fundKey={fund.key} fundName={fund.name} outcome={performance} search={search} />
        <StaticValuation fund={fund} />
      </FundSection>
      <StaticPortfolio fund={fund} />
      <StaticCosts fund={fund} />
      <StaticStart fund={fund} />
      <StaticTerms fund={fund} />
      <StaticRelated related={related} />
    </>
  )
}
