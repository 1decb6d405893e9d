import { createFileRoute } from '@tanstack/react-router'
import { revealForm } from '~/features/notices/notice-forms.ts'
import { noticeForm } from '~/server/composition/notices.server.ts'
import { revealAccount } from '~/server/notices/notice-forms.server.ts'

const respond = noticeForm(revealForm, revealAccount)

/** `POST /api/account/notices/reveal`: shows the account number of calls in this sign-in. */
export const Route = createFileRoute('/api/account/notices/reveal')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
