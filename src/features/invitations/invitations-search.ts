import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of the page of invitations: what came of a form on it. */
export const invitationsSearchSchema = searchSchema({
  state: oneOf(['mailed', 'texted', 'resent', 'revoked']),
})

export type InvitationsSearch = ReturnType<typeof invitationsSearchSchema.parse>
