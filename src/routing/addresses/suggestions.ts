import { locales } from './locales.ts'
import { internalPath } from './path-engine.ts'
import { paths } from './route-table.ts'

const withoutEnglishPrefix = (path: string): string => path.replace(/^\/en(?=\/|$)/, '') || '/'

const isCatchAll = (internal: string): boolean => /^\/(fr|en)\/content(\/|$)/.test(internal)

/** Internal address of a page when the path is one of its public paths, in any language, `/en` forgotten or added. */
function pageOf(path: string): string | undefined {
  const bare = withoutEnglishPrefix(path)
  const candidates = [bare, bare === '/' ? '/en' : `/en${bare}`]
  return candidates
    .map(paths.toInternal)
    .find((internal) => !isCatchAll(internal) && /^\/(fr|en)(\/|$)/.test(internal))
}

/**
 * The right address for a path that is no page of its own language: `/en/fonds` → `/en/funds`, `/funds` → `/fonds`.
 * Undefined when the route table knows none (P-022).
 */
export function suggestedPath(publicPath: string): string | undefined {
  const internal = pageOf(publicPath)
  if (internal === undefined) return undefined
  const name = internal.replace(/^\/(fr|en)/, '') || '/'
  const wanted = paths.localeOf(publicPath)
  const inOrder = [wanted, ...locales.filter((locale) => locale !== wanted)]
  const found = inOrder
    .map((locale) => paths.toPublic(internalPath(locale, name)))
    .find((path) => path !== undefined)
  return found === publicPath ? undefined : found
}
