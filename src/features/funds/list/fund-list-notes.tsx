import type { ReactElement } from 'react'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundStatusBadge } from '../fund-labels.tsx'
import { fundStatuses } from '../fund-summary.schema.ts'

/** Definitions of the list's terms, and the warnings required beside any list of funds. */
export function FundListNotes(): ReactElement {
  const { funds } = useTranslations()
  const { warnings, risk, sfdr } = funds
  return (
    <footer className="mt-16 grid gap-x-12 gap-y-8 border-hairline border-t pt-8 lg:grid-cols-2">
      <section aria-labelledby="funds-warnings">
        <h2 id="funds-warnings" className="text-xl">
          {warnings.heading()}
        </h2>
        <div className="mt-4 flex max-w-measure flex-col gap-3 text-muted text-sm">
          <p>{warnings.marketing()}</p>
          <p>{warnings.capital()}</p>
          <p>{warnings.illiquidity()}</p>
          <p>{warnings.pastPerformance()}</p>
          <p>{warnings.tax()}</p>
        </div>
      </section>
      <div>
        <Disclosure summary={funds.meaning.status()}>
          <dl className="flex flex-col gap-4 text-sm">
            {fundStatuses.map((status) => (
              <div key={status}>
                <dt>
                  <FundStatusBadge status={status} />
                </dt>
                <dd className="mt-1 max-w-measure text-muted">{funds.statusMeaning[status]()}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
        <Disclosure summary={funds.meaning.risk()}>
          <p className="max-w-measure text-muted text-sm">{risk.lowestIsNotNone()}</p>
        </Disclosure>
        <Disclosure summary={funds.meaning.sfdr()}>
          <p className="max-w-measure text-muted text-sm">{sfdr.neutral()}</p>
        </Disclosure>
      </div>
    </footer>
  )
}
