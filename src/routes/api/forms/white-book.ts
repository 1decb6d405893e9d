import { createFileRoute } from '@tanstack/react-router'
import { whiteBookForm } from '~/features/white-books/white-book-form.schema.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { askForWhiteBook } from '~/server/composition/visitor-forms.server.ts'

/** `POST /api/forms/white-book`: the form before a download, with and without scripts. */
export const Route = createFileRoute('/api/forms/white-book')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: whiteBookForm,
          protection: 'origin',
          captcha: true,
          act: askForWhiteBook,
        }),
    },
  },
})
