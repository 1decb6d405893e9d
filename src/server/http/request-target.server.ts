/** Values of a query string; a list repeats its key, and what is undefined or empty is left out. */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>

/**
 * Fills the `{name}` segments of a path template. Undefined when a value cannot be one segment (empty, `.`, `..`),
 * since URL parsing would then lead to another endpoint.
 */
export function fillPath(
  template: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  const unusable = Object.values(values).some((value) => value === '' || value === '.' || value === '..')
  if (unusable) return undefined
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Writes a query string with its keys in alphabetical order, so that equal queries are equal texts. */
export function writeQuery(query: Query = {}): string {
  const parameters = new URLSearchParams()
  for (const key of Object.keys(query).toSorted()) {
    for (const value of [query[key]].flat()) {
      if (value !== undefined && value !== '') parameters.append(key, String(value))
    }
  }
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** The part of an address from `?` on: of parameters, or of a query string that is written already. */
export function queryText(query: Query | string | undefined): string {
  if (typeof query !== 'string') return writeQuery(query)
  return query === '' ? '' : `?${query}`
}
