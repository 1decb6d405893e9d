import type { ReactElement } from 'react'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { CallHoldersView, CallHolderView } from './receipts.schema.ts'

type Look = { readonly tone: Tone; readonly shape: BadgeShape }

const looks: Record<CallHolderView['status'] | 'partly', Look> = {
  announced: { tone: 'info', shape: 'ring' },
  due: { tone: 'warning', shape: 'half' },
  partly: { tone: 'warning', shape: 'half' },
  paid: { tone: 'success', shape: 'disc' },
  late: { tone: 'error', shape: 'square' },
}

/** Where the call of a holder stands; one of which a part is paid says so until it is late. */
export function CallStatus({ paid, status }: Pick<CallHolderView, 'paid' | 'status'>): ReactElement {
  const { statuses } = useTranslations().publishing.receipts
  const isPartly = Number(paid) > 0 && (status === 'announced' || status === 'due')
  const shown = isPartly ? 'partly' : status
  return (
    <Badge look="plain" {...looks[shown]}>
      {statuses[shown]()}
    </Badge>
  )
}

type FundProps = { readonly fund: string }

/** Looks a notice up by the reference that its holder quotes. */
export function FindNotice({ fund }: FundProps): ReactElement {
  const { receipts: words } = useTranslations().publishing
  const locale = useLocale()
  return (
    <form
      method="get"
      action={pathFor({ to: '/team/publish/$fund', locale, params: { fund } })}
      className="flex max-w-xl flex-wrap items-end gap-3"
    >
      <input type="hidden" name="kind" value="receipts" readOnly />
      <Field id="receipt-notice" label={words.fields.notice()} className="min-w-0 flex-1">
        <Input type="search" name="notice" maxLength={40} required autoComplete="off" />
      </Field>
      <Button type="submit" variant="outline">
        {words.open.find()}
      </Button>
    </form>
  )
}

/** Who owes something of the calls of a fund, the earliest due date first. */
export function CallHolders({ fund, holders }: FundProps & { holders: CallHoldersView }): ReactElement {
  const { receipts: words } = useTranslations().publishing
  const locale = useLocale()
  if (holders.items.length === 0) return <p className="pt-6 text-muted">{words.open.none()}</p>
  return (
    <>
      <Table narrow="stack" className="mt-8 text-sm">
        <TableCaption hidden>{words.open.caption()}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{words.table.holder()}</TableHeader>
            <TableHeader>{words.table.call()}</TableHeader>
            <TableHeader numeric>{words.table.due()}</TableHeader>
            <TableHeader numeric>{words.table.missing()}</TableHeader>
            <TableHeader>{words.table.status()}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {holders.items.map((holder) => (
            <HolderRow key={holder.notice} fund={fund} holder={holder} />
          ))}
        </TableBody>
      </Table>
      <ListPages
        page={holders.page}
        addressOf={(page) =>
          pathFor({
            ...{ to: '/team/publish/$fund', locale, params: { fund } },
            search: { kind: 'receipts', ...(page > 1 && { page }) },
          })
        }
      />
    </>
  )
}

function HolderRow({ fund, holder }: FundProps & { holder: CallHolderView }): ReactElement {
  const { receipts: words } = useTranslations().publishing
  const to = useFormatter()
  const { amount, currency, dueOn, missing, notice, number, reference, share, waiting } = holder
  const money = (value: string) => to.netAssetValue(value, currency) ?? value
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink
          to="/team/publish/$fund"
          params={{ fund }}
          search={{ kind: 'receipts', notice }}
          className="text-link"
        >
          {holder.holder}
        </AppLink>
        <span className="figures block whitespace-nowrap font-normal text-muted">{reference}</span>
      </TableHeader>
      <TableCell label={words.table.call()}>
        <span>
          {words.call({ number: String(number) })}
          <span className="block text-muted">{share}</span>
        </span>
      </TableCell>
      <TableCell label={words.table.due()} numeric>
        {to.shortDate(dueOn)}
      </TableCell>
      <TableCell label={words.table.missing()} numeric>
        <span>
          {money(missing)}
          <span className="block text-muted">{words.of({ amount: money(amount) })}</span>
          {waiting !== null && (
            <span className="block text-muted">{words.waiting({ amount: money(waiting) })}</span>
          )}
        </span>
      </TableCell>
      <TableCell label={words.table.status()}>
        <CallStatus {...holder} />
      </TableCell>
    </TableRow>
  )
}
