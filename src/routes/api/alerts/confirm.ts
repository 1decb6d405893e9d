import { createFileRoute } from '@tanstack/react-router'
import { alertConfirmForm } from '~/features/alerts/alerts.schema.ts'
import { confirmAlert } from '~/server/alerts/alerts.server.ts'
import { alertButton } from '~/server/composition/alerts.server.ts'

/** `POST /api/alerts/confirm`: a button behind an email's link (P-771). */
export const Route = createFileRoute('/api/alerts/confirm')({
  server: { handlers: { POST: alertButton(alertConfirmForm, confirmAlert) } },
})
