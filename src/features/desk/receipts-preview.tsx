import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ReceiptsChangeView } from './receipts.schema.ts'

type PreviewProps = { readonly change: ReceiptsChangeView; readonly isDecided: boolean }

/** Payments of an entry with what they leave of each call, and the lines that are no part of it (P-676, P-677). */
export function ReceiptsPreview({ change, isDecided }: PreviewProps): ReactElement {
  const { receipts: words } = useTranslations().publishing
  const to = useFormatter()
  const { amount, currency, lines, refused, share } = change
  const count = { text: to.decimal(lines.length) ?? '', count: lines.length }
  return (
    <>
      {refused.length > 0 && <Refused refused={refused} />}
      <Facts layout="large">
        <Fact term={share} detail={words.preview.lines(count)}>
          {to.netAssetValue(amount, currency)}
        </Fact>
      </Facts>
      <Table narrow="stack" className="mt-8 text-sm">
        <TableCaption hidden>{words.preview.caption()}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{words.table.holder()}</TableHeader>
            <TableHeader numeric>{words.fields.date()}</TableHeader>
            <TableHeader>{words.fields.note()}</TableHeader>
            <TableHeader numeric>{words.fields.amount()}</TableHeader>
            <TableHeader numeric>{isDecided ? words.table.missing() : words.preview.missing()}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <PreviewRow key={line.key} currency={currency} line={line} isDecided={isDecided} />
          ))}
        </TableBody>
      </Table>
    </>
  )
}

type RowProps = {
  readonly currency: string
  readonly line: ReceiptsChangeView['lines'][number]
  readonly isDecided: boolean
}

function PreviewRow({ currency, isDecided, line }: RowProps): ReactElement {
  const { notAvailable, publishing } = useTranslations()
  const { fields, preview, table } = publishing.receipts
  const to = useFormatter()
  const { amount, holder, isReversal, missing, note, receivedOn, reference } = line
  return (
    <TableRow>
      <TableHeader scope="row">
        {holder}
        <span className="figures block whitespace-nowrap font-normal text-muted">{reference}</span>
      </TableHeader>
      <TableCell label={fields.date()} numeric>
        {to.shortDate(receivedOn)}
      </TableCell>
      <TableCell label={fields.note()} className="wrap-anywhere">
        {note || notAvailable()}
      </TableCell>
      <TableCell label={fields.amount()} numeric>
        <span>
          {to.netAssetValue(amount, currency)}
          {isReversal && <span className="block text-muted">{preview.reversal()}</span>}
        </span>
      </TableCell>
      <TableCell label={isDecided ? table.missing() : preview.missing()} numeric>
        {to.netAssetValue(missing, currency)}
      </TableCell>
    </TableRow>
  )
}

function Refused({ refused }: Pick<ReceiptsChangeView, 'refused'>): ReactElement {
  const { faults, preview } = useTranslations().publishing.receipts
  const to = useFormatter()
  const count = { text: to.decimal(refused.length) ?? '', count: refused.length }
  return (
    <Alert tone="warning" title={preview.refused(count)} className="mb-8">
      <ul className="figures">
        {refused.map(({ code, line, notice }) => (
          <li key={line} className="wrap-anywhere">
            {preview.line({ line: String(line), notice: notice || '–', fault: faults[code]() })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
