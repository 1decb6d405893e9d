import { locales } from './locales.ts'
import { internalPath } from './path-engine.ts'
import { paths } from './route-table.ts'

const withoutEnglishPrefix = (path: string): string => path.replace(/^\/en(?=\/|$)/, '') || '/'

const isCatchAll = (internal: string): boolean => /^\/(fr|en)\/content(\/|$)/.test(internal)

/** Internal path of a page whose public path this is in any language, with or without `/en`. */
function pageOf(path: string): string | undefined {
  const bare = withoutEnglishPrefix(path)
  const candidates = [bare, bare === '/' ? '/en' : `/en${bare}`]
  return candidates
    .map(paths.toInternal)
    .find((internal) => !isCatchAll(internal) && /^\/(fr|en)(\/|$)/.test(internal))
}

/**
 * Suggests the right path for one that is no page of its language: `/en/fonds` → `/en/funds`, `/funds` →
 * `/fonds`. Undefined when the route table has none (P-022).
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
