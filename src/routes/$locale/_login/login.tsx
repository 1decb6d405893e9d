import { createFileRoute } from '@tanstack/react-router'
import { loginHead, loginSearchSchema } from '~/features/login/login.schema.ts'
import { LoginPage } from '~/features/login/login-page.tsx'
import { StaffCard } from '~/features/login/staff-form.tsx'
import { formTokenQuery } from '~/features/session/session.queries.ts'

export const Route = createFileRoute('/$locale/_login/login')({
  staticData: { namespaces: ['login'] },
  validateSearch: loginSearchSchema,
  loader: async ({ context }) => void (await context.queryClient.ensureQueryData(formTokenQuery())),
  head: ({ params }) => loginHead(params.locale),
  component: () => <LoginPage search={Route.useSearch()} staff={<StaffCard search={Route.useSearch()} />} />,
})
