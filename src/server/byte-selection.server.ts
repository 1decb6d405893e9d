/** The parts of a browser's request that decide which bytes of a file it gets (RFC 9110, 13 and 14). */
export type ByteSelection = {
  readonly range?: string
  readonly ifRange?: string
  readonly ifNoneMatch?: string
}

/** What a request asks for of a file. */
export function selectionOf({ headers }: Request): ByteSelection {
  const range = headers.get('range')
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

/** Hands on what a backend says of the bytes that it sends. */
export function describeBytes(from: Headers, to: Headers): void {
  for (const name of describedBy) {
    const value = from.get(name)
    if (value !== null) to.set(name, value)
  }
}
