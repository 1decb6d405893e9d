import type { ReactElement } from 'react'
import { TableCell, TableHeader } from '~/components/ui/table.tsx'
import type { PositionFigures } from '~/lib/figures/position-figures.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FigureText } from './figures.tsx'

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

/** Figures of a row: value with its day, paid-in, received and uncalled amounts, TVPI. */
export function FigureCells({ figures }: { readonly figures: PositionFigures }): ReactElement {
  const { position, notAvailable } = useTranslations()
  const words = position.figures
  const to = useFormatter()
  const money = (amount: string | null) => to.netAssetValue(amount, figures.currency) ?? notAvailable()
  const day = to.shortDate(figures.valuedTo)
  const published = figures.publishedOn === figures.valuedTo ? null : to.shortDate(figures.publishedOn)
  const { commitment } = figures
  return (
    <>
      <TableCell numeric label={words.value()}>
        <span>
          {money(figures.value)}
          {day !== null && <span className="block text-muted">{words.asAt({ date: day })}</span>}
          {published !== null && (
            <span className="block text-muted">{words.published({ date: published })}</span>
          )}
        </span>
      </TableCell>
      <TableCell numeric label={words.paidIn()}>
        {money(figures.paidIn)}
      </TableCell>
      <TableCell numeric label={words.received()}>
        {money(figures.received)}
      </TableCell>
      <TableCell numeric label={words.unfunded()}>
        {commitment?.kind === 'contradiction' ? (
          <span className="ml-auto block max-w-40 whitespace-normal text-muted">{words.contradiction()}</span>
        ) : commitment === null ? (
          '–'
        ) : (
          money(commitment.unfunded)
        )}
      </TableCell>
      <TableCell numeric label={words.tvpi()}>
        <span className="ml-auto block max-w-32 whitespace-normal">
          <FigureText name="tvpi" figure={figures.tvpi} />
        </span>
      </TableCell>
    </>
  )
}
