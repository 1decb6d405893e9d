import * as z from 'zod/mini'
import { requiredText } from './field-schemas.ts'
import type { FormDefinition } from './form-definition.ts'

const longest = 2000

type MailedLink = { readonly token: string }

/**
 * Definition of the form that sends a mailed link's token by the button of its page: opening the link alone changes
 * nothing.
 */
export const mailedLinkForm = (name: string): FormDefinition<MailedLink> => ({
  name,
  empty: { token: '' },
  schema: z.object({ token: requiredText(longest) }),
  secrets: ['token'],
})

/** The button behind the link that lets a held message go. */
export const confirmContactForm = mailedLinkForm('contact-confirm')

/** The button behind the link that confirms an address of staff. */
export const confirmStaffForm = mailedLinkForm('staff-email-confirmed')
