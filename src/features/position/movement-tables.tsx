import type { ReactElement } from 'react'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
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
import { distributionNatures } from '~/lib/figures/account-statement.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { HoldingAccount, MovementView, ValueView } from './position.schema.ts'

type AccountProps = { readonly account: HoldingAccount; readonly label: string }

/** The movements of a holding, newest first. */
export function MovementsTable({ account: { movements, currency }, label }: AccountProps): ReactElement {
  const { table } = useTranslations().position
  const hasUnfunded = movements.some(({ unfundedAfter }) => unfundedAfter !== null)
  return (
    <TableScroll label={label}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{label}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{table.date()}</TableHeader>
            <TableHeader>{table.kind()}</TableHeader>
            <TableHeader numeric>{table.amount()}</TableHeader>
            {hasUnfunded && <TableHeader numeric>{table.unfundedAfter()}</TableHeader>}
          </tr>
        </TableHead>
        <TableBody>
          {movements.map((movement) => (
            <MovementRow key={movement.id} {...{ movement, currency, hasUnfunded }} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

type RowProps = {
  readonly movement: MovementView
  readonly currency: string
  readonly hasUnfunded: boolean
}

function MovementRow({ movement, currency, hasUnfunded }: RowProps): ReactElement {
  const { table, kinds, news } = useTranslations().position
  const to = useFormatter()
  const { amount, date, publishedOn, kind, notice, unfundedAfter } = movement
  return (
    <TableRow>
      <TableHeader scope="row" className="whitespace-nowrap">
        {to.longDate(date)}
        {publishedOn !== date && (
          <span className="block text-muted">{news.published({ date: to.longDate(publishedOn) ?? '' })}</span>
        )}
      </TableHeader>
      <TableCell label={table.kind()}>
        <span>
          {notice === null ? (
            kinds[kind]()
          ) : (
            <AppLink to="/account/notices/$id" params={{ id: notice }} className="text-link" preload={false}>
              {kinds[kind]()}
              <VisuallyHidden> {table.noticeOf({ date: to.longDate(date) ?? '' })}</VisuallyHidden>
            </AppLink>
          )}
          <Parts {...{ movement, currency }} />
        </span>
      </TableCell>
      <TableCell numeric label={table.amount()}>
        {to.netAssetValue(amount, currency)}
      </TableCell>
      {hasUnfunded && (
        <TableCell numeric label={table.unfundedAfter()}>
          {to.netAssetValue(unfundedAfter, currency)}
        </TableCell>
      )}
    </TableRow>
  )
}

/** Natures of a distribution, and its recallable part. */
function Parts({ movement, currency }: Omit<RowProps, 'hasUnfunded'>): ReactElement | null {
  const { natures: words } = useTranslations().position
  const to = useFormatter()
  const { natures, recallable } = movement
  const money = (amount: string) => to.netAssetValue(amount, currency) ?? ''
  const parts = distributionNatures.flatMap((nature) => {
    const amount = natures?.[nature] ?? '0'
    return Number(amount) === 0 ? [] : [`${words[nature]()} ${money(amount)}`]
  })
  const recall = Number(recallable) > 0 ? [words.recallable({ amount: money(recallable) })] : []
  const all = [...parts, ...recall]
  if (all.length === 0) return null
  return <span className="figures block text-muted">{all.join(' · ')}</span>
}

/** The published values of a holding, newest first. */
export function ValuesTable({ account: { values, currency }, label }: AccountProps): ReactElement {
  const { table, figures } = useTranslations().position
  return (
    <TableScroll label={label}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{label}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{table.date()}</TableHeader>
            <TableHeader>{table.publishedOn()}</TableHeader>
            <TableHeader numeric>{table.quantity()}</TableHeader>
            <TableHeader numeric>{table.netAssetValue()}</TableHeader>
            <TableHeader numeric>{figures.value()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {values.map((value) => (
            <ValueRow key={`${value.date} ${value.publishedOn}`} {...{ value, currency }} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

function ValueRow({
  value,
  currency,
}: {
  readonly value: ValueView
  readonly currency: string
}): ReactElement {
  const { table, figures } = useTranslations().position
  const to = useFormatter()
  const { date, publishedOn, quantity, netAssetValue, amount, isReplaced } = value
  return (
    <TableRow className={isReplaced ? 'text-muted' : undefined}>
      <TableHeader scope="row" className="whitespace-nowrap">
        {to.longDate(date)}
        {isReplaced && <span className="ml-2 text-muted">({table.replaced()})</span>}
      </TableHeader>
      <TableCell label={table.publishedOn()}>{to.longDate(publishedOn)}</TableCell>
      <TableCell numeric label={table.quantity()}>
        {to.decimal(quantity, { least: 0, most: 4 })}
      </TableCell>
      <TableCell numeric label={table.netAssetValue()}>
        {to.netAssetValue(netAssetValue, currency)}
      </TableCell>
      <TableCell numeric label={figures.value()}>
        {to.netAssetValue(amount, currency)}
      </TableCell>
    </TableRow>
  )
}
