/** Values of a query string; a list repeats its key, undefined and empty values are omitted. */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>

/**
 * Fills the `{name}` segments of a path template. It returns undefined for a value that cannot be one segment
 * (empty, `.`, `..`), since URL parsing would then lead to another endpoint.
 */
export function fillPath(
  template: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  const unusable = Object.values(values).some((value) => value === '' || value === '.' || value === '..')
  if (unusable) return undefined
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Serializes a query string with its keys in alphabetical order, so that equal queries are equal texts. */
export function writeQuery(query: Query = {}): string {
  const parameters = new URLSearchParams()
  for (const key of Object.keys(query).toSorted()) {
    for (const value of [query[key]].flat()) {
      if (value !== undefined && value !== '') parameters.append(key, String(value))
    }
  }
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** Returns the part of a URL from `?` on, from parameters or from a serialized query string. */
export function queryText(query: Query | string | undefined): string {
  if (typeof query !== 'string') return writeQuery(query)
  return query === '' ? '' : `?${query}`
}
