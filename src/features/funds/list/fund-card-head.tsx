import type { ReactElement, ReactNode } from 'react'
import { CardTitle } from '~/components/ui/card.tsx'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import { FundStatusBadge, LegalForm } from '../fund-labels.tsx'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import { fundPath } from './fund-list-address.ts'

type HeadProps = {
  readonly fund: Pick<FundSummaryView, 'key' | 'hasPage' | 'name' | 'status' | 'legalForm'>
  /** The funds chosen for comparison, handed on by the link. */
  readonly compare?: readonly string[] | undefined
  /** Content in place of the status, if a heading states it. */
  readonly children?: ReactNode
}

/**
 * State, legal form and name of a fund at the top of a card; the name links to the fund's page where it has
 * one.
 */
export function FundCardHead({ fund, compare, children }: HeadProps): ReactElement {
  const locale = useLocale()
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        {children ?? <FundStatusBadge status={fund.status} />}
        <LegalForm form={fund.legalForm} />
      </div>
      <CardTitle stretched className="mt-3">
        {fund.hasPage ? <a href={fundPath(locale, fund.key, compare)}>{fund.name}</a> : fund.name}
      </CardTitle>
    </>
  )
}
