import { createFileRoute } from '@tanstack/react-router'
import { staffCloseForm } from '~/features/questions/question-forms.ts'
import { staffQuestionForm } from '~/server/composition/questions.server.ts'
import { closeQuestion } from '~/server/questions/question-forms.server.ts'

const respond = staffQuestionForm({
  definition: staffCloseForm,
  hasFile: false,
  act: (call, calls) => closeQuestion(call, calls, '/team/questions/$id'),
})

/** `POST /api/staff/questions/close`: closes a question, as staff. */
export const Route = createFileRoute('/api/staff/questions/close')({
  server: { handlers: { POST: ({ request }) => respond(request) } },
})
