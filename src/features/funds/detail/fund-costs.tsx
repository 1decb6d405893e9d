import type { ReactElement, ReactNode } from 'react'
import { GlossaryTerm } from '~/components/rich-text/glossary-term.tsx'
import { ClosedOnPhone } from '~/components/ui/disclosure.tsx'
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
import type { GlossaryKey } from '~/lib/glossary.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { yearsText } from '../fund-labels.tsx'
import type { FundDetailView, KeyFiguresView } from './fund-detail.schema.ts'
import { FundSection } from './fund-section.tsx'

/**
 * Costs in euros over the recommended period and the scenarios of the key information document (P-336). Nothing if the
 * product API has none, and for a liquidated fund, which nobody can buy.
 */
export function FundCosts({ fund }: { readonly fund: FundDetailView }): ReactElement | null {
  const { scenarios } = useTranslations().fund
  const { keyFigures, status } = fund
  if (keyFigures === null || status === 'liquidation') return null
  return (
    <FundSection name="costs">
      <Costs figures={keyFigures} />
      <ClosedOnPhone summary={scenarios.more()} className="mt-6">
        <Scenarios figures={keyFigures} />
      </ClosedOnPhone>
    </FundSection>
  )
}

type CostKind = KeyFiguresView['costs'][number]['kind']

type FiguresProps = { readonly figures: KeyFiguresView }

function useAmounts({ holdingYears, investment }: KeyFiguresView) {
  const { funds } = useTranslations()
  const to = createFormatter(useLocale())
  const money = (amount: string) => to.money(amount, investment.currency) ?? ''
  return { to, money, amount: money(investment.amount), years: yearsText(funds, to, holdingYears) ?? '' }
}

function Costs({ figures }: FiguresProps): ReactElement {
  const { costs: texts } = useTranslations().fund
  const { amount, money, to, years } = useAmounts(figures)
  const { costs, total, yearlyImpact } = figures
  const caption = texts.caption({ amount, years })
  return (
    <>
      <TableScroll label={caption}>
        <Table className="text-sm">
          <TableCaption>{caption}</TableCaption>
          <TableHead>
            <tr>
              <TableHeader>{texts.cost()}</TableHeader>
              <TableHeader className="hidden sm:table-cell">{texts.rate()}</TableHeader>
              <TableHeader numeric>{texts.firstYear()}</TableHeader>
              <TableHeader numeric>{texts.wholePeriod({ years })}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {costs.map(({ firstYear, kind, ratio, wholePeriod }) => (
              <TableRow key={kind}>
                <TableHeader scope="row">
                  <CostName kind={kind} />
                </TableHeader>
                <TableCell className="hidden sm:table-cell">
                  {texts.rates[kind === 'entry' || kind === 'exit' ? 'once' : 'yearly']({
                    rate: to.percent(ratio) ?? '',
                  })}
                </TableCell>
                <TableCell numeric>{money(firstYear)}</TableCell>
                <TableCell numeric>{money(wholePeriod)}</TableCell>
              </TableRow>
            ))}
            <TableRow className="font-medium">
              <TableHeader scope="row">{texts.total()}</TableHeader>
              <TableCell className="hidden sm:table-cell" />
              <TableCell numeric>{money(total.firstYear)}</TableCell>
              <TableCell numeric>{money(total.wholePeriod)}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableScroll>
      <p className="mt-3 max-w-measure text-muted text-sm">
        {texts.impact({ rate: to.percent(yearlyImpact) ?? '' })}
      </p>
    </>
  )
}

/** Costs that the glossary explains. */
const explainedCosts: Partial<Record<CostKind, GlossaryKey>> = {
  entry: 'entryFee',
  performance: 'carriedInterest',
}

function CostName({ kind }: { readonly kind: CostKind }): ReactNode {
  const name = useTranslations().fund.costs.kinds[kind]()
  const term = explainedCosts[kind]
  return term === undefined ? name : <GlossaryTerm term={term}>{name}</GlossaryTerm>
}

function Scenarios({ figures }: FiguresProps): ReactElement {
  const { scenarios: texts } = useTranslations().fund
  const { amount, money, to, years } = useAmounts(figures)
  const caption = texts.caption({ amount, years })
  return (
    <>
      <TableScroll label={caption} className="mt-4">
        <Table className="text-sm">
          <TableCaption>{caption}</TableCaption>
          <TableHead>
            <tr>
              <TableHeader>{texts.scenario()}</TableHeader>
              <TableHeader numeric>{texts.received()}</TableHeader>
              <TableHeader numeric>{texts.yearlyReturn()}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {figures.scenarios.map(({ kind, received, yearlyReturn }) => (
              <TableRow key={kind}>
                <TableHeader scope="row">{texts.kinds[kind]()}</TableHeader>
                <TableCell numeric>{money(received)}</TableCell>
                <TableCell numeric>{to.percent(yearlyReturn)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableScroll>
      <p className="mt-3 max-w-measure text-muted text-sm">{texts.note()}</p>
    </>
  )
}
