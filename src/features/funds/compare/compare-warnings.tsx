import type { ReactElement } from 'react'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundStatusView, LegalFormView } from '../fund-summary.schema.ts'
import { lockUpWarning } from '../lock-up-text.ts'
import type { ComparedFund } from './fund-compare.schema.ts'

const approvedForms: readonly LegalFormView[] = ['FIP', 'FCPI', 'FCPR']
const endingStatuses: readonly FundStatusView[] = ['pre_liquidation', 'liquidation']

/** The warnings that apply to either fund, in one block that page breaks keep with its heading. */
export function CompareWarnings({ pair }: { pair: readonly ComparedFund[] }): ReactElement {
  const { funds } = useTranslations()
  const { warnings } = funds
  const own = useOwnWarnings(pair)
  const isAny = (applies: (fund: ComparedFund) => boolean) => pair.some(applies)
  const shared = [
    warnings.marketing(),
    warnings.capital(),
    warnings.illiquidity(),
    warnings.pastPerformance(),
    ...(isAny(({ hasCurrencyRisk }) => hasCurrencyRisk) ? [warnings.currency()] : []),
    ...(isAny(({ riskIndicator }) => riskIndicator === 1) ? [funds.risk.lowestIsNotNone()] : []),
    ...(isAny(({ legalForm }) => approvedForms.includes(legalForm)) ? [warnings.approval()] : []),
    warnings.tax(),
    funds.sfdr.neutral(),
  ]
  return (
    <section
      aria-labelledby="compare-warnings"
      data-keep-together
      className="mt-12 break-inside-avoid print:mt-6 border-hairline-strong border-t pt-5"
    >
      <h2 id="compare-warnings" className="text-xl">
        {warnings.heading()}
      </h2>
      <ul className="mt-4 grid gap-x-12 gap-y-3 text-sm md:grid-cols-2 print:mt-1 print:grid-cols-2 print:gap-x-6 print:gap-y-1">
        {[...own, ...shared].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the warnings that apply to one of the funds, prefixed with its name. */
function useOwnWarnings(pair: readonly ComparedFund[]): readonly string[] {
  const to = useFormatter()
  const { funds, compare } = useTranslations()
  return pair.flatMap((fund) => {
    const { legalForm, name, status } = fund
    const blocking = lockUpWarning(funds, to, fund)
    const isBlocked = approvedForms.includes(legalForm) && !endingStatuses.includes(status)
    const texts = [
      ...(isBlocked && blocking ? [blocking] : []),
      ...(approvedForms.includes(legalForm) ? [] : [funds.warnings.professional()]),
    ]
    return texts.map((text) => compare.ofFund({ name, text }))
  })
}
