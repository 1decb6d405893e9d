import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of the invitations page: the result of one of its forms. */
export const invitationsSearchSchema = searchSchema({
  state: oneOf(['mailed', 'texted', 'resent', 'revoked', 'listed']),
})

export type InvitationsSearch = ReturnType<typeof invitationsSearchSchema.parse>
