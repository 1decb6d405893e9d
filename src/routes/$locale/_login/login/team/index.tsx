import { createFileRoute } from '@tanstack/react-router'
import { loginSearchSchema, staffLoginHead } from '~/features/login/login.schema.ts'
import { StaffLoginPage } from '~/features/login/staff-login-page.tsx'
import { loadFormToken } from '~/features/session/load-session.ts'

export const Route = createFileRoute('/$locale/_login/login/team/')({
  staticData: { namespaces: ['login'] },
  validateSearch: loginSearchSchema,
  beforeLoad: async () => ({ formToken: await loadFormToken() }),
  head: ({ params }) => staffLoginHead(params.locale),
  component: StaffLoginRoute,
})

function StaffLoginRoute() {
  const { staffProviders } = Route.useRouteContext().site
  return <StaffLoginPage search={Route.useSearch()} providers={staffProviders} />
}
