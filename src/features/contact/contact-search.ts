import { matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Messages shown before the form or in its place. */
const contactStates = ['sent', 'held', 'expired', 'unavailable'] as const

/** Search of the contact page: the result of a form or a link, and a preselected subject. */
export const contactSearchSchema = searchSchema({
  state: oneOf(contactStates),
  /** Checked against the known subjects by the form only: their list would be in the entry script of every page. */
  subject: matching((subject) => /^[a-z_]{1,40}$/.test(subject)),
  /** Of a link that was sent by email. */
  token: matching((token) => /^[\w.~-]{16,512}$/.test(token)),
})

export type ContactSearch = ReturnType<typeof contactSearchSchema.parse>
