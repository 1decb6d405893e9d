import type { ReactElement, ReactNode } from 'react'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import { TableCell, TableHeader } from '~/components/ui/table.tsx'
import type { PositionFigures } from '~/lib/figures/position-figures.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AmountName } from './amounts.tsx'
import { FigureText } from './figures.tsx'
import { type EntriesPlace, entriesPath, type RowFigure } from './holding-entries.ts'

/** Headings of the columns of {@link FigureCells}. */
export function FigureHeaders(): ReactElement {
  const { figures } = useTranslations().position
  return (
    <>
      <TableHeader numeric>{figures.value()}</TableHeader>
      <TableHeader numeric>{figures.paidIn()}</TableHeader>
      <TableHeader numeric>{figures.received()}</TableHeader>
      <TableHeader numeric>{figures.unfunded()}</TableHeader>
      <TableHeader numeric>{figures.tvpi()}</TableHeader>
    </>
  )
}

type CellsProps = {
  readonly figures: PositionFigures
  /** Where the figures' entries are listed; none for sums of several holdings. */
  readonly place?: EntriesPlace | undefined
}

type FigureProps = CellsProps & { readonly name: RowFigure; readonly children: ReactNode }

/** A figure that leads to the entries that make it, or to its formula (P-859). */
function RowFigureText({ children, figures, name, place }: FigureProps): ReactElement {
  const locale = useLocale()
  const { entries } = useTranslations().position
  if (place === undefined) return <>{children}</>
  return (
    <a
      href={entriesPath(locale, place, { name, figures })}
      className="underline decoration-hairline-strong underline-offset-4 hover:decoration-current print:no-underline"
    >
      {children}
      <VisuallyHidden>, {entries.ofRow[name]()}</VisuallyHidden>
    </a>
  )
}

/** Figures of a row: value with its day, paid-in, received and uncalled amounts, TVPI. */
export function FigureCells({ figures, place }: CellsProps): ReactElement {
  const { position, notAvailable } = useTranslations()
  const words = position.figures
  const to = useFormatter()
  const money = (amount: string | null) => to.netAssetValue(amount, figures.currency) ?? notAvailable()
  const day = to.shortDate(figures.valuedTo)
  const published = figures.publishedOn === figures.valuedTo ? null : to.shortDate(figures.publishedOn)
  const { commitment } = figures
  const amount = (name: AmountName, exact: string | null) =>
    exact === null ? (
      money(exact)
    ) : (
      <RowFigureText {...{ figures, name, place }}>{money(exact)}</RowFigureText>
    )
  return (
    <>
      <TableCell numeric label={words.value()}>
        <span>
          {amount('value', figures.value)}
          {day !== null && <span className="block text-muted">{words.asAt({ date: day })}</span>}
          {published !== null && (
            <span className="block text-muted">{words.published({ date: published })}</span>
          )}
        </span>
      </TableCell>
      <TableCell numeric label={words.paidIn()}>
        {amount('paidIn', figures.paidIn)}
      </TableCell>
      <TableCell numeric label={words.received()}>
        {amount('received', figures.received)}
      </TableCell>
      <TableCell numeric label={words.unfunded()}>
        {commitment?.kind === 'contradiction' ? (
          <span className="ml-auto block max-w-40 whitespace-normal text-muted">{words.contradiction()}</span>
        ) : commitment === null ? (
          '–'
        ) : (
          amount('unfunded', commitment.unfunded)
        )}
      </TableCell>
      <TableCell numeric label={words.tvpi()}>
        <span className="ml-auto block max-w-32 whitespace-normal">
          <RowFigureText name="tvpi" figures={figures} place={figures.tvpi.isShown ? place : undefined}>
            <FigureText name="tvpi" figure={figures.tvpi} />
          </RowFigureText>
        </span>
      </TableCell>
    </>
  )
}
