import { createFileRoute } from '@tanstack/react-router'
import { alertFundsForm } from '~/features/alerts/alerts.schema.ts'
import { changeAlert } from '~/server/alerts/alerts.server.ts'
import { alertButton } from '~/server/composition/alerts.server.ts'

/** `POST /api/alerts/update`: a button behind an email's link (P-771). */
export const Route = createFileRoute('/api/alerts/update')({
  server: { handlers: { POST: alertButton(alertFundsForm, changeAlert) } },
})
