import { matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** What was just done. */
export const accessDone = ['invited', 'ended', 'accepted'] as const

/** Search of the page of accesses: what was just done, and the secret of an invitation's link. */
export const accessSearchSchema = searchSchema({
  done: oneOf(accessDone),
  invitation: matching((text) => /^[\w-]{1,100}$/.test(text)),
})

export type AccessSearch = ReturnType<typeof accessSearchSchema.parse>
