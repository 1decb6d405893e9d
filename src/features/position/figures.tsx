import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import type { Figure, PositionFigures } from '~/lib/figures/position-figures.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

type FiguresProps = { readonly figures: PositionFigures }

const performanceNames = ['tvpi', 'dpi', 'rvpi', 'rate'] as const

type PerformanceName = (typeof performanceNames)[number]

function useMoney(currency: string): (amount: string | null) => string {
  const { notAvailable } = useTranslations()
  const to = useFormatter()
  return (amount) => to.netAssetValue(amount, currency) ?? notAvailable()
}

/** The day or days of the valuations. */
function ValuationDays({ figures: { valuedFrom, valuedTo } }: FiguresProps): ReactElement {
  const { figures } = useTranslations().position
  const to = useFormatter()
  const [from, until] = [to.longDate(valuedFrom), to.longDate(valuedTo)]
  if (from === null || until === null) return <>{figures.noValue()}</>
  return <>{from === until ? figures.asAt({ date: until }) : figures.asAtBetween({ from, to: until })}</>
}

/** Value, paid-in and received amounts, and the uncalled amount. */
export function Amounts({ figures }: FiguresProps): ReactElement {
  const { figures: words } = useTranslations().position
  const money = useMoney(figures.currency)
  const { commitment } = figures
  return (
    <Facts
      layout="large"
      // Two by two on a phone, where the four fit with their amounts.
      className="min-[22rem]:max-sm:grid-cols-2 max-sm:gap-x-4 xl:grid-cols-4 max-sm:[&_.fact-value]:text-lg"
    >
      <Fact term={words.value()} detail={<ValuationDays figures={figures} />}>
        {money(figures.value)}
      </Fact>
      <Fact term={words.paidIn()}>{money(figures.paidIn)}</Fact>
      <Fact term={words.received()}>{money(figures.received)}</Fact>
      <Fact
        term={words.unfunded()}
        detail={
          commitment === null
            ? words.noCommitment()
            : words.ofCommitment({ amount: money(commitment.commitment) })
        }
      >
        {commitment === null ? '–' : money(commitment.unfunded)}
      </Fact>
    </Facts>
  )
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
function OpenedFigure({ name, figures }: FiguresProps & { readonly name: PerformanceName }): ReactElement {
  const { figures: words } = useTranslations().position
  const to = useFormatter()
  const money = useMoney(figures.currency)
  const { inputs } = figures
  return (
    <Disclosure
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
      </div>
    </Disclosure>
  )
}

/** Multiples and rate, each with its formula, under the required warning (P-084). */
export function Performance({ figures }: FiguresProps): ReactElement {
  const { position, funds } = useTranslations()
  return (
    <div data-opens-on-paper className="grid gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
      <div className="border-hairline border-t">
        {performanceNames.map((name) => (
          <OpenedFigure key={name} name={name} figures={figures} />
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
