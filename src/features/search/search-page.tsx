import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { typedLine } from '~/lib/typed-text.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { searchQuery } from './search.queries.ts'
import { isSearchable, longestText, type SearchResults, suggestionsOf } from './search.schema.ts'
import { SearchResultList } from './search-results.tsx'

type SearchPageProps = {
  /** The search text of the URL. */
  readonly text: string
  /** Its results, as read on the server. */
  readonly outcome: Outcome<SearchResults> | null
}

/** Search over funds and texts. A plain form; with scripts, results update while typing. */
export function SearchPage(props: SearchPageProps): ReactElement {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <LiveSearch {...props} />
    </QueryClientProvider>
  )
}

const pauseMs = 250

/** Returns the text after it has been unchanged for a moment. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function LiveSearch({ text, outcome }: SearchPageProps): ReactElement {
  const { site_search: search } = useTranslations()
  const locale = useLocale()
  const [typed, setTyped] = useState(text)
  const field = useRef<HTMLInputElement>(null)
  const suggestionsId = useId()
  // Also searches for text that was typed before hydration.
  useEffect(() => setTyped((known) => field.current?.value ?? known), [])
  const asked = useDebounced(typedLine(typed))
  const ofAddress = asked === text && outcome !== null ? { initialData: outcome } : {}
  const { data } = useQuery({
    ...searchQuery(locale, asked),
    ...ofAddress,
    placeholderData: keepPreviousData,
  })
  return (
    <Container className="pb-20">
      <PageHeader title={search.title()} />
      <search>
        <form
          method="get"
          action={pathFor({ to: '/search', locale })}
          className="flex max-w-2xl items-end gap-3 pb-10"
        >
          <Field label={search.label()} hint={search.hint()} className="min-w-0 flex-1">
            <Input
              type="search"
              name="q"
              autoComplete="off"
              maxLength={longestText}
              ref={field}
              list={suggestionsId}
              defaultValue={text}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <datalist id={suggestionsId}>
            {data?.ok && suggestionsOf(data.data).map((title) => <option key={title} value={title} />)}
          </datalist>
          <Button type="submit">{search.submit()}</Button>
        </form>
      </search>
      <div>
        <SearchResultList outcome={isSearchable(asked) ? (data ?? null) : null} />
      </div>
    </Container>
  )
}
