import { freeText, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Maximum length of a search text, then its minimum. */
export const longestText = 100
export const shortestText = 2

/** Tells whether a text is long enough to search, in code points: an astral character counts as one. */
export const isSearchable = (text: string): boolean => [...text].length >= shortestText

/** URL state of the page. */
export const siteSearchSchema = searchSchema({ q: freeText(longestText) })

/** Kinds of hits. */
export const searchKinds = ['fund', 'guide', 'article', 'whiteBook', 'author', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Search hit: its path on the portal, its title and its description. */
export type SearchHit = { readonly path: string; readonly title: string; readonly summary: string | null }

/** Hits of one kind; null if its backend failed. */
export type SearchGroup = { readonly hits: readonly SearchHit[]; readonly total: number } | null

/** Search results by kind. */
export type SearchResults = {
  readonly text: string
  readonly groups: Readonly<Record<SearchKind, SearchGroup>>
  /** True if the catalogue has no fund at all. */
  readonly hasNoFunds: boolean
}

/** Returns the total number of hits. */
export function totalOf({ groups }: SearchResults): number {
  return searchKinds.reduce((sum, kind) => sum + (groups[kind]?.total ?? 0), 0)
}

/** Number of titles of each kind suggested under the field. */
const suggestedOfKind = 2

/** Returns the hits to suggest while one types: the first of each kind, each title once. */
export function suggestedHits({ groups }: SearchResults): readonly SearchHit[] {
  const hits = searchKinds.flatMap((kind) => groups[kind]?.hits.slice(0, suggestedOfKind) ?? [])
  return hits.filter(({ title }, index) => hits.findIndex((other) => other.title === title) === index)
}

/** Returns the titles of {@link suggestedHits}. */
export const suggestionsOf = (results: SearchResults): readonly string[] =>
  suggestedHits(results).map(({ title }) => title)
