import type { Rolldown } from 'vite'
import { type Part, parts } from './script-parts.ts'

// framework-seam: package-files
/**
 * Modules of packages that every page needs, bundled with the entry: one file compresses better than thirty. The
 * serialisers of calls are left out.
 */
const everyPageNeeds =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(router-core(?!\/dist\/esm\/ssr\/serializer)|react-router|history|store|react-store|start-client-core(?!\/dist\/esm\/(client-rpc\/(serverFnFetcher|frame)|getDefaultSeroval))|react-start|react-start-client)|use-sync-external-store|cookie-es|typesafe-i18n|clsx|class-variance-authority)\/|src\/(client\.tsx|lib\/next-task|routing\/navigation\/as-sent)/

/** Modules that serialise calls of server functions: needed with the first call, not with the page. */
const callsNeed =
  /node_modules\/(seroval|seroval-plugins|@tanstack\/(router-core\/dist\/esm\/ssr\/serializer|start-client-core\/dist\/esm\/client-rpc\/(serverFnFetcher|frame-decoder)))/
// framework-seam end: package-files

/**
 * Words in script URLs that lists of content blockers refuse: advertising, measuring, consent, captchas, letters and
 * sharing.
 */
export const refusedWords =
  /^(ads?|adv|advert\w*|analytics?|audience|banners?|beacons?|captcha|cmp|consent\w*|cookies?|gdpr|gtm|marketing|metrics|newsletters?|notifications?|overlay|pixels?|popups?|promo\w*|recaptcha|rgpd|shar(e|es|ing)|social|sponsor\w*|stat(s|istics)?|survey|tags?|telemetry|track(er|ers|ing)?)$/i

/** The words of a file's name. */
export const wordsOf = (name: string): string[] =>
  name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/)

/** The name of a file of the browser's scripts: that of its module, but for one that a blocker would refuse (P-261). */
export const fileName = ({ name }: { readonly name: string }): string =>
  wordsOf(name).some((word) => refusedWords.test(word)) ? 'assets/part-[hash].js' : 'assets/[name]-[hash].js'

/** The pattern of a folder, of a route's page, of one module, or of a module with its server functions and schema. */
function patternOf(entry: string): string {
  const path = entry.replaceAll(/[$.]/g, String.raw`\$&`)
  if (entry.endsWith('/')) return path
  if (entry.endsWith('?')) return path.replace('?', String.raw`\.tsx\?`)
  return entry.endsWith('.tsx') ? path : String.raw`${path}(\.functions|\.schema)?\.[jt]sx?(\?|$)`
}

const oneOf = (entries: readonly string[]): string => `(${entries.map(patternOf).join('|')})`

/** The paths of a part's modules. */
export const pathsOf = ({ of, except = [] }: Part): RegExp =>
  new RegExp(`/src/${except.length === 0 ? '' : `(?!${oneOf(except)})`}${oneOf(of)}`)

/**
 * Files of the browser's scripts: modules that are needed together share one, since one file compresses better than
 * ten.
 */
export const browserFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: everyPageNeeds, priority: 1 },
  { name: 'calls', test: callsNeed },
  ...parts.map((part) => ({ name: part.name, test: pathsOf(part) })),
]
