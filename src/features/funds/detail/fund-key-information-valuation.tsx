import type { ReactElement } from 'react'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '../../../components/ui/table.tsx'
import { EditorialText } from '../fund-text.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'

type FundProps = { readonly fund: FundDetailView }

/** The method and interval of the fund's valuation. */
export function ValuationWords({ fund }: FundProps): ReactElement {
  const { fund: texts, funds } = useTranslations()
  const { valuation } = texts
  return (
    <>
      <EditorialText html={fund.content?.valuationHtml} fallback={valuation.none()} />
      <Facts layout="grid" className="mt-6">
        <Fact term={valuation.frequency()}>{funds.periodicity[fund.valuationFrequency]()}</Fact>
        <Fact term={valuation.reporting()}>{funds.periodicity[fund.reportingFrequency]()}</Fact>
      </Facts>
    </>
  )
}

/** The fund's share classes. */
export function ShareClasses({ fund }: FundProps): ReactElement | null {
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
