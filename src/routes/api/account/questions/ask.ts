import { createFileRoute } from '@tanstack/react-router'
import { askForm } from '~/features/questions/question-forms.ts'
import { questionForm } from '~/server/composition/questions.server.ts'
import { askQuestion } from '~/server/questions/question-forms.server.ts'

const respond = questionForm({
  definition: askForm,
  hasFile: true,
  act: askQuestion,
})

/** `POST /api/account/questions/ask`: asks the investor desk a question. */
export const Route = createFileRoute('/api/account/questions/ask')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
