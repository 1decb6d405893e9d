import type { ReactElement, ReactNode } from 'react'
import type { PositionFigures } from '~/lib/figures/position-figures.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { useValuationDays } from './amounts.tsx'
import { HeldDocumentLink, type HoldingDocument } from './holding-documents.tsx'
import type { HoldingView } from './position.schema.ts'

/** Holding of a reader in a fund, and the last document that they may open. */
export type HeldSharesData = { readonly view: HoldingView; readonly lastDocument: HoldingDocument | null }

/** Holding of the fund page's reader, in a line that links to their own page of the fund. */
export function HeldShares({ data }: { readonly data: HeldSharesData }): ReactElement {
  const { lastDocument, view } = data
  const { accounts, fund } = view
  const { held } = useTranslations().holding
  const to = useFormatter()
  return (
    <p className="figures mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-accent border-l-2 pl-4">
      {accounts.map(({ id, quantity, share, computed, currency }) => (
        <span key={id}>
          {held.shares({ quantity: to.decimal(quantity, { least: 0, most: 4 }) ?? '', share })}
          {computed !== null && <HeldValue figures={computed.figures} currency={currency} />}
        </span>
      ))}
      {lastDocument !== null && <LastDocument document={lastDocument} />}
      <AppLink to="/account/funds/$id" params={{ id: fund.id }} className="text-link">
        {held.more()}
      </AppLink>
    </p>
  )
}

type ValueProps = { readonly figures: PositionFigures; readonly currency: string }

function HeldValue({ currency, figures }: ValueProps): ReactNode {
  const { held } = useTranslations().holding
  const to = useFormatter()
  const asAt = useValuationDays(figures)
  const value = to.netAssetValue(figures.value, currency)
  return value === null ? null : `, ${held.value({ value, asAt })}`
}

function LastDocument({ document }: { readonly document: HoldingDocument }): ReactElement {
  const { held } = useTranslations().holding
  const to = useFormatter()
  return (
    <span>
      {held.lastDocument()}{' '}
      <HeldDocumentLink document={document} className="text-link">
        {document.title}
      </HeldDocumentLink>
      {`, ${to.shortDate(document.publishedOn) ?? document.publishedOn}`}
    </span>
  )
}
