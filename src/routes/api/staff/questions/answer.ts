import { createFileRoute } from '@tanstack/react-router'
import { handleForm } from '~/features/questions/question-forms.ts'
import { staffQuestionForm } from '~/server/composition/questions.server.ts'
import { replyToQuestion } from '~/server/questions/question-forms.server.ts'

const respond = staffQuestionForm({
  definition: handleForm,
  hasFile: true,
  act: (call, calls) => replyToQuestion(call, calls, '/team/questions/$id'),
})

/** `POST /api/staff/questions/answer`: answers a question, as staff. */
export const Route = createFileRoute('/api/staff/questions/answer')({
  server: { handlers: { POST: ({ request }) => respond(request) } },
})
