import { createFileRoute } from '@tanstack/react-router'
import { captchaForms } from '~/form-tables/captcha-forms.server.ts'
import { answerChallenge } from '~/server/composition/forms.server.ts'
import { noSuchFile } from '~/server/http/file-response.server.ts'

/** `GET /api/forms/{form}/challenge`: a captcha's challenge; 404 for a form that asks for none (P-877). */
export const Route = createFileRoute('/api/forms/$form/challenge')({
  server: {
    handlers: {
      GET: ({ request, params: { form } }) =>
        captchaForms.has(form) ? answerChallenge(request, form) : noSuchFile(),
    },
  },
})
