import { matching, oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Audiences of marketing documents. */
export const audiences = ['retail', 'professional'] as const

/** States of a marketing document today. */
export const materialStates = ['valid', 'expired', 'upcoming'] as const

/** Search of the partner's marketing documents and of the links to them. `document` is the one to share. */
export const materialSearchSchema = searchSchema({
  part: oneOf(['shares']),
  fund: matching((text) => /^fnd-\d{1,9}$/.test(text)),
  audience: oneOf(audiences),
  state: oneOf(materialStates),
  document: matching((text) => /^doc-\d{1,9}$/.test(text)),
  page: pageNumber(10_000),
  done: oneOf(['shared', 'ended', 'refused']),
})

export type MaterialSearch = ReturnType<typeof materialSearchSchema.parse>

/** Search of the page of a shared document: the secret of its link. */
export const sharedSearchSchema = searchSchema({
  token: matching((text) => /^[\w-]{1,100}$/.test(text)),
})
