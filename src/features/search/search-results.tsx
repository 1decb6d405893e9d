import type { ReactElement } from 'react'
import { FailureAlert } from '~/components/errors/failure-page.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import {
  type SearchGroup,
  type SearchKind,
  type SearchResults,
  searchKinds,
  totalOf,
} from './search.schema.ts'

type ResultsProps = { readonly outcome: Outcome<SearchResults> | null }

/** The results, by kind. Their number is announced to screen readers on each change. */
export function SearchResultList({ outcome }: ResultsProps): ReactElement {
  const { site_search: search } = useTranslations()
  const found = outcome?.ok ? outcome.data : null
  return (
    <div className="flex flex-col gap-10">
      <p role="status" className="figures min-h-6 font-medium">
        {found && <Count results={found} />}
      </p>
      {outcome && !outcome.ok && <FailureAlert failure={outcome} />}
      {found && searchKinds.some((kind) => found.groups[kind] === null) && (
        <Alert tone="warning">{search.missing()}</Alert>
      )}
      {found &&
        searchKinds.map((kind) => (
          <Group key={kind} kind={kind} group={found.groups[kind]} text={found.text} />
        ))}
      {found && totalOf(found) === 0 && <Nothing hasNoFunds={found.hasNoFunds} />}
    </div>
  )
}

function Count({ results }: { results: SearchResults }): ReactElement {
  const to = useFormatter()
  const { site_search: search } = useTranslations()
  const total = totalOf(results)
  return <>{search.count[to.plural(total)]({ count: to.decimal(String(total)) ?? '', text: results.text })}</>
}

type GroupProps = { readonly kind: SearchKind; readonly group: SearchGroup; readonly text: string }

function Group({ kind, group, text }: GroupProps): ReactElement | null {
  const locale = useLocale()
  const { site_search: search } = useTranslations()
  if (group === null || group.hits.length === 0) return null
  const id = `found-${kind}`
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="border-hairline-strong border-b pb-2 text-xl">
        {search.kinds[kind]()}
      </h2>
      <Hits group={group} />
      {kind === 'fund' && group.total > group.hits.length && (
        <a className="text-link self-start" href={pathFor({ to: '/funds', locale, search: { q: text } })}>
          {search.more()}
        </a>
      )}
    </section>
  )
}

function Hits({ group: { hits } }: { group: Exclude<SearchGroup, null> }): ReactElement {
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {hits.map(({ path, title, summary }) => (
        <li key={path} className="py-4">
          <a href={path} className="font-medium text-lg hover:text-accent hover:underline">
            {title}
          </a>
          {summary && <p className="max-w-measure pt-1 text-muted">{summary}</p>}
        </li>
      ))}
    </ul>
  )
}

function Nothing({ hasNoFunds }: Pick<SearchResults, 'hasNoFunds'>): ReactElement {
  const { none } = useTranslations().site_search
  return <EmptyState title={none.title()}>{hasNoFunds ? none.noFunds() : none.text()}</EmptyState>
}
