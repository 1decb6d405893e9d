import { createFileRoute } from '@tanstack/react-router'
import { contactForm } from '~/features/contact/contact-form.schema.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { sendContact } from '~/server/composition/visitor-forms.server.ts'

/** `POST /api/forms/contact`: the contact form, with and without scripts. */
export const Route = createFileRoute('/api/forms/contact')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: contactForm,
          protection: 'origin',
          captcha: true,
          act: sendContact,
        }),
    },
  },
})
