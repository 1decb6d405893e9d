import { type Failure, failureStatus } from '../../lib/outcome.ts'
import { toSafePath } from '../../lib/safe-path.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'
import { currentRequestContext } from '../request-context.server.ts'
import { absolute, jsonAnswer, localeFor, loginPath, redirectAnswer } from './auth-answer.server.ts'

const retryAfterS = 30

/** A browser on its way to a page, in contrast to a program that reads JSON. */
const wantsPage = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false

/** The page to come back to after sign-in: the one asked for, or the one whose form was sent. */
function returnPathOf(request: Request, publicUrl: string): string {
  const { pathname, search } = new URL(request.url)
  return request.method === 'GET' || request.method === 'HEAD'
    ? toSafePath(`${pathname}${search}`, publicUrl)
    : toSafePath(request.headers.get('referer'), publicUrl)
}

/** Leads a visitor without a session to the login page, and back to the page that the request came from. */
export function leadToSignIn(request: Request, publicUrl: string): Response {
  const returnPath = returnPathOf(request, publicUrl)
  const location = absolute({ publicUrl }, loginPath(localeFor(request, returnPath), undefined, returnPath))
  return redirectAnswer(location, { status: request.method === 'POST' ? 303 : 302 })
}

/** The answer of a private route to who may not call it: the login page, a page, or a code for programs. */
export function refuseCall(request: Request, { code }: Failure, publicUrl: string): Response {
  const status = failureStatus[code]
  const headers: Record<string, string> = code === 'unavailable' ? { 'retry-after': String(retryAfterS) } : {}
  if (!wantsPage(request)) return jsonAnswer({ code }, { status, headers })
  if (code === 'unauthenticated') return leadToSignIn(request, publicUrl)
  const locale = localeFor(request, returnPathOf(request, publicUrl))
  const requestId = currentRequestContext()?.requestId ?? ''
  const advice = code === 'unavailable' ? 'unavailable' : 'forbidden'
  return plainPage({ status, locale, advice, requestId, headers })
}
