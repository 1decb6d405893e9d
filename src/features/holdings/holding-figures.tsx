import type { ReactElement } from 'react'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import type { HoldingFigures } from '~/lib/performance/holding-figures.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

type FiguresProps = { readonly figures: HoldingFigures }

/** The multiple, or the reason why there is none. */
export function Multiple({ figures: { tvpi, noMultiple } }: FiguresProps): ReactElement {
  const texts = useTranslations().my_funds.figures
  const to = useFormatter()
  const text = to.multiple(tvpi)
  if (text !== null) return <>{text}</>
  return (
    <span className="font-sans text-base text-muted">{texts.noMultiple[noMultiple ?? 'no_valuation']()}</span>
  )
}

/** The day or days of the valuations. */
export function ValuationDates({ figures: { valuedFrom, valuedTo } }: FiguresProps): ReactElement | null {
  const texts = useTranslations().my_funds.figures
  const to = useFormatter()
  const [from, until] = [to.longDate(valuedFrom), to.longDate(valuedTo)]
  if (from === null || until === null) return null
  return <>{from === until ? texts.asOf({ date: until }) : texts.asOfBetween({ from, to: until })}</>
}

/** Totals of the holdings in one currency. */
export function Totals({ figures }: FiguresProps): ReactElement {
  const { my_funds, notAvailable } = useTranslations()
  const texts = my_funds.figures
  const to = useFormatter()
  const money = (amount: string | null) => to.netAssetValue(amount, figures.currency) ?? notAvailable()
  return (
    <Facts layout="large" className="xl:grid-cols-4">
      <Fact term={texts.value()} detail={<ValuationDates figures={figures} />}>
        {money(figures.value)}
      </Fact>
      <Fact term={texts.paidIn()}>{money(figures.paidIn)}</Fact>
      <Fact term={texts.distributed()}>{money(figures.distributed)}</Fact>
      <Fact term={texts.tvpi()} detail={texts.tvpiMeaning()}>
        <Multiple figures={figures} />
      </Fact>
    </Facts>
  )
}

/** Notes on data that the figures leave out, and on flows since the valuation. */
export function FiguresNotes({ figures }: FiguresProps): ReactElement | null {
  const texts = useTranslations().my_funds.figures
  const to = useFormatter()
  const { since, tooYoung, unvalued, tvpi, currency } = figures
  const count = (number: number) => ({ count: to.decimal(String(number)) ?? '' })
  const money = (amount: string) => to.netAssetValue(amount, currency) ?? ''
  const notes = [
    ...(since ? [texts.since({ paidIn: money(since.paidIn), distributed: money(since.distributed) })] : []),
    ...(tooYoung > 0 && tvpi !== null ? [texts.tooYoung[to.plural(tooYoung)](count(tooYoung))] : []),
    ...(unvalued > 0 ? [texts.unvalued[to.plural(unvalued)](count(unvalued))] : []),
  ]
  if (notes.length === 0) return null
  return (
    <ul className="figures mt-4 flex max-w-measure flex-col gap-1 text-muted text-sm">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
