/** The parts of a browser's request that decide which bytes of a file it gets (RFC 9110, 13 and 14). */
export type ByteSelection = {
  readonly range?: string
  readonly ifRange?: string
  readonly ifNoneMatch?: string
}

/** What a request asks for of a file. Ranges are of GET alone (RFC 9110, 14.2): HEAD tells of the whole file. */
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

/** The same as headers of a call to the backend that has the file. */
export function selectionHeaders({ range, ifRange, ifNoneMatch }: ByteSelection): Record<string, string> {
  return {
    accept: '*/*',
    // Ranges count the bytes of the file itself, so it must not be compressed on the way.
    'accept-encoding': 'identity',
    ...(range === undefined ? {} : { range }),
    ...(ifRange === undefined ? {} : { 'if-range': ifRange }),
    ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
  }
}

/** Headers of a backend's answer that describe the bytes of a file; everything else is this portal's to say. */
const describedBy = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const

const unsatisfied = /^bytes \*\/\d+$/

/** What a backend says of a file's length where it refuses a range of it; undefined where it says nothing. */
export function lengthOfRefused(headers: Pick<Headers, 'get'>): string | undefined {
  const said = headers.get('content-range') ?? ''
  return unsatisfied.test(said) ? said : undefined
}

/** 416 of a file, with its length where that is known (RFC 9110, 15.5.17). */
export function unsatisfiableRange(contentRange: string | undefined): Response {
  const headers: Record<string, string> = contentRange === undefined ? {} : { 'content-range': contentRange }
  return new Response('Range Not Satisfiable', {
    status: 416,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
}

/** Hands on what a backend says of the bytes that it sends. */
export function describeBytes(from: Headers, to: Headers): void {
  for (const name of describedBy) {
    const value = from.get(name)
    if (value !== null) to.set(name, value)
  }
}
