import type { FieldValues } from '../../lib/form/form-definition.ts'
import { createCaptcha } from '../captcha/captcha.server.ts'
import type { FormEndpoint } from '../forms/form-answers.server.ts'
import { createFormDrafts, type TakenDraft } from '../forms/form-drafts.server.ts'
import { type FormDeps, handleForm } from '../forms/handle-form.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { challengesPerAddress, tooManyRequests } from '../limits/limits.server.ts'
import { sessionSecrets } from '../session/seal.server.ts'
import { auth, cookies, limits, stateStore } from './auth.server.ts'
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

/** Returns the values of a refused form for a browser without scripts, once. */
export const takeDraft = (form: string, cookieHeader: string | null): Promise<TakenDraft | undefined> =>
  drafts.take(form, cookieHeader)

/** Handles requests for a captcha challenge of one form, as JSON. */
export async function answerChallenge(request: Request, form: string): Promise<Response> {
  const counted = await limits.count(challengesPerAddress, addressGroup(currentRequestContext()?.address))
  if (!counted.allowed)
    return tooManyRequests({ ...counted, wantsJson: true, locale: preferredLocale(request) })
  return new Response(JSON.stringify(await captcha.challenge(form)), {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}
