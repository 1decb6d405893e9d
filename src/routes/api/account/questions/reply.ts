import { createFileRoute } from '@tanstack/react-router'
import { replyForm } from '~/features/questions/question-forms.ts'
import { questionForm } from '~/server/composition/questions.server.ts'
import { replyToQuestion } from '~/server/questions/question-forms.server.ts'

const respond = questionForm({
  definition: replyForm,
  hasFile: true,
  act: (call, calls) => replyToQuestion(call, calls, '/account/questions/$id'),
})

/** `POST /api/account/questions/reply`: adds a message to one’s own question. */
export const Route = createFileRoute('/api/account/questions/reply')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
