import { createFileRoute } from '@tanstack/react-router'
import { loginHead, loginSearchSchema } from '~/features/login/login.schema.ts'
import { LoginPage } from '~/features/login/login-page.tsx'
import { loadFormToken } from '~/features/session/load-session.ts'

export const Route = createFileRoute('/$locale/_login/login/')({
  staticData: { namespaces: ['login'] },
  validateSearch: loginSearchSchema,
  beforeLoad: async () => ({ formToken: await loadFormToken() }),
  head: ({ params }) => loginHead(params.locale),
  component: () => <LoginPage search={Route.useSearch()} />,
})
