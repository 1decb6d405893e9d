import { createFileRoute } from '@tanstack/react-router'
import { alertEndForm } from '~/features/alerts/alerts.schema.ts'
import { alertEnd, showAlertEnd } from '~/server/composition/alerts.server.ts'

/** `GET /api/alerts/end?token=`: redirects to the page with the button; `POST` ends the emails (RFC 8058). */
export const Route = createFileRoute('/api/alerts/end')({
  server: { handlers: { GET: ({ request }) => showAlertEnd(request), POST: alertEnd(alertEndForm) } },
})
