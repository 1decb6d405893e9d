import { createFileRoute } from '@tanstack/react-router'
import { confirmContactForm } from '~/lib/form/mailed-link.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { confirmContact, showHeldContact } from '~/server/composition/visitor-forms.server.ts'

/** `GET /api/contact/confirm`: redirects to the page with the button; `POST` sends a held message. */
export const Route = createFileRoute('/api/contact/confirm')({
  server: {
    handlers: {
      GET: ({ request }) => showHeldContact(request),
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: confirmContactForm,
          protection: 'origin',
          act: confirmContact,
        }),
    },
  },
})
