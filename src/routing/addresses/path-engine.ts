import { type Locale, locales } from './locales.ts'
import { createPathTrie, insertPath, matchPath } from './path-trie.ts'

/** Public paths of one page; null where the page does not exist in that language. */
export type LocalizedPaths = { readonly fr: `/${string}` | null; readonly en: '/en' | `/en/${string}` | null }

type SegmentsOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Head | SegmentsOf<Tail>
  : Path

/** The parameter segments of a path: `$id`, `$slug`, or `$` for a splat. */
export type ParameterSegments<Path extends string> = Extract<SegmentsOf<Path>, `$${string}`>

type SameParameters<A extends string, B extends string> = [ParameterSegments<A>] extends [
  ParameterSegments<B>,
]
  ? [ParameterSegments<B>] extends [ParameterSegments<A>]
    ? true
    : false
  : false

type PathsInOtherRows<Table, Name extends keyof Table> = {
  [Other in Exclude<keyof Table, Name>]: Table[Other][keyof Table[Other]]
}[Exclude<keyof Table, Name>]

type CheckedPath<Table, Name extends keyof Table & string, Path> = Path extends string
  ? SameParameters<Name, Path> extends true
    ? Path extends PathsInOtherRows<Table, Name>
      ? `another row has the path ${Path}`
      : Path
    : `parameters of ${Path} differ from ${Name}`
  : Path

/** Turns an invalid row into a type error that describes the fault. */
export type CheckedTable<Table> = {
  [Name in keyof Table]: Name extends string
    ? { [Language in keyof Table[Name]]: CheckedPath<Table, Name, Table[Name][Language]> }
    : never
}

/** Translates between public paths and the router's internal ones. Pure: no state, no router. */
export type PathEngine = {
  /** `/fonds/x` → `/fr/funds/x`; an unknown path is returned unchanged. */
  toInternal(pathname: string): string
  /** `/fr/funds/x` → `/fonds/x`; undefined when the page does not exist in that language. */
  toPublic(pathname: string): string | undefined
  /** `/$locale/funds/$id` → `/fonds/$id`; undefined when the page does not exist in that language. */
  patternOf(fullPath: string, locale: Locale): string | undefined
  /** The language of a public path. */
  localeOf(publicPathname: string): Locale
}

/** The internal path of a canonical route name in one language. */
export const internalPath = (locale: Locale, name: string): string =>
  name === '/' ? `/${locale}` : `/${locale}${name}`

/** Creates the engine from the route table and the paths without language. Throws on a duplicate path. */
export function createPathEngine(
  table: Record<string, LocalizedPaths>,
  neutralPaths: readonly string[],
): PathEngine {
  const inward = createPathTrie()
  const outward = createPathTrie()
  const patterns = new Map<string, { readonly [Language in Locale]: string | null }>()
  for (const [name, paths] of Object.entries(table)) {
    patterns.set(name === '/' ? '/$locale' : `/$locale${name}`, paths)
    for (const locale of locales) {
      const publicPath = paths[locale]
      if (publicPath === null) continue
      insertPath(inward, publicPath, internalPath(locale, name))
      insertPath(outward, internalPath(locale, name), publicPath)
    }
  }
  for (const path of neutralPaths) {
    // A page without a language has the same path in all of them.
    patterns.set(path, { fr: path, en: path })
    insertPath(inward, path, path)
    insertPath(outward, path, path)
  }
  return {
    toInternal: (pathname) => matchPath(inward, pathname) ?? pathname,
    toPublic: (pathname) => matchPath(outward, pathname),
    patternOf: (fullPath, locale) => patterns.get(fullPath)?.[locale] ?? undefined,
    localeOf: (pathname) => (pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'fr'),
  }
}
