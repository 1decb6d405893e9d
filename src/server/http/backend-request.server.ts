import type { Locale } from '../../routing/addresses/locales.ts'
import type { Sent } from './http-transport.server.ts'
import type { Begun } from './report-call.server.ts'
import { currentRequestContext } from './request-context.server.ts'

/** A call to a backend. */
export type Call = {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  /** Path template relative to the backend's base URL, such as `/funds/{id}`. */
  readonly path: string
  /** Name in metrics where `path` is the path of one file and not a template. */
  readonly template?: string
  readonly params?: Readonly<Record<string, string>>
  /** Parameters, or a serialized query string. */
  readonly query?: Query | string
  /** Sent as JSON. */
  readonly body?: unknown
  readonly locale: Locale
  /** Bearer token of the session; public calls have none. */
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The request of a call: its body as JSON, the language, the token, the id of the visitor's request and their address.
 * @param etag of a known response, which the backend may confirm
 */
export function requestOf(
  { publicToken }: { readonly publicToken?: string | undefined },
  call: Call,
  { watch }: Begun,
  etag?: string,
): Sent {
  const { requestId, address } = currentRequestContext() ?? {}
  const token = call.token ?? publicToken
  return {
    method: call.method ?? 'GET',
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    headers: {
      accept: 'application/json, application/problem+json',
      'x-locale': call.locale,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
      ...watch?.headers,
      // Every call comes from the portal's address; backends need the visitor's own for their limits and logs.
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
      ...call.headers,
    },
  }
}

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
