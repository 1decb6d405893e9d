import { type ConsentChoice, toConsentChoice } from '../../lib/consent.ts'
import { toSafePath } from '../../lib/safe-path.ts'
import { isFromOwnPages } from '../auth-helper/auth-call.server.ts'
import { readForm } from '../forms/handle-form.server.ts'
import type { Cookies } from '../session/cookies.server.ts'

/** Six months, as the page about cookies states. */
const choiceLivesS = 15_778_800

/** Settings of the consent to the tag manager. */
export type ConsentOptions = {
  readonly cookies: Cookies
  readonly publicUrl: string
  /** The tag manager's id; without it consent is never asked for and nothing is loaded. */
  readonly tagManagerId: string | undefined
}

/** The visitor's consent to the tag manager. */
export type Consent = {
  /** Returns the visitor's choice from the `Cookie` header; undefined where consent is not asked for. */
  choiceOf(cookieHeader: string | null): ConsentChoice | undefined
  /** Handles the form that gives, refuses or withdraws consent; redirects back with 303. */
  respond(request: Request): Promise<Response>
}

/** Creates the consent, which is stored in a cookie that only the server reads (P-217). */
export function createConsent({ cookies, publicUrl, tagManagerId }: ConsentOptions): Consent {
  return {
    choiceOf: (header) =>
      tagManagerId === undefined ? undefined : toConsentChoice(cookies.read(header, 'consent')),
    async respond(request) {
      const read = await readForm(request)
      if (!isFromOwnPages(request, { publicUrl })) return refusal(403)
      if (!read.ok) return refusal(read.status)
      const choice = toConsentChoice(read.data.get('choice') ?? undefined)
      const headers = new Headers({
        location: `${publicUrl}${toSafePath(read.data.get('returnPath'), publicUrl)}`,
        'cache-control': 'no-store',
      })
      headers.append(
        'set-cookie',
        choice === 'unasked' ? cookies.clear('consent') : cookies.write('consent', choice, choiceLivesS),
      )
      if (choice !== 'granted')
        for (const gone of withoutMeasurement(request, publicUrl)) headers.append('set-cookie', gone)
      return new Response(null, { status: 303, headers })
    },
  }
}

const refusal = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Cookies that analytics tags set on the portal's domain. */
const measurementCookie = /^(_ga|_gid|_gat|_gcl)[\w-]*$/

/** Clears analytics cookies, under each domain that a script of this host could have set them for. */
function withoutMeasurement(request: Request, publicUrl: string): string[] {
  const names = (request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('=')[0] ?? '')
  const labels = new URL(publicUrl).hostname.split('.')
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  return names
    .filter((name) => measurementCookie.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`))
}
