import { contactSubjects } from '~/contract/product-api/contact-subjects.ts'
import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** What the page has to say before the form, or in its place. */
const contactStates = ['sent', 'held', 'expired', 'unavailable'] as const

/** Search of the contact page: what came of a form or a link, and a subject chosen beforehand by a link to it. */
export const contactSearchSchema = searchSchema({
  state: oneOf(contactStates),
  subject: oneOf(contactSubjects),
})

export type ContactSearch = ReturnType<typeof contactSearchSchema.parse>
