/** Request headers that select which bytes of a file the browser gets (RFC 9110, 13 and 14). */
export type ByteSelection = {
  readonly range?: string
  readonly ifRange?: string
  readonly ifNoneMatch?: string
}

/**
 * Reads the byte selection of a request. HEAD ignores `Range`, which is defined for GET alone (RFC 9110,
 * 14.2).
 */
export function selectionOf({ method, headers }: Request): ByteSelection {
  const range = method === 'HEAD' ? null : headers.get('range')
  const ifRange = headers.get('if-range')
  const ifNoneMatch = headers.get('if-none-match')
  return {
    ...(range === null ? {} : { range }),
    ...(ifRange === null ? {} : { ifRange }),
    ...(ifNoneMatch === null ? {} : { ifNoneMatch }),
  }
}

/** Returns a byte selection as request headers of a backend call. */
export function selectionHeaders({ range, ifRange, ifNoneMatch }: ByteSelection): Record<string, string> {
  return {
    accept: '*/*',
    // Ranges count the bytes of the file itself, so that it must not be compressed in transit.
    'accept-encoding': 'identity',
    ...(range === undefined ? {} : { range }),
    ...(ifRange === undefined ? {} : { 'if-range': ifRange }),
    ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
  }
}

/** Response headers of a backend that describe the bytes of a file; the portal sets all others itself. */
const describedBy = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const

const unsatisfied = /^bytes \*\/\d+$/

/**
 * Returns the `Content-Range` of a refused range, which contains the file's length; undefined without one.
 */
export function lengthOfRefused(headers: Pick<Headers, 'get'>): string | undefined {
  const said = headers.get('content-range') ?? ''
  return unsatisfied.test(said) ? said : undefined
}

/** Returns 416, with the file's length where it is known (RFC 9110, 15.5.17). */
export function unsatisfiableRange(contentRange: string | undefined): Response {
  const headers: Record<string, string> = contentRange === undefined ? {} : { 'content-range': contentRange }
  return new Response('Range Not Satisfiable', {
    status: 416,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
}

/** Copies the response headers that describe the bytes of a file. */
export function describeBytes(from: Headers, to: Headers): void {
  for (const name of describedBy) {
    const value = from.get(name)
    if (value !== null) to.set(name, value)
  }
}
