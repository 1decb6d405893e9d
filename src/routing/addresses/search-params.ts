/** Search parameters as text: one value, or several under a repeated key. */
export type SearchParams = Record<string, string | string[] | undefined>

/** Parses a query string without guessing types: `?q=2` is the text "2". Repeated keys become lists. */
export function parseSearch(query: string): SearchParams {
  const result: SearchParams = Object.create(null)
  for (const [key, value] of new URLSearchParams(query)) {
    const known = result[key]
    if (known === undefined) result[key] = value
    else result[key] = Array.isArray(known) ? [...known, value] : [known, value]
  }
  return { ...result }
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((item) => item !== undefined && item !== null && item !== '')
    .map(String)

/** Serialises search parameters in the given key order; empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    for (const text of textsOf(value)) query.append(key, text)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
