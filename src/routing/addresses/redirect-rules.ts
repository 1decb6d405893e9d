import { legacyGuideCategories } from './legacy-guide-categories.ts'
import { plainSpelling } from './legacy-list.ts'

/** One rule: gives the path it leads to, or the same path where it does not apply. */
type Rule = (pathname: string) => string

/** Old paths in their plain spelling, with the paths that took their place. */
export type MovedPaths = ReadonlyMap<string, string>

/** `/contact/` → `/contact` (P-027). */
const dropTrailingSlash: Rule = (pathname) => pathname.replace(/\/+$/, '')

/** `/contact;` and `/contact;link` → `/contact`; mail programs also write the semicolon as `%3B`. */
const dropSemicolonEnding: Rule = (pathname) => pathname.replace(/(;|%3b)(link)?$/i, '')

/** `/en/a/b/en` → `/en/a/b`, and `/fr/a/b/fr` → `/a/b`, since French has no prefix (P-028). */
const dropRepeatedLanguage: Rule = (pathname) =>
  pathname.replace(/^\/(fr|en)(\/.+)\/\1$/, (_, language: string, rest: string) =>
    language === 'en' ? `/en${rest}` : rest,
  )

/** A browser reads `//host` as another origin, so no rule may leave one behind. */
const keepOneLeadingSlash: Rule = (pathname) => `/${pathname.replace(/^\/+/, '')}`

/** The English registration back link without its language (P-029). */
const alwaysMoved: MovedPaths = new Map([['/register', '/en/register']])

const noPaths: MovedPaths = new Map()

/** `/guide//x` and `/guide/{legacy category}/x` → `/guide/placement/x` (P-026). */
const leaveLegacyCategory: Rule = (pathname) =>
  pathname.replace(
    /^((?:\/en)?\/guide)\/([^/]*)\/([^/]+)$/,
    (path, guide: string, category: string, slug: string) =>
      category === '' || legacyGuideCategories.has(category) ? `${guide}/placement/${slug}` : path,
  )

/** Mends how a path is written, before anybody looks where it leads. */
const spellingRules: readonly Rule[] = [
  dropTrailingSlash,
  dropSemicolonEnding,
  dropRepeatedLanguage,
  keepOneLeadingSlash,
]

const applyAll = (rules: readonly Rule[], pathname: string): string =>
  rules.reduce((path, rule) => rule(path), pathname)

/**
 * A path as it should have been written: no last slash, no `;link`, no repeated language. Each rule shortens the path,
 * so that the repetition ends.
 * @param pathname an absolute, percent-encoded path without its query.
 */
export function mendedPathname(pathname: string): string {
  const next = applyAll(spellingRules, pathname)
  return next === pathname ? pathname : mendedPathname(next)
}

/**
 * The path at which a page is really found: its spelling mended, then the listed move or else the legacy category
 * applied, so that a redirect is always one hop. Gives the same path when nothing has to change. A listed move wins
 * over the category, which knows less of the guide.
 * @param pathname an absolute, percent-encoded path without its query.
 * @param moved the legacy paths; none where only the spelling matters.
 */
export function canonicalPathname(pathname: string, moved: MovedPaths = noPaths): string {
  const mended = mendedPathname(pathname)
  const asListed = plainSpelling(mended)
  return moved.get(asListed) ?? alwaysMoved.get(asListed) ?? leaveLegacyCategory(mended)
}
