import { createFileRoute } from '@tanstack/react-router'
import { loginHead, loginSearchSchema } from '~/features/login/login.schema.ts'
import { LoginPage } from '~/features/login/login-page.tsx'
import { StaffCard } from '~/features/login/staff-form.tsx'
import { loadFormToken } from '~/features/session/load-session.ts'

export const Route = createFileRoute('/$locale/_login/login/')({
  staticData: { namespaces: ['login'] },
  validateSearch: loginSearchSchema,
  beforeLoad: async () => ({ formToken: await loadFormToken() }),
  head: ({ params }) => loginHead(params.locale),
  component: LoginRoute,
})

function LoginRoute() {
  const search = Route.useSearch()
  const { staffProviders } = Route.useRouteContext().site
  return <LoginPage search={search} staff={<StaffCard search={search} providers={staffProviders} />} />
}
