import { plainSpelling } from './legacy-list.ts'

/**
 * Former categories of guides, in either language. Their URLs redirect to `/guide/placement/{slug}`
 * (P-026), as does the empty one.
 */
const listed = [
  'actif-non-cote',
  'assurance-vie',
  'capital-investissement',
  'choisir',
  'comprendre',
  'dette-privee',
  'duree',
  'epargne',
  'epargner',
  'fiscalite',
  'fonds',
  'funds',
  'guide',
  'guides',
  'infrastructure',
  'investissement',
  'lexique',
  'objectif',
  'patrimoine',
  'placements',
  'private-equity',
  'retirement',
  'retraite',
  'saving',
  'savings',
  'strategie',
  'tax',
  'transmission',
] as const

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function checked(names: readonly string[]): ReadonlySet<string> {
  const wrong = names.filter((name, index) => !slug.test(name) || names.indexOf(name) !== index)
  if (wrong.length > 0) throw new Error(`Legacy guide categories: ${wrong.join(', ')}`)
  return new Set(names)
}

/** The legacy categories, validated on import. */
export const legacyGuideCategories = checked(listed)

/** Rule that returns the new path, or the same path if it does not apply. */
type Rule = (pathname: string) => string

/** Old paths in normalised encoding, with their new paths. */
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

/** Browsers treat `//host` as another origin, so no rule may produce one. */
const keepOneLeadingSlash: Rule = (pathname) => `/${pathname.replace(/^\/+/, '')}`

/** The English back link of the registration without its language prefix (P-029). */
const alwaysMoved: MovedPaths = new Map([['/register', '/en/register']])

const noPaths: MovedPaths = new Map()

/** `/guide//x` and `/guide/{legacy category}/x` → `/guide/placement/x` (P-026). */
const leaveLegacyCategory: Rule = (pathname) =>
  pathname.replace(
    /^((?:\/en)?\/guide)\/([^/]*)\/([^/]+)$/,
    (path, guide: string, category: string, slug: string) =>
      category === '' || legacyGuideCategories.has(category) ? `${guide}/placement/${slug}` : path,
  )

/** Rules that correct the spelling of a path before it is looked up. */
const spellingRules: readonly Rule[] = [
  dropTrailingSlash,
  dropSemicolonEnding,
  dropRepeatedLanguage,
  keepOneLeadingSlash,
]

const applyAll = (rules: readonly Rule[], pathname: string): string =>
  rules.reduce((path, rule) => rule(path), pathname)

/**
 * Corrects the spelling of a path: no trailing slash, no `;link`, no repeated language. Each rule shortens
 * the path, so that the loop ends.
 * @param pathname an absolute, percent-encoded path without its query
 */
export function mendedPathname(pathname: string): string {
  const next = applyAll(spellingRules, pathname)
  return next === pathname ? pathname : mendedPathname(next)
}

/**
 * Returns the path of the actual page: corrected spelling, then the listed move or else the legacy
 * category, so that a redirect is always one hop. Returns the same path when nothing changes. A listed move
 * takes precedence over the category, which is less specific.
 * @param pathname an absolute, percent-encoded path without its query
 * @param moved the legacy paths; omitted where only the spelling matters
 */
export function canonicalPathname(pathname: string, moved: MovedPaths = noPaths): string {
  const mended = mendedPathname(pathname)
  const asListed = plainSpelling(mended)
  return moved.get(asListed) ?? alwaysMoved.get(asListed) ?? leaveLegacyCategory(mended)
}
