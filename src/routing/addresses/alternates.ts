import { type Locale, locales } from './locales.ts'
import { paths } from './route-table.ts'

/**
 * A loader whose parameters are translated (slugs, categories) returns them for each language of the entry.
 */
export type AlternateParameters = { readonly [Language in Locale]?: Readonly<Record<string, string>> }

/** Input of the alternates of a page: the deepest match of the router. */
export type AlternateSource = {
  readonly fullPath: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly alternateParameters?: AlternateParameters | undefined
}

type Parameters = AlternateSource['params']

/** Fills a pattern with its parameters; undefined if one is missing. */
function fill(pattern: string, params: Parameters): string | undefined {
  const [first = '', ...others] = pattern.split('/$')
  let filled = first
  for (const part of others) {
    const end = part.indexOf('/')
    const name = end === -1 ? part : part.slice(0, end)
    const value = name === '' ? params._splat : encodeURIComponent(params[name] ?? '')
    if (!value) return undefined
    filled += `/${value}${end === -1 ? '' : part.slice(end)}`
  }
  return filled
}

/** The public path of the same page in each of its languages, without search. */
export function alternatesOf(source: AlternateSource): { readonly [Language in Locale]?: string } {
  const found: { [Language in Locale]?: string } = {}
  const { fullPath: written } = source
  const fullPath = written.length > 1 && written.endsWith('/') ? written.slice(0, -1) : written
  const own = source.alternateParameters
  for (const locale of locales) {
    if (own && !own[locale]) continue
    const pattern = paths.patternOf(fullPath, locale)
    const publicPath = pattern && fill(pattern, { ...source.params, ...own?.[locale] })
    if (publicPath) found[locale] = publicPath
  }
  return found
}
