import type { ReactElement } from 'react'
import type { Outcome } from '~/lib/outcome.ts'
import type { SharePerformanceSearch, SharePerformanceView } from '../performance/share-performance.schema.ts'
import { SharePerformance } from '../performance/share-performance.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'
import { KeptShares, KeptStart, KeptTerms, KeptValuation } from './fund-key-information-parts.tsx'
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
      <KeptStart fund={fund} />
      <FundSection name="valuation">
        <KeptValuation fund={fund} />
        <SharePerformance fundKey={fund.key} fundName={fund.name} outcome={performance} search={search} />
        <KeptShares fund={fund} />
      </FundSection>
      <KeptTerms fund={fund} />
    </>
  )
}
