import type { ReactElement } from 'react'
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
import type { ShownFigures } from './share-performance-words.ts'

/** Name and formula of each figure of past performance (decision 049): each name means one figure. */
function PerformanceFormulas(): ReactElement {
  const { formulas } = useTranslations().performance
  const lines = [
    [formulas.totalTerm(), formulas.total()],
    [formulas.withTerm(), formulas.with()],
    [formulas.withoutTerm(), formulas.without()],
    [formulas.annualisedTerm(), formulas.annualised()],
    [formulas.multiplesTerm(), formulas.multiples()],
  ]
  return (
    <details className="mt-3 text-sm" data-formulas>
      <summary className="text-link w-fit">{formulas.title()}</summary>
      <dl className="mt-3 max-w-measure">
        {lines.map(([term, formula]) => (
          <div key={term} className="mt-2">
            <dt className="font-medium">{term}</dt>
            <dd className="text-muted">{formula}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-measure text-muted">{formulas.note()}</p>
    </details>
  )
}

type Row = {
  readonly key: string
  readonly label: string
  readonly total: string | null
  readonly value: string | null
  readonly isSum?: boolean
}

type PeriodFigures = Pick<ShownFigures, 'periods' | 'cumulative'>

export type SharePeriodsProps = {
  readonly figures: PeriodFigures
  /** Names the table where a page has several; defaults to the heading of the periods. */
  readonly label?: string
}

/**
 * Performance over complete 12-month periods, five years or the whole life, with the required notices. Shown with any
 * settings of the chart.
 */
export function SharePeriods({ figures, label }: SharePeriodsProps): ReactElement {
  const { performance, funds } = useTranslations()
  const { periods } = performance
  const rows = useRows(figures)
  if (rows.length === 0) return <p className="text-muted">{periods.none()}</p>
  return (
    <div data-keep-together>
      <TableScroll label={label ?? periods.title()}>
        <Table className="text-sm">
          <TableCaption>
            {label === undefined ? periods.title() : `${label} – ${periods.title()}`}
          </TableCaption>
          <TableHead>
            <tr>
              <TableHeader>{periods.period()}</TableHeader>
              <TableHeader numeric>{periods.total()}</TableHeader>
              <TableHeader numeric>{periods.value()}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {rows.map(({ key, label, total, value, isSum }) => (
              <TableRow key={key} className={isSum ? 'font-medium' : undefined}>
                <TableHeader scope="row">{label}</TableHeader>
                <TableCell numeric>
                  <Change ratio={total} />
                </TableCell>
                <TableCell numeric>
                  <Change ratio={value} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableScroll>
      <p className="mt-3 font-medium text-sm">{funds.warnings.pastPerformance()}</p>
      <p className="mt-1 max-w-measure text-muted text-sm">{periods.note()}</p>
      <PerformanceFormulas />
    </div>
  )
}

function useRows({ periods, cumulative }: PeriodFigures): readonly Row[] {
  const texts = useTranslations().performance.periods
  const to = createFormatter(useLocale())
  const range = (from: string, until: string) =>
    texts.range({ from: to.shortDate(from) ?? '', to: to.shortDate(until) ?? '' })
  const years = periods.toReversed().map(
    (period): Row => ({
      key: period.to,
      label: range(period.from, period.to),
      total: period.returns?.totalValue ?? null,
      value: period.returns?.netAssetValue ?? null,
    }),
  )
  if (cumulative === null || cumulative.years < 2) return years
  const sum: Row = {
    key: 'cumulative',
    label: texts.cumulative({ years: to.decimal(String(cumulative.years)) ?? '' }),
    total: cumulative.totalValue,
    value: cumulative.netAssetValue,
    isSum: true,
  }
  if (cumulative.annualised === null) return [...years, sum]
  const annual: Row = {
    key: 'annualised',
    label: texts.annualised(),
    total: cumulative.annualised,
    value: null,
  }
  return [...years, sum, annual]
}

/** A signed change; screen readers get the sign as a word. */
function Change({ ratio }: { ratio: string | null }): ReactElement {
  const { performance } = useTranslations()
  const to = createFormatter(useLocale())
  // After full repayment, a value that falls to zero is no loss (P-331).
  if (ratio !== null && Number(ratio) === -1) return <span>{performance.periods.repaid()}</span>
  const text = to.percent(ratio, 'change')
  if (ratio === null || text === null) return <span aria-hidden="true">–</span>
  const { gain, loss } = performance.periods
  const word = Number(ratio) > 0 ? gain() : Number(ratio) < 0 ? loss() : ''
  return (
    <>
      <span className="sr-only">{word}</span> {text}
    </>
  )
}
