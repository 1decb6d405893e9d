import type { FieldValues } from '../../lib/form/form-definition.ts'
import { createCaptcha } from '../captcha/captcha.server.ts'
import type { FormEndpoint } from '../forms/form-answers.server.ts'
import { createFormDrafts, keepUnshown, type TakenDraft } from '../forms/form-drafts.server.ts'
import { type FormDeps, handleForm, wantsJson } from '../forms/handle-form.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { createRequestMemory, currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { challengesPerAddress, tooManyRequests } from '../limits/limits.server.ts'
import type { Requirement, RouteCall, WithSession } from '../session/private-calls.server.ts'
import { sessionSecrets } from '../session/seal.server.ts'
import { auth, cookies, limits, privateCalls, stateStore } from './auth.server.ts'
import { env } from './env.server.ts'

const captcha = createCaptcha({ store: stateStore, secrets: sessionSecrets(env), now: Date.now })
/** What was refused, or has just been done, kept for the page that says so. */
export const drafts = createFormDrafts(stateStore, cookies)

const deps: FormDeps = {
  publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
  limits,
  drafts,
  csrf: auth.csrf,
  sessions: auth.sessions,
  checkCaptcha: captcha.check,
}

/** Handles a submission of one of the portal's forms. */
export const handlePortalForm = <Values extends FieldValues, Output>(
  request: Request,
  endpoint: FormEndpoint<Values, Output>,
): Promise<Response> => handleForm(request, endpoint, deps)

/** What a form of a signed-in user is, and who may send it. */
type PrivateForm<Params, Values extends FieldValues, Output> = Pick<
  FormEndpoint<Values, Output>,
  'definition' | 'hasFile'
> & {
  readonly requirement: Requirement
  /** By the form's token, too, unless it says otherwise. */
  readonly protection?: FormEndpoint<Values, Output>['protection']
  /** The rest of it, for a user who may send it. */
  readonly endpointFor: (
    call: WithSession<RouteCall<Params>>,
  ) => Omit<FormEndpoint<Values, Output>, 'definition' | 'hasFile' | 'protection'>
}

/** Most bytes of a form that are read of somebody without a session; one with a larger file is not kept. */
const mostKeptBytes = 1_000_000

const isShort = ({ headers }: Request): boolean =>
  headers.has('content-length') && Number(headers.get('content-length')) <= mostKeptBytes

/**
 * Creates the handler of a form of a signed-in user. If the session has ended when a browser without scripts sends it, what
 * was typed waits for this user, and the sign-in leads back to the form's page (P-870).
 */
export function privateForm<Values extends FieldValues, Output, Params = unknown>({
  endpointFor,
  requirement,
  protection = 'token',
  ...form
}: PrivateForm<Params, Values, Output>) {
  const act = () => Promise.resolve({ kind: 'failed', problem: 'unauthenticated' } as const)
  const keep = async ({ request }: RouteCall<Params>): Promise<readonly string[]> => {
    if (wantsJson(request) || !isShort(request)) return []
    const refused = await handlePortalForm(request, { ...form, protection, act, isForOneUser: true })
    return refused.headers.getSetCookie()
  }
  return privateCalls.route<Params>(
    requirement,
    (call) => handlePortalForm(call.request, { ...form, protection, ...endpointFor(call) }),
    keep,
  )
}

const takenOfRequest = createRequestMemory<TakenDraft[]>()
const takenNow = () => takenOfRequest.once('taken', () => [])

/** Returns the values of a refused form for a browser without scripts, once; a page that fails gives them back. */
export async function takeDraft(form: string, cookieHeader: string | null): Promise<TakenDraft | undefined> {
  const accountOf = async () => (await auth.sessions.read(cookieHeader))?.user.id
  const taken = await drafts.take(form, cookieHeader, accountOf)
  if (taken !== undefined) takenNow().push(taken)
  return taken
}

/** Keeps the drafts that a failed page has taken (P-819). */
export const keepUnshownDrafts = (response: Response): Promise<Response> => keepUnshown(response, takenNow())

/** Handles requests for a captcha challenge of one form, as JSON. */
export async function answerChallenge(request: Request, form: string): Promise<Response> {
  const counted = await limits.count(challengesPerAddress, addressGroup(currentRequestContext()?.address))
  if (!counted.allowed)
    return tooManyRequests({ ...counted, wantsJson: true, locale: preferredLocale(request) })
  return new Response(JSON.stringify(await captcha.challenge(form)), {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}
