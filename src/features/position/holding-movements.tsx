import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AmountName, EntriesOf } from './amounts.tsx'
import { movementsAnchor, movementsSearch, valuesAnchor } from './holding-entries.ts'
import { filterMovements, type MovementFilter } from './movement-filter.ts'
import { MovementsTable, ValuesTable } from './movement-tables.tsx'
import type { HoldingAccount } from './position.schema.ts'
import type { HoldingSearch, OpenedPart } from './position-search.ts'

type Place = {
  readonly fundId: string
  readonly account: HoldingAccount
  /** Parameters of the page's address that a choice of movements keeps. */
  readonly search: HoldingSearch
}

/** Returns links from an amount of a holding to its movements and published values on the same page. */
export const entriesOfHolding =
  (place: Place): EntriesOf =>
  (names) => (
    <p className="flex flex-wrap gap-x-4 print:hidden">
      {names.map((name) => (
        <EntriesLink key={name} {...{ name, place }} />
      ))}
    </p>
  )

function EntriesLink({
  name,
  place,
}: {
  readonly name: AmountName
  readonly place: Place
}): ReactElement | null {
  const { entries } = useTranslations().position
  const { account, fundId, search } = place
  const figures = account.computed?.figures
  if (name === 'value')
    return (
      <AppLink
        to="/account/funds/$id"
        params={{ id: fundId }}
        search={{ ...search, show: 'values' }}
        hash={valuesAnchor(account.id)}
        preload={false}
        className="text-link"
      >
        {entries.value()}
      </AppLink>
    )
  if (name === 'unfunded' && !figures?.commitment) return null
  return (
    <AppLink
      to="/account/funds/$id"
      params={{ id: fundId }}
      search={{ ...search, ...movementsSearch(name, figures) }}
      hash={movementsAnchor(account.id)}
      preload={false}
      className="text-link"
    >
      {entries[name]()}
    </AppLink>
  )
}

type MovementsProps = Place & {
  readonly filter: MovementFilter | null
  readonly opened: OpenedPart | null
  /** Returns the name of a part, its own on the page. */
  readonly named: (name: string) => string
}

/** The movements of a holding, or those that make a figure, and its published values. */
export function HoldingMovements({ account, filter, named, opened, ...place }: MovementsProps): ReactElement {
  const { holding, position } = useTranslations()
  const { sections, table } = position
  const chosen = filter === null ? null : filterMovements(account.movements, filter)
  return (
    <Section title={named(sections.movements())} id={movementsAnchor(account.id)} ruled>
      {filter !== null && chosen !== null && (
        <Chosen {...{ account, filter, ...place }} total={chosen.total} />
      )}
      {chosen?.movements.length === 0 ? (
        <p className="text-muted">{holding.chosen.none()}</p>
      ) : (
        <MovementsTable
          account={{ ...account, movements: chosen?.movements ?? account.movements }}
          label={named(table.movements())}
        />
      )}
      <Disclosure
        summary={sections.values()}
        className="mt-6"
        id={valuesAnchor(account.id)}
        open={opened === 'values'}
        data-opens-on-paper
      >
        <ValuesTable account={account} label={named(table.values())} />
      </Disclosure>
    </Section>
  )
}

type ChosenProps = Place & { readonly filter: MovementFilter; readonly total: string | null }

/** Which movements are shown and their sum, with a link to all of them. */
function Chosen({
  account,
  filter: { from, group, until },
  fundId,
  search,
  total,
}: ChosenProps): ReactElement {
  const { chosen } = useTranslations().holding
  const to = useFormatter()
  const day = (date: string | null) => to.longDate(date)
  const [first, last] = [day(from), day(until)]
  const span =
    last === null
      ? null
      : first === null
        ? chosen.until({ date: last })
        : chosen.between({ from: first, to: last })
  const amount = total === null ? null : to.netAssetValue(total, account.currency)
  return (
    <p className="figures mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <span className="font-medium">
        {[chosen.groups[group](), span].filter((part) => part !== null).join(' ')}
      </span>
      {amount !== null && <span>{chosen.total({ amount })}</span>}
      <AppLink
        to="/account/funds/$id"
        params={{ id: fundId }}
        search={search}
        hash={movementsAnchor(account.id)}
        preload={false}
        className="text-link print:hidden"
      >
        {chosen.all()}
      </AppLink>
    </p>
  )
}
