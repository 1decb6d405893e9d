import type { ReactElement, ReactNode } from 'react'
import { OpensInto } from '~/components/ui/disclosure.tsx'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import type { AccountColumn } from '~/lib/figures/account-statement.ts'
import type { AccountLine } from '~/lib/figures/capital-account.ts'
import { sumOf } from '~/lib/performance/exact-decimal.ts'
import { addDays } from '~/lib/plain-date.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { movementsAnchor } from './holding-entries.ts'
import type { MovementGroup } from './movement-filter.ts'
import type { HoldingSearch } from './position-search.ts'

/** The page of a holding whose movements the cells of its account lead to. */
export type AccountPlace = {
  readonly fundId: string
  readonly accountId: string
  /** Parameters of the page's address. */
  readonly search: HoldingSearch
}

type CellProps = {
  readonly column: AccountColumn
  readonly line: AccountLine
  readonly currency: string
  readonly place: AccountPlace
  /** The amount as it is shown. */
  readonly children: string
}

/** The columns that are sums of movements; the others are computed. */
const isGroup = (column: AccountColumn): column is AccountColumn & MovementGroup =>
  column !== 'opening' && column !== 'change' && column !== 'closing'

/**
 * An amount of a capital account: a sum leads to its movements, an opening or closing value and a change open into how
 * they are computed (P-711).
 */
export function AccountCell({ children, column, currency, line, place }: CellProps): ReactElement {
  if (!isGroup(column))
    return (
      <OpensInto summary={children} isNarrow className="[&_div]:ml-auto [&_div]:w-0 [&_div]:min-w-40">
        <Computation {...{ column, currency, line }} />
      </OpensInto>
    )
  if (line[column] === '0') return <>{children}</>
  return <MovementsLink {...{ column, line, place }}>{children}</MovementsLink>
}

type LinkProps = Pick<CellProps, 'line' | 'place'> & {
  readonly column: AccountColumn & MovementGroup
  readonly children: ReactNode
}

function MovementsLink({ children, column, line: { from, to: until }, place }: LinkProps): ReactElement {
  const { entries } = useTranslations().position
  return (
    <AppLink
      to="/account/funds/$id"
      params={{ id: place.fundId }}
      search={{ ...place.search, movements: column, from, until }}
      hash={movementsAnchor(place.accountId)}
      preload={false}
      className="underline decoration-hairline-strong underline-offset-4 hover:decoration-current"
    >
      {children}
      <VisuallyHidden>, {entries.movements()}</VisuallyHidden>
    </AppLink>
  )
}

type ComputationProps = Pick<CellProps, 'currency' | 'line'> & {
  readonly column: 'opening' | 'change' | 'closing'
}

/** How an opening or closing value, or a change of value, is computed. */
function Computation({ column, currency, line }: ComputationProps): ReactElement {
  const { opens } = useTranslations().holding
  const to = useFormatter()
  const money = (amount: string) => to.netAssetValue(amount, currency) ?? ''
  const day = (date: string | null) => to.longDate(date) ?? ''
  if (column === 'opening') return <p>{opens.opening({ date: day(addDays(line.from, -1)) })}</p>
  if (column === 'closing') return <p>{opens[line.basis]({ date: day(line.valuedOn), to: day(line.to) })}</p>
  const { closing, distributions, fees, opening, payments, redemptions, transfersIn, transfersOut } = line
  return (
    <>
      <p>{opens.change()}</p>
      <p>
        {opens.changeInputs({
          closing: money(closing),
          opening: money(opening),
          into: money(sumOf([payments, transfersIn])),
          out: money(sumOf([distributions, redemptions, transfersOut])),
          fees: money(fees),
        })}
      </p>
    </>
  )
}
