/** Reads one parameter; undefined for what it does not accept, which is then dropped. */
export type SearchField<Value> = (value: unknown) => Value | undefined

type SearchOf<Fields extends Record<string, SearchField<unknown>>> = {
  [Name in keyof Fields]?: Exclude<ReturnType<Fields[Name]>, undefined> | undefined
}

const field = <Value>(read: SearchField<Value>): SearchField<Value> => read

/** Narrowing: the fields have read each entry of their own name, and no other entry is taken. */
const asSearch = <Fields extends Record<string, SearchField<unknown>>>(
  entries: readonly (readonly [string, unknown])[],
) => Object.fromEntries(entries) as SearchOf<Fields>

/** A value as somebody could have typed it: nobody types U+0000, and no database stores it. */
const typed = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(typed) : typeof value === 'string' ? value.replaceAll('\0', '') : value

/** The search parameters of a page: their names, and how they are read from an address. */
export type SearchSchema<Search> = {
  readonly parameters: readonly string[]
  /** Never fails: an invalid parameter is dropped, so that a wrong address still answers. */
  readonly parse: (search: unknown) => Search
  /**
   * For a route's `loaderDeps`: the parameters of this schema alone. The router adds every other parameter of the
   * address to its search, and a cached page is rendered without those of campaigns: a match that depended on them
   * would not be the one that the server rendered, and the page would not hydrate.
   */
  readonly loaderDeps: (match: { readonly search: unknown }) => Search
}

/**
 * The schema of a page's search for the router. Plain functions, since every page carries the schemas of all; the
 * server checks the same search again with Zod (`search.schema.ts`).
 */
export function searchSchema<const Fields extends Record<string, SearchField<unknown>>>(
  fields: Fields,
): SearchSchema<SearchOf<Fields>> {
  const parse = (search: unknown) => {
    const given = new Map(typeof search === 'object' && search !== null ? Object.entries(search) : [])
    // A dropped parameter is named too: the router would else fall back to what the address says.
    return asSearch<Fields>(
      Object.entries(fields).map(([name, read]) => [name, read(typed(given.get(name)))]),
    )
  }
  return { parameters: Object.keys(fields), parse, loaderDeps: ({ search }) => parse(search) }
}

const textsOf = (value: unknown): string[] => [value].flat().filter((text) => typeof text === 'string')

/** Codes of the product API: the same in both languages. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/.test(text)

/** One of the given words. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  field((value) => choices.find((choice) => choice === value))

/** A text that the rule accepts; never empty. */
export const matching = (accepts: (text: string) => boolean) =>
  field((value) => (typeof value === 'string' && value && accepts(value) ? value : undefined))

/** Several different texts, of which the rule accepts each; never an empty list. */
export const someOf = <Item extends string>(accepts: (text: string) => text is Item, most: number) =>
  field((value) => {
    const accepted = [...new Set(textsOf(value).filter(accepts))].slice(0, most)
    return accepted.length === 0 ? undefined : accepted
  })

/** Several different texts, of which the rule accepts each; never an empty list. */
export const someMatching = (accepts: (text: string) => boolean, most: number) =>
  someOf((text): text is string => accepts(text), most)

/** Several texts, the same one perhaps twice, trimmed and cut; never an empty list. */
export const someTexts = (longest: number, most: number) =>
  field((value) => {
    const texts = textsOf(value)
      .map((text) => text.trim().slice(0, longest))
      .filter((text) => text !== '')
    return texts.length === 0 ? undefined : texts.slice(0, most)
  })

/** What a visitor wrote: trimmed and cut; never empty. */
export const freeText = (longest: number) =>
  field((value) => {
    const text = typeof value === 'string' ? value.trim().slice(0, longest).trim() : ''
    return text === '' ? undefined : text
  })

/** A page of a list; the first one is never written in an address. */
export const pageNumber = (last: number) =>
  field((value) => {
    // Of other things, as anybody may send them to a server function, not even a text can be made.
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
    return page === 1 || page > last ? undefined : page
  })
