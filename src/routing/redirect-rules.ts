import { legacyGuideCategories } from './legacy-guide-categories.ts'

/** One rule: gives the path it leads to, or the same path where it does not apply. */
type Rule = (pathname: string) => string

/** `/contact/` → `/contact` (specification, point 2). */
const dropTrailingSlash: Rule = (pathname) => pathname.replace(/\/+$/, '')

/** `/contact;` and `/contact;link` → `/contact`; mail programs also write the semicolon as `%3B`. */
const dropSemicolonEnding: Rule = (pathname) => pathname.replace(/(;|%3b)(link)?$/i, '')

/** `/en/a/b/en` → `/en/a/b`, and `/fr/a/b/fr` → `/a/b`, since French has no prefix (decision 5). */
const dropRepeatedLanguage: Rule = (pathname) =>
  pathname.replace(/^\/(fr|en)(\/.+)\/\1$/, (_, language: string, rest: string) =>
    language === 'en' ? `/en${rest}` : rest,
  )

/** The registration back link that the specification writes without its language (decision 9). */
const movedPaths: Readonly<Record<string, string>> = { '/register': '/en/register' }

const followMovedPath: Rule = (pathname) =>
  Object.hasOwn(movedPaths, pathname) ? (movedPaths[pathname] ?? pathname) : pathname

/** A browser reads `//host` as another origin, so no rule may leave one behind. */
const keepOneLeadingSlash: Rule = (pathname) => `/${pathname.replace(/^\/+/, '')}`

/** `/guide//x` and `/guide/{legacy category}/x` → `/guide/placement/x` (decision 4). */
const leaveLegacyCategory: Rule = (pathname) =>
  pathname.replace(
    /^((?:\/en)?\/guide)\/([^/]*)\/([^/]+)$/,
    (path, guide: string, category: string, slug: string) =>
      category === '' || legacyGuideCategories.has(category) ? `${guide}/placement/${slug}` : path,
  )

const rules: readonly Rule[] = [
  dropTrailingSlash,
  dropSemicolonEnding,
  dropRepeatedLanguage,
  keepOneLeadingSlash,
  followMovedPath,
  leaveLegacyCategory,
]

/**
 * The path at which a page is really found: all rules applied until none changes anything, so that a redirect is
 * always one hop. Gives the same path when nothing has to change. Each rule shortens the path or leads to one that no
 * rule changes, which bounds the repetition.
 * @param pathname an absolute, percent-encoded path without its query.
 */
export function canonicalPathname(pathname: string): string {
  const next = rules.reduce((path, rule) => rule(path), pathname)
  return next === pathname ? pathname : canonicalPathname(next)
}
