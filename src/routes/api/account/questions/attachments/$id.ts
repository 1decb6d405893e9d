import { createFileRoute } from '@tanstack/react-router'
import { sendQuestionAttachment } from '~/server/composition/questions.server.ts'

/** `GET /api/account/questions/attachments/$id`: the file of a message in one's own question. */
export const Route = createFileRoute('/api/account/questions/attachments/$id')({
  server: { handlers: { GET: ({ request, params }) => sendQuestionAttachment({ request, params }) } },
})
