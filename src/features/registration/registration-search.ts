import { callbackField } from '~/routing/callback-search.ts'
import { matching, oneOf, searchSchema } from '~/routing/search-fields.ts'

/** Search of the page for posted codes: why the visitor is sent back to it. */
export const verifySearchSchema = searchSchema({ state: oneOf(['expired']) })

/** Search of the partner's registration: what came of it, and the invitation that led here. */
export const partnerSearchSchema = searchSchema({
  state: oneOf(['sent']),
  invitation: matching((text) => /^[\w-]{20,200}$/.test(text)),
})

/** Search of the choice of a team: what came of it, and where to go on after the choice of a partner. */
export const teamSearchSchema = searchSchema({
  state: oneOf(['active', 'requested']),
  callbackUrl: callbackField,
})
