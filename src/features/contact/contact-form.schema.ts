import * as z from 'zod/mini'
import { contactSubjects } from '~/contract/product-api/contact-subjects.ts'
import {
  emailAddress,
  oneChoice,
  optionalPhone,
  personName,
  requiredLines,
  tickedBox,
} from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

const longestMessage = 5000

const empty = { subject: '', lastname: '', firstname: '', email: '', phone: '', message: '', consent: false }

const schema = z.object({
  lastname: personName(),
  firstname: personName(),
  email: emailAddress('contactEmail'),
  phone: optionalPhone(),
  subject: oneChoice(contactSubjects),
  message: requiredLines(longestMessage),
  consent: tickedBox('consent'),
})

/** A submitted contact message (P-105). */
type ContactMessage = z.output<typeof schema>

/** The contact form. The telephone number is optional: without one we answer by email. */
export const contactForm: FormDefinition<typeof empty, ContactMessage> = { name: 'contact', empty, schema }
