import type { Step } from './incoming.server.ts'
import { plainPage } from './plain-page.server.ts'

const longestPath = 2048
const longestTarget = 8192
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controlCharacter = /[\u0000-\u001f\u007f]/

/** Returns why a request target is refused; undefined for a valid one. */
export function targetFault(target: string, pathname: string): 'badRequest' | 'addressTooLong' | undefined {
  if (pathname.length > longestPath || target.length > longestTarget) return 'addressTooLong'
  // Browsers interpret `//host` and `/\host` as another origin.
  if (!pathname.startsWith('/') || isOtherOrigin(pathname)) return 'badRequest'
  const decoded = decodePath(pathname)
  if (decoded === undefined || controlCharacter.test(decoded) || decoded.includes('\\')) return 'badRequest'
  return undefined
}

const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/** Reports whether a path is `//…`, or becomes so when browsers and the router resolve its dot segments. */
function isOtherOrigin(pathname: string): boolean {
  if (pathname.startsWith('//')) return true
  if (!dotSegment.test(pathname)) return false
  const address = `http://portal${pathname}`
  return !URL.canParse(address) || new URL(address).pathname.startsWith('//')
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Returns 400 for a malformed path and 414 for one that is too long. */
export const refuseUnsafeTarget: Step = ({ target, pathname, locale, requestId }) => {
  const fault = targetFault(target, pathname)
  if (fault === undefined) return undefined
  return plainPage({ status: fault === 'badRequest' ? 400 : 414, locale, advice: fault, requestId })
}

const pageMethods = ['GET', 'HEAD', 'POST']

/** Returns 405 for methods that no page supports. Routes under `/api` handle methods themselves. */
export const refuseMethod: Step = ({ request, pathname, locale, requestId }) => {
  if (pageMethods.includes(request.method) || pathname.startsWith('/api/')) return undefined
  const headers = { allow: pageMethods.join(', ') }
  return plainPage({ status: 405, locale, advice: 'methodNotAllowed', requestId, headers })
}

/**
 * Returns 404 for an asset that does not exist; existing files are served before the pipeline. A browser that
 * requests a script of an older build needs no error page, which would cost more to render than the file.
 */
export const missAsset: Step = ({ pathname }) => {
  if (!pathname.startsWith('/assets/')) return undefined
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not Found', { status: 404, headers })
}
