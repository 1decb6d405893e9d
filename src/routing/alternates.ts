import { type Locale, locales } from './locales.ts'
import { paths } from './route-table.ts'

/** A loader whose parameters are translated (slugs, categories) returns them for each language it exists in. */
export type AlternateParameters = { readonly [Language in Locale]?: Readonly<Record<string, string>> }

/** What the alternates of a page are computed from: the deepest match of the router. */
export type AlternateSource = {
  readonly fullPath: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly alternateParameters?: AlternateParameters | undefined
}

const fill = (fullPath: string, params: Readonly<Record<string, string | undefined>>): string =>
  fullPath
    .split('/')
    .map((segment) => {
      if (segment === '$') return params._splat ?? ''
      return segment.startsWith('$') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment
    })
    .join('/')
    .replace(/\/$/, '')

/** The public path of the same page in each language in which it exists, without search. */
export function alternatesOf(source: AlternateSource): { readonly [Language in Locale]?: string } {
  const found: { [Language in Locale]?: string } = {}
  for (const locale of locales) {
    const own = source.alternateParameters
    if (own && !own[locale]) continue
    const internal = fill(source.fullPath, { ...source.params, ...own?.[locale], locale })
    const publicPath = paths.toPublic(internal)
    if (publicPath !== undefined) found[locale] = publicPath
  }
  return found
}
