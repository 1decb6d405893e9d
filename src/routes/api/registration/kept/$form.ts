import { createFileRoute } from '@tanstack/react-router'
import { keepRegistrationTyping } from '~/server/composition/registration.server.ts'
import { keptForms } from '../../../../features/registration/registration-views.ts'

/** `POST /api/registration/kept/{form}`: what is typed into a form of a registration, kept for a day. */
export const Route = createFileRoute('/api/registration/kept/$form')({
  server: {
    handlers: {
      POST: ({ request, params }) => keepRegistrationTyping(request, keptForms.get(params.form)),
    },
  },
})
