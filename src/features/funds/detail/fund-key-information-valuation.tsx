import type { ReactElement } from 'react'
import { ClosedOnPhone } from '~/components/ui/disclosure.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '~/components/ui/table.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { EditorialText } from '../fund-text.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'

type FundProps = { readonly fund: FundDetailView }

/** The method and interval of the fund's valuation. */
export function ValuationWords({ fund }: FundProps): ReactElement {
  const { fund: texts, funds } = useTranslations()
  const { valuation } = texts
  return (
    <>
      <Distributions fund={fund} />
      <h3 className="mt-6 mb-3 text-xl md:mt-10">{valuation.method()}</h3>
      <ClosedOnPhone summary={texts.more.method()}>
        <EditorialText html={fund.content?.valuationHtml} fallback={valuation.none()} />
        <Facts layout="grid" className="mt-6">
          <Fact term={valuation.frequency()}>{funds.periodicity[fund.valuationFrequency]()}</Fact>
          <Fact term={valuation.reporting()}>{funds.periodicity[fund.reportingFrequency]()}</Fact>
        </Facts>
        <ShareClasses fund={fund} />
      </ClosedOnPhone>
    </>
  )
}

/** Distributions shown at once; the older ones are a click away. */
const distributionsAtOnce = 4

/** The main share's distributions, newest first. */
function Distributions({ fund }: FundProps): ReactElement | null {
  const { distributions: texts } = useTranslations().fund
  const to = createFormatter(useLocale())
  const { distributions } = fund
  if (distributions.length === 0) return null
  const older = distributions.slice(distributionsAtOnce)
  return (
    <ClosedOnPhone summary={texts.more()} className="mt-6 md:mt-10">
      <DistributionTable
        caption={texts.title()}
        distributions={distributions.slice(0, distributionsAtOnce)}
      />
      {older.length > 0 && (
        <details className="mt-3">
          <summary className="text-link w-fit text-sm">
            {texts.older({ count: to.decimal(String(older.length)) ?? '' })}
          </summary>
          <DistributionTable caption={texts.olderTitle()} distributions={older} />
        </details>
      )}
    </ClosedOnPhone>
  )
}

type DistributionTableProps = Pick<FundDetailView, 'distributions'> & { readonly caption: string }

function DistributionTable({ caption, distributions }: DistributionTableProps): ReactElement {
  const { distributions: texts } = useTranslations().fund
  const to = createFormatter(useLocale())
  return (
    <TableScroll label={caption}>
      <Table className="text-sm">
        <TableCaption>{caption}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{texts.date()}</TableHeader>
            <TableHeader numeric>{texts.amount()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {distributions.map(({ amount, date }) => (
            <TableRow key={date}>
              <TableHeader scope="row">{to.longDate(date)}</TableHeader>
              <TableCell numeric>{to.netAssetValue(amount.amount, amount.currency)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

/** The fund's share classes. */
function ShareClasses({ fund }: FundProps): ReactElement | null {
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
