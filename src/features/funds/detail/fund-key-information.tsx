import type { ReactElement } from 'react'
import type { Outcome } from '~/lib/outcome.ts'
import type { SharePerformanceSearch, SharePerformanceView } from '../performance/share-performance.schema.ts'
import { SharePerformance } from '../performance/share-performance.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'
import { StaticShares, StaticStart, StaticTerms, StaticValuation } from './fund-key-information-parts.tsx'
import { FundSection } from './fund-section.tsx'

type FundKeyInformationProps = {
  readonly fund: FundDetailView
  readonly performance: Outcome<SharePerformanceView>
  readonly search: SharePerformanceSearch
}

/** The key information tab: strategy, team, valuation and terms, each with its own anchor. */
export function FundKeyInformation({ fund, performance, search }: FundKeyInformationProps): ReactElement {
  return (
    <>
      <StaticStart fund={fund} />
      <FundSection name="valuation">
        <StaticValuation fund={fund} />
        <SharePerformance fundKey={fund.key} fundName={fund.name} outcome={performance} search={search} />
        <StaticShares fund={fund} />
      </FundSection>
      <StaticTerms fund={fund} />
    </>
  )
}
