import { typedLine } from '../../lib/typed-line.ts'

/** Parses one parameter; undefined for an invalid value, which is then dropped. */
export type SearchField<Value> = (value: unknown) => Value | undefined

type SearchOf<Fields extends Record<string, SearchField<unknown>>> = {
  [Name in keyof Fields]?: Exclude<ReturnType<Fields[Name]>, undefined> | undefined
}

const field = <Value>(read: SearchField<Value>): SearchField<Value> => read

/** Type assertion: each entry was parsed by the field of its name, and no other entry is included. */
const asSearch = <Fields extends Record<string, SearchField<unknown>>>(
  entries: readonly (readonly [string, unknown])[],
) => Object.fromEntries(entries) as SearchOf<Fields>

/** A value as a person could have typed it: U+0000 cannot be typed, and no database stores it. */
const typed = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(typed) : typeof value === 'string' ? value.replaceAll('\0', '') : value

/** The search parameters of a page: their names and parsers. */
export type SearchSchema<Search> = {
  readonly parameters: readonly string[]
  /** Never fails: an invalid parameter is dropped, so that a wrong URL still has a page. */
  readonly parse: (search: unknown) => Search
  /**
   * For a route's `loaderDeps`: only the parameters of this schema. The router adds all other URL
   * parameters to its search, and a cached page is rendered without campaign parameters: a match that
   * depended on them would differ from the server's, and hydration would fail.
   */
  readonly loaderDeps: (match: { readonly search: unknown }) => Search
}

/**
 * Creates the search schema of a page for the router. Plain functions, since every page contains all
 * schemas; the server validates the search again with Zod (`search.schema.ts`).
 */
export function searchSchema<const Fields extends Record<string, SearchField<unknown>>>(
  fields: Fields,
): SearchSchema<SearchOf<Fields>> {
  const parse = (search: unknown) => {
    const given = new Map(typeof search === 'object' && search !== null ? Object.entries(search) : [])
    // A dropped parameter is set to undefined: the router would otherwise fall back to its raw value.
    return asSearch<Fields>(
      Object.entries(fields).map(([name, read]) => [name, read(typed(given.get(name)))]),
    )
  }
  return { parameters: Object.keys(fields), parse, loaderDeps: ({ search }) => parse(search) }
}

const textsOf = (value: unknown): string[] => [value].flat().filter((text) => typeof text === 'string')

/** Codes of the product API: the same in both languages. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/.test(text)

/** Accepts one of the given texts. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  field((value) => choices.find((choice) => choice === value))

/** Accepts a non-empty text that matches the rule. */
export const matching = (accepts: (text: string) => boolean) =>
  field((value) => (typeof value === 'string' && value && accepts(value) ? value : undefined))

/** A day that does not exist is read as another one, or as none. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Accepts an existing day, `YYYY-MM-DD`; without the arithmetic of days, since every page loads this. */
export const day = () => matching(isDay)

/** Accepts several distinct texts that match the rule; never an empty list. */
export const someOf = <Item extends string>(accepts: (text: string) => text is Item, most: number) =>
  field((value) => {
    const accepted = [...new Set(textsOf(value).filter(accepts))].slice(0, most)
    return accepted.length === 0 ? undefined : accepted
  })

/** Accepts several distinct texts that match the rule; never an empty list. */
export const someMatching = (accepts: (text: string) => boolean, most: number) =>
  someOf((text): text is string => accepts(text), most)

/** A line of text as it is searched for (P-756), of limited length. */
const lineOf = (text: string, longest: number): string => typedLine(typedLine(text).slice(0, longest))

/** Accepts several lines of text, possibly repeated, normalised and cut; never an empty list. */
export const someTexts = (longest: number, most: number) =>
  field((value) => {
    const texts = textsOf(value)
      .map((text) => lineOf(text, longest))
      .filter((text) => text !== '')
    return texts.length === 0 ? undefined : texts.slice(0, most)
  })

/** Accepts a line of free text, normalised and cut; never empty. */
export const freeText = (longest: number) =>
  field((value) => {
    const text = typeof value === 'string' ? lineOf(value, longest) : ''
    return text === '' ? undefined : text
  })

/** Accepts a page number; the first page is never written in a URL. */
export const pageNumber = (last: number) =>
  field((value) => {
    // Other values, which anybody may send to a server function, may not even convert to a string.
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
    return page === 1 || page > last ? undefined : page
  })
