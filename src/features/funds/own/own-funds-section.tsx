import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { NoFunds } from '~/features/session/no-funds.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundListSearch, NamedFund } from '../list/fund-list.schema.ts'
import { OwnFundCard } from './own-fund-card.tsx'
import type { OwnFundsView, OwnFundView } from './own-funds.schema.ts'
import type { OwnFundsPart } from './own-funds-data.ts'

/** Number of own funds shown at once; the others are collapsed below. */
const inSight = 6

type OwnFundsProps = {
  readonly part: OwnFundsPart
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
}

/** "Subscribed funds", or those under agreement, followed by the heading of "other funds" (P-064). */
export function OwnFunds({ part, search, chosen }: OwnFundsProps): ReactElement {
  const { list, empty } = useTranslations().own_funds
  const { role, view, reason } = part
  const isFirstPage = search.page === undefined
  return (
    <>
      {isFirstPage && (
        <Section title={role === 'investor' ? list.subscribed() : list.underAgreement()}>
          {reason === 'unavailable' && (
            <Alert tone="warning" title={empty.unavailable.title()}>
              {empty.unavailable.text()}
            </Alert>
          )}
          {reason !== null && reason !== 'unavailable' && <NoFunds reason={reason} level="h3" />}
          {reason === null && view !== null && <FundsInSight {...{ view, search, chosen }} />}
        </Section>
      )}
      <div className="border-hairline border-t pt-8">
        <h2 className="text-2xl">{list.others()}</h2>
        {part.isAll && <p className="mt-2 max-w-measure text-muted">{list.noOthers()}</p>}
      </div>
    </>
  )
}

type ViewProps = Omit<OwnFundsProps, 'part'> & { readonly view: OwnFundsView }

function FundsInSight({ view, ...choice }: ViewProps): ReactElement {
  const { list } = useTranslations().own_funds
  const to = useFormatter()
  const { funds, total } = view
  const rest = funds.slice(inSight)
  const text = (count: number) => to.decimal(String(count)) ?? ''
  if (funds.length === 0) return <p className="text-muted">{list.noneMatch()}</p>
  return (
    <>
      <Cards funds={funds.slice(0, inSight)} {...choice} />
      {rest.length > 0 && (
        <Disclosure
          summary={list.more[to.plural(rest.length)]({ count: text(rest.length) })}
          className="mt-8"
        >
          <Cards funds={rest} {...choice} />
        </Disclosure>
      )}
      {total > funds.length && (
        <p className="figures mt-4 text-muted text-sm">
          {list.shownOf({ shown: text(funds.length), total: text(total) })}
        </p>
      )}
    </>
  )
}

function Cards({
  funds,
  ...choice
}: Omit<OwnFundsProps, 'part'> & { readonly funds: readonly OwnFundView[] }): ReactElement {
  return (
    <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {funds.map((fund) => (
        <OwnFundCard key={fund.key} fund={fund} {...choice} />
      ))}
    </ul>
  )
}
