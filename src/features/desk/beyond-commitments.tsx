import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { BeyondCommitments as Beyond } from './publications.schema.ts'

type BeyondProps = { readonly beyond: Beyond; readonly currency: string }

/** Warns, without refusing, of a call that asks holders for more than is left of their commitment (P-846). */
export function BeyondCommitments({ beyond, currency }: BeyondProps): ReactElement {
  const { beyond: words } = useTranslations().publishing.detail
  const to = useFormatter()
  const { count, excess, holders } = beyond
  const money = (amount: string) => to.netAssetValue(amount, currency) ?? amount
  const others = count - holders.length
  return (
    <Alert tone="warning" className="mb-8" title={words.title({ text: to.decimal(count) ?? '', count })}>
      <p>{words.text({ excess: money(excess) })}</p>
      <ul className="list-disc space-y-1 pt-2 pl-5">
        {holders.map((one) => (
          // An account may have several holdings of the share.
          <li key={`${one.id} ${one.uncalled} ${one.excess}`}>
            <AppLink to="/team/people/$id" params={{ id: one.id }} className="text-link">
              {one.name}
            </AppLink>
            {words.holder({ uncalled: money(one.uncalled), excess: money(one.excess) })}
          </li>
        ))}
        {others > 0 && <li>{words.others({ text: to.decimal(others) ?? '', count: others })}</li>}
      </ul>
    </Alert>
  )
}
