import type { Step } from './incoming.server.ts'
import { plainPage } from './plain-page.server.ts'

const pageMethods = ['GET', 'HEAD', 'POST']

/** Returns 405 for methods that no page supports. Routes under `/api` handle methods themselves. */
export const refuseMethod: Step = ({ request, pathname, locale, requestId }) => {
  if (pageMethods.includes(request.method) || pathname.startsWith('/api/')) return undefined
  const headers = { allow: pageMethods.join(', ') }
  return plainPage({ status: 405, locale, advice: 'methodNotAllowed', requestId, headers })
}
