import { createFileRoute } from '@tanstack/react-router'
import { answerChallenge } from '~/server/composition/forms.server.ts'

/** `GET /api/forms/{form}/challenge`: a captcha's challenge. */
export const Route = createFileRoute('/api/forms/$form/challenge')({
  server: { handlers: { GET: ({ request, params }) => answerChallenge(request, params.form) } },
})
