import {
  type LinkComponentProps,
  type RegisteredRouter,
  redirect,
  type UseNavigateResult,
  useNavigate,
} from '@tanstack/react-router'
import type { ComponentProps, ReactElement } from 'react'
import { keepScroll, noPreload } from '../navigation/link-navigation.ts'
import { useLocale } from '../navigation/use-locale.ts'
import type { Locale } from './locales.ts'
import type { ParameterSegments } from './path-engine.ts'
import { type BilingualRoute, type RouteIn, type RouteName, routeTable } from './route-table.ts'
import { stringifySearch } from './search-params.ts'

type InternalRoute<Name extends RouteName> = Name extends '/' ? '/$locale' : `/$locale${Name}`

/** The router's search type of a route, without the variants that are expensive to type-check. */
type SearchOf<Name extends RouteName> = Exclude<
  LinkComponentProps<'a', RegisteredRouter, '/$locale', InternalRoute<Name>>['search'],
  true | ((...known: never[]) => unknown)
>

/** Names of the parameters of a route: `id` for `/funds/$id`, `_splat` for a trailing `$`. */
type ParameterNames<Name extends string> =
  ParameterSegments<Name> extends infer Segment
    ? Segment extends '$'
      ? '_splat'
      : Segment extends `$${infer Parameter}`
        ? Parameter
        : never
    : never

type ParameterProps<Name extends string> = [ParameterNames<Name>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParameterNames<Name>, string> }

type Destination<Name extends RouteName> = { to: Name } & ParameterProps<Name>

type LocaleChoice<Name extends RouteName> = Name extends BilingualRoute
  ? { locale?: Locale }
  : Name extends RouteIn<'fr'>
    ? { locale: 'fr' }
    : { locale: 'en' }

type LinkChoices<Name extends RouteName> = {
  search?: SearchOf<Name>
  /** Fragment of the URL, without its `#`. */
  hash?: string
  /** The same page in another state: the scroll position is preserved. */
  keepsScroll?: boolean
  /** Disables prefetching, for pages that are expensive or change on each request. */
  preload?: false
}

/**
 * Props of {@link AppLink}: a page of the route table, its parameters, and a language if not the current
 * one.
 */
export type AppLinkProps<Name extends RouteName> = Destination<Name> &
  LocaleChoice<Name> &
  LinkChoices<Name> &
  Omit<ComponentProps<'a'>, 'href' | 'hrefLang'>

/**
 * A link to a page of the route table, in the page's language by default. A plain `<a>`: a document-level
 * listener handles its clicks and prefetches its page (`link-navigation.ts`).
 */
export function AppLink<const Name extends RouteName>(props: AppLinkProps<Name>): ReactElement {
  const current = useLocale()
  const { to, locale = current, params, search, hash, keepsScroll, preload, ...rest } = props
  const path = pathOf(to, locale, params ?? {})
  return (
    <a
      {...(keepsScroll ? keepScroll : undefined)}
      {...(preload === false ? noPreload : undefined)}
      {...rest}
      href={`${path}${stringifySearch(search ?? {})}${hash ? `#${hash}` : ''}`}
      hrefLang={locale === current ? undefined : locale}
    />
  )
}

type PathOptions<Name extends RouteName> = Destination<Name> & {
  locale: Locale
  search?: Record<string, unknown>
}

const fillParameters = (name: string, values: Readonly<Record<string, string>>): string =>
  name
    .split('/')
    .map((segment) => {
      if (segment === '$') return (values._splat ?? '').split('/').map(encodeURIComponent).join('/')
      return segment.startsWith('$') ? encodeURIComponent(values[segment.slice(1)] ?? '') : segment
    })
    .join('/')

function pathOf(name: RouteName, locale: Locale, parameters: Readonly<Record<string, string>>): string {
  const path = routeTable[name][locale]
  if (path === null) throw new Error(`${name} has no address in ${locale}`)
  return path.includes('$') ? fillParameters(path, parameters) : path
}

/** The public path of a page with its search, for `action` attributes, sitemaps and emails. */
export function pathFor<const Name extends RouteName>(options: PathOptions<Name>): string {
  const { to, locale, params, search } = options
  return `${pathOf(to, locale, params ?? {})}${stringifySearch(search ?? {})}`
}

type RedirectOptions<Name extends RouteName> = PathOptions<Name> & { statusCode?: 301 | 302 | 303 | 307 }

/** A redirect to throw from a guard or a server function: temporary unless a status is given. */
export function redirectTo<const Name extends RouteName>(options: RedirectOptions<Name>) {
  return redirect({ href: pathFor(options), statusCode: options.statusCode ?? 302 })
}

type NavigateOptions<Name extends RouteName> = Destination<Name> & {
  search?: Record<string, unknown>
  replace?: boolean
  resetScroll?: boolean
}

const internalRoute = (name: string): string => (name === '/' ? '/$locale' : `/$locale${name}`)

/** Navigates to a page of the route table in the current language. */
export function useAppNavigate(): <const Name extends RouteName>(
  options: NavigateOptions<Name>,
) => Promise<void> {
  const locale = useLocale()
  const navigate = useUncheckedNavigate()
  return ({ to, params, search, ...rest }) =>
    navigate({ ...rest, to: internalRoute(to), params: { ...params, locale }, search: search ?? {} })
}

/**
 * The router's hook without its inferred target. The table's own types have already checked name, language
 * and parameters; the router cannot know them, as they are joined to the internal `$locale` prefix at run
 * time.
 */
const useUncheckedNavigate = useNavigate as unknown as () => UseNavigateResult<string> &
  ((options: Record<string, unknown>) => Promise<void>)
