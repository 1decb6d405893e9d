import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import type { Figure } from '~/lib/figures/position-figures.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { type AmountName, type EntriesOf, type FiguresProps, useMoney } from './amounts.tsx'

const performanceNames = ['tvpi', 'dpi', 'rvpi', 'rate'] as const

type PerformanceName = (typeof performanceNames)[number]

const inputsOf: Readonly<Record<PerformanceName, readonly AmountName[]>> = {
  tvpi: ['value', 'received', 'paidIn'],
  dpi: ['received', 'paidIn'],
  rvpi: ['value', 'paidIn'],
  rate: ['value', 'received', 'paidIn'],
}

type PerformanceProps = FiguresProps & {
  readonly entriesOf: EntriesOf
  /** The figure that is open; any other text for none. */
  readonly opened?: string | null
}

/** A multiple or rate, or the reason why there is none. */
export function FigureText({
  name,
  figure,
}: {
  readonly name: PerformanceName
  readonly figure: Figure
}): ReactElement {
  const { none } = useTranslations().position.figures
  const to = useFormatter()
  if (!figure.isShown) return <span className="text-muted">{none[figure.reason]()}</span>
  return <>{name === 'rate' ? to.percent(figure.value) : to.multiple(figure.value)}</>
}

/** Figure that opens into its formula and its components. */
function OpenedFigure({
  entriesOf,
  figures,
  name,
  opened,
}: PerformanceProps & { readonly name: PerformanceName }): ReactElement {
  const { figures: words } = useTranslations().position
  const to = useFormatter()
  const money = useMoney(figures.currency)
  const { inputs } = figures
  return (
    <Disclosure
      open={opened === name}
      summary={words[name]()}
      detail={
        <span className="text-base text-foreground">
          <FigureText name={name} figure={figures[name]} />
        </span>
      }
    >
      <div className="figures flex max-w-measure flex-col gap-1 text-muted text-sm">
        <p>{words.how[name]()}</p>
        {inputs !== null && (
          <>
            <p>
              {words.inputs[name]({
                paidIn: money(inputs.paidIn),
                received: money(inputs.received),
                value: money(inputs.value),
                flows: to.decimal(String(inputs.flows)) ?? '',
              })}
            </p>
            <p>{words.period({ from: to.longDate(inputs.from) ?? '', to: to.longDate(inputs.to) ?? '' })}</p>
          </>
        )}
        {entriesOf(inputsOf[name])}
      </div>
    </Disclosure>
  )
}

/** Multiples and rate, each with its formula, under the required warning (P-084). */
export function Performance({ entriesOf, figures, opened }: PerformanceProps): ReactElement {
  const { position, funds } = useTranslations()
  return (
    <div data-opens-on-paper className="grid gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
      <div className="border-hairline border-t">
        {performanceNames.map((name) => (
          <OpenedFigure key={name} {...{ entriesOf, figures, name, opened }} />
        ))}
      </div>
      <div>
        <Alert tone="neutral">
          <p>{funds.warnings.pastPerformance()}</p>
          <p className="mt-1">{position.figures.source()}</p>
        </Alert>
        <Notes figures={figures} />
      </div>
    </div>
  )
}

/** Notes on what the figures leave out, and on later events. */
function Notes({ figures }: FiguresProps): ReactElement | null {
  const { figures: words } = useTranslations().position
  const to = useFormatter()
  const money = useMoney(figures.currency)
  const { since, tooYoung, unvalued, tvpi } = figures
  const count = (number: number) => ({ count: to.decimal(String(number)) ?? '' })
  const notes = [
    ...(since ? [words.since({ paidIn: money(since.paidIn), received: money(since.received) })] : []),
    ...(tooYoung > 0 && tvpi.isShown ? [words.tooYoung[to.plural(tooYoung)](count(tooYoung))] : []),
    ...(unvalued > 0 ? [words.unvalued[to.plural(unvalued)](count(unvalued))] : []),
  ]
  if (notes.length === 0) return null
  return (
    <ul className="figures mt-4 flex flex-col gap-1 text-muted text-sm">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
