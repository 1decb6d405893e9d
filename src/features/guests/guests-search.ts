import { matching, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of the page of accesses: the secret of an invitation's link. */
export const accessSearchSchema = searchSchema({
  invitation: matching((text) => /^[\w-]{1,100}$/.test(text)),
})
