import type { ReactElement } from 'react'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundStatusView } from '../fund-summary.schema.ts'

export type GroupNameProps = {
  readonly status: FundStatusView
  /** Number of funds of the group, over all pages. */
  readonly count: number
}

/** The name of a group of funds in one state, with their number. */
export function FundGroupName({ status, count }: GroupNameProps): ReactElement {
  const to = useFormatter()
  const { funds } = useTranslations()
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      <span title={funds.statusMeaning[status]()} className="font-serif text-xl">
        {funds.status[status]()}
      </span>
      <span className="figures font-sans text-muted text-sm">
        {funds.results.inGroup({ text: to.decimal(count) ?? '', count })}
      </span>
    </span>
  )
}

/** {@link FundGroupName} as the heading over the group's cards. */
export function FundGroupHeading(props: GroupNameProps): ReactElement {
  return (
    <h2 className="mb-4">
      <FundGroupName {...props} />
    </h2>
  )
}
