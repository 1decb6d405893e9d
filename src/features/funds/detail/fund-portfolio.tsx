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
import type { FundDetailView, PortfolioView, WeightView } from './fund-detail.schema.ts'
import { FundSection } from './fund-section.tsx'

/** Holdings shown at once; the others are a click away. */
const holdingsAtOnce = 5

/** Portfolio of a fund (P-335); nothing if the product API has none. */
export function FundPortfolio({ fund }: { readonly fund: FundDetailView }): ReactElement | null {
  const { portfolio: texts } = useTranslations().fund
  const to = createFormatter(useLocale())
  const { portfolio } = fund
  if (portfolio === null || portfolio.holdings.length === 0) return null
  const { asOf, committed, countries, holdings, invested, sectors } = portfolio
  const others = holdings.slice(holdingsAtOnce)
  return (
    <FundSection name="portfolio">
      <Facts layout="grid" className="grid-cols-3! max-md:gap-x-4! max-md:text-sm">
        <Fact term={texts.count()} detail={texts.on({ date: to.longDate(asOf) ?? '' })}>
          {to.decimal(String(holdings.length))}
        </Fact>
        {committed && (
          <Fact term={texts.committed()}>{to.compactMoney(committed.amount, committed.currency)}</Fact>
        )}
        {invested && (
          <Fact term={texts.invested()}>{to.compactMoney(invested.amount, invested.currency)}</Fact>
        )}
      </Facts>
      <ClosedOnPhone summary={texts.more()} className="mt-4">
        <div className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Weights title={texts.sectors()} parts={sectors} />
          <Weights title={texts.countries()} parts={countries} />
        </div>
        <Holdings caption={texts.holdings()} holdings={holdings.slice(0, holdingsAtOnce)} />
        {others.length > 0 && (
          <details className="mt-3">
            <summary className="text-link w-fit text-sm">
              {texts.others({ count: to.decimal(String(others.length)) ?? '' })}
            </summary>
            <Holdings caption={texts.otherHoldings()} holdings={others} />
          </details>
        )}
      </ClosedOnPhone>
    </FundSection>
  )
}

type WeightsProps = { readonly title: string; readonly parts: readonly WeightView[] }

/** Parts of the portfolio, each with a bar as long as its part. */
function Weights({ title, parts }: WeightsProps): ReactElement {
  const to = createFormatter(useLocale())
  return (
    <div>
      <h3 className="mb-2 font-medium font-sans text-base">{title}</h3>
      <dl className="text-sm">
        {parts.map(({ label, ratio }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1">
            <dt>{label}</dt>
            <dd className="figures text-right">{to.percent(ratio, 'negative', 1)}</dd>
            <svg
              aria-hidden="true"
              viewBox="0 0 1000 6"
              preserveAspectRatio="none"
              className="col-span-2 mt-1 h-1 w-full"
            >
              <rect width="1000" height="6" className="fill-hairline" />
              <rect width={Math.round(Number(ratio) * 1000)} height="6" className="fill-accent" />
            </svg>
          </div>
        ))}
      </dl>
    </div>
  )
}

type HoldingsProps = { readonly caption: string; readonly holdings: PortfolioView['holdings'] }

function Holdings({ caption, holdings }: HoldingsProps): ReactElement {
  const { portfolio: texts } = useTranslations().fund
  const to = createFormatter(useLocale())
  return (
    <TableScroll label={caption} className="mt-6">
      <Table className="text-sm">
        <TableCaption>{caption}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{texts.name()}</TableHeader>
            <TableHeader className="hidden sm:table-cell">{texts.sector()}</TableHeader>
            <TableHeader>{texts.country()}</TableHeader>
            <TableHeader numeric>{texts.part()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {holdings.map((holding) => (
            <TableRow key={holding.name}>
              <TableHeader scope="row">{holding.name}</TableHeader>
              <TableCell className="hidden sm:table-cell">{holding.sector}</TableCell>
              <TableCell>{holding.country}</TableCell>
              <TableCell numeric>{to.percent(holding.ratio, 'negative', 1)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}
