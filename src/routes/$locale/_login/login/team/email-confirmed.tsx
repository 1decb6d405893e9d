import { createFileRoute } from '@tanstack/react-router'
import { EmailConfirmedPage } from '~/features/staff/confirm-email-page.tsx'
import { staffHead } from '~/features/staff/staff.schema.ts'

export const Route = createFileRoute('/$locale/_login/login/team/email-confirmed')({
  staticData: { namespaces: ['team_space', 'forms'] },
  head: ({ params }) => staffHead(params.locale, 'confirmed'),
  component: EmailConfirmedPage,
})
