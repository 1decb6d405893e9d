import type { ReactElement } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { NotShown } from '../performance/share-performance-hidden.tsx'
import { SharePeriods } from '../performance/share-performance-periods.tsx'
import type { ComparedFund } from './fund-compare.schema.ts'

/** The complete 12-month periods of one of the two funds. */
export function ComparePeriods({ fund }: { readonly fund: ComparedFund }): ReactElement {
  const { compare } = useTranslations()
  const heading = compare.chart.periods({ name: fund.name })
  return (
    <div data-keep-together>
      <h3 className="mb-3 text-xl">{heading}</h3>
      {fund.performance.isShown ? (
        <SharePeriods figures={fund.performance} label={heading} />
      ) : (
        <div className="border-hairline border-y py-6">
          <NotShown hidden={fund.performance} />
        </div>
      )}
    </div>
  )
}
