import type { ReactElement, ReactNode } from 'react'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { TableScroll } from '~/components/ui/table-scroll.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import type { FundDetailView } from './fund-detail.schema.ts'
import { EditorialText } from './fund-text.tsx'

type FundValuationProps = {
  readonly fund: FundDetailView
  /** The chart of the shares' values. */
  readonly children: ReactNode
}

/** How and how often the fund is valued, what its shares were worth, and which shares there are. */
export function FundValuation({ fund, children }: FundValuationProps): ReactElement {
  const { fund: texts, funds } = useTranslations()
  const { valuation } = texts
  return (
    <>
      <EditorialText html={fund.content?.valuationHtml} fallback={valuation.none()} />
      <Facts layout="grid" className="mt-6">
        <Fact term={valuation.frequency()}>{funds.periodicity[fund.valuationFrequency]()}</Fact>
        <Fact term={valuation.reporting()}>{funds.periodicity[fund.reportingFrequency]()}</Fact>
      </Facts>
      {children}
      <ShareClasses fund={fund} />
    </>
  )
}

function ShareClasses({ fund }: { fund: FundDetailView }): ReactElement | null {
  const { fund: texts, funds, notAvailable } = useTranslations()
  const { valuation } = texts
  if (fund.shares.length === 0) return null
  return (
    <TableScroll label={valuation.shares()} className="mt-10">
      <Table narrow="stack" className="text-sm">
        <TableCaption>{valuation.shares()}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{valuation.share()}</TableHeader>
            <TableHeader>{valuation.isin()}</TableHeader>
            <TableHeader>{valuation.currency()}</TableHeader>
            <TableHeader>{valuation.frequency()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {fund.shares.map((share) => (
            <TableRow key={share.id}>
              <TableHeader scope="row" className="whitespace-nowrap">
                {share.name}
              </TableHeader>
              <TableCell className="figures" label={valuation.isin()}>
                {share.isin ?? notAvailable()}
              </TableCell>
              <TableCell label={valuation.currency()}>{share.currency}</TableCell>
              <TableCell label={valuation.frequency()}>{funds.periodicity[share.periodicity]()}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}
