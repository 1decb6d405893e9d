import { createConsent } from '../consent/consent.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { createCookies } from '../session/cookies.server.ts'
import { env } from './env.server.ts'

/** Consent to the configured tag manager, if any. */
export const consent = createConsent({
  cookies: createCookies(env.PUBLIC_URL),
  publicUrl: env.PUBLIC_URL,
  tagManagerId: env.GTM_ID,
})

/**
 * Returns the tag manager and the visitor's choice for the current request; undefined when none is
 * configured.
 */
export function tagManagerOfRequest() {
  const choice = currentRequestContext()?.consent
  return env.GTM_ID === undefined || choice === undefined ? undefined : { id: env.GTM_ID, choice }
}
