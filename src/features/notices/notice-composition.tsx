import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
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
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { NoticeDetailView, NoticePart } from './notices.schema.ts'

/** The components of a notice inside and outside the commitment, with subtotals and the total. */
export function NoticeComposition({ notice }: { readonly notice: NoticeDetailView }): ReactElement {
  const { amount: amountName, composition } = useTranslations().investor_notices.detail
  const to = useFormatter()
  const { addsUp, amount, currency, parts, telephone } = notice
  return (
    <>
      {!addsUp && (
        <Alert tone="error" className="mb-6">
          {composition.contradicts({ telephone })}
        </Alert>
      )}
      <TableScroll label={composition.caption()}>
        <Table className="text-sm">
          <TableCaption hidden>{composition.caption()}</TableCaption>
          <TableHead>
            <tr>
              <TableHeader>{composition.nature()}</TableHeader>
              <TableHeader numeric>{amountName()}</TableHeader>
            </tr>
          </TableHead>
          {parts.map((part) => (
            <Part key={part.scope} part={part} currency={currency} />
          ))}
          <TableBody>
            <TableRow className="font-medium">
              <TableHeader scope="row">{composition.total()}</TableHeader>
              <TableCell numeric>{to.netAssetValue(amount, currency)}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableScroll>
    </>
  )
}

function Part({ part, currency }: { readonly part: NoticePart; readonly currency: string }): ReactElement {
  const { composition } = useTranslations().investor_notices.detail
  const to = useFormatter()
  const { lines, scope, subtotal } = part
  return (
    <TableBody>
      <tr>
        <TableHeader scope="rowgroup" colSpan={2} className="pt-6 text-muted">
          {composition[scope]()}
        </TableHeader>
      </tr>
      {lines.map(({ amount, label, position }) => (
        <TableRow key={position}>
          <TableHeader scope="row" className="font-normal">
            {label}
          </TableHeader>
          <TableCell numeric>{to.netAssetValue(amount, currency)}</TableCell>
        </TableRow>
      ))}
      <TableRow>
        <TableHeader scope="row">{composition.subtotal[scope]()}</TableHeader>
        <TableCell numeric>{to.netAssetValue(subtotal, currency)}</TableCell>
      </TableRow>
    </TableBody>
  )
}
