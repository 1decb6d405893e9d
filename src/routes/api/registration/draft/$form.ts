import { createFileRoute } from '@tanstack/react-router'
import { savedForms } from '~/features/registration/registration-views.ts'
import { keepRegistrationTyping } from '~/server/composition/registration.server.ts'

/** `POST /api/registration/draft/{form}`: saves the typed values of a registration form for a day. */
export const Route = createFileRoute('/api/registration/draft/$form')({
  server: {
    handlers: {
      POST: ({ request, params }) => keepRegistrationTyping(request, savedForms.get(params.form)),
    },
  },
})
