import { freeText, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Longest text that is looked for, and the shortest. */
export const longestText = 100
export const shortestText = 2

/** Whether a text is long enough to be looked for, in characters: a sign beyond the first plane is one. */
export const isSearchable = (text: string): boolean => [...text].length >= shortestText

/** The state of the page in its address. */
export const siteSearchSchema = searchSchema({ q: freeText(longestText) })

/** What is looked for in. */
export const searchKinds = ['fund', 'guide', 'article', 'whiteBook', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]

/** One thing that was found: a path of the portal, and what it is about. */
export type SearchHit = { readonly path: string; readonly title: string; readonly summary: string | null }

/** What was found of one kind; null while its backend does not answer. */
export type SearchGroup = { readonly hits: readonly SearchHit[]; readonly total: number } | null

/** What was found, by kind. */
export type SearchResults = {
  readonly text: string
  readonly groups: Readonly<Record<SearchKind, SearchGroup>>
}

/** How many things were found in all. */
export function totalOf({ groups }: SearchResults): number {
  return searchKinds.reduce((sum, kind) => sum + (groups[kind]?.total ?? 0), 0)
}
