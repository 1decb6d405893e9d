import { createFileRoute } from '@tanstack/react-router'
import { closeForm } from '~/features/questions/question-forms.ts'
import { questionForm } from '~/server/composition/questions.server.ts'
import { closeQuestion } from '~/server/questions/question-forms.server.ts'

const respond = questionForm({
  definition: closeForm,
  hasFile: false,
  act: (call, calls) => closeQuestion(call, calls, '/account/questions/$id'),
})

/** `POST /api/account/questions/close`: closes one’s own question. */
export const Route = createFileRoute('/api/account/questions/close')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
