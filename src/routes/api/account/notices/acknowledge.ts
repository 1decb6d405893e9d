import { createFileRoute } from '@tanstack/react-router'
import { acknowledgeForm } from '~/features/notices/notice-forms.ts'
import { noticeForm } from '~/server/composition/notices.server.ts'
import { acknowledgeNotice } from '~/server/notices/notice-forms.server.ts'

const respond = noticeForm(acknowledgeForm, acknowledgeNotice)

/** `POST /api/account/notices/acknowledge`: acknowledges a notice. */
export const Route = createFileRoute('/api/account/notices/acknowledge')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
