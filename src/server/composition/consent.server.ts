import { createConsent } from '../consent/consent.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { createCookies } from '../session/cookies.server.ts'
import { env } from './env.server.ts'

/** Consent to the tag manager that is configured, if one is. */
export const consent = createConsent({
  cookies: createCookies(env.PUBLIC_URL),
  publicUrl: env.PUBLIC_URL,
  tagManagerId: env.GTM_ID,
})

/** What the page being made knows of the tag manager; undefined where none is configured. */
export function tagManagerOfRequest() {
  const choice = currentRequestContext()?.consent
  return env.GTM_ID === undefined || choice === undefined ? undefined : { id: env.GTM_ID, choice }
}
