import * as z from 'zod/mini'
import { longestSlug } from '~/contract/content-api/slug.ts'
import { emailAddress, optionalText, personName, requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

const empty = { lastname: '', firstname: '', email: '', company: '', contactConsent: false, slug: '' }

const schema = z.object({
  lastname: personName(),
  firstname: personName(),
  email: emailAddress(),
  company: optionalText(200),
  /** Never a condition of the download. */
  contactConsent: z.boolean(),
  /** The white book's slug, in the page's language. */
  slug: requiredText(longestSlug),
})

/** A submitted request for a white book. */
export type WhiteBookRequest = z.output<typeof schema>

/** The form that requests a white book. */
export const whiteBookForm: FormDefinition<typeof empty, WhiteBookRequest> = {
  name: 'white-book',
  empty,
  schema,
}
