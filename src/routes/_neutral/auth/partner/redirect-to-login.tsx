import { createFileRoute } from '@tanstack/react-router'
import { loginHead, loginSearchSchema } from '~/features/login/login.schema.ts'
import { RedirectToLoginPage } from '~/features/login/redirect-to-login-page.tsx'
import { loadFormToken } from '~/features/session/load-session.ts'
import { visitorsOnly } from '~/features/session/session-guards.ts'

export const Route = createFileRoute('/_neutral/auth/partner/redirect-to-login')({
  staticData: { namespaces: ['login'] },
  validateSearch: loginSearchSchema,
  beforeLoad: async ({ context, search }) => {
    visitorsOnly(context.session, context, search)
    return { formToken: await loadFormToken() }
  },
  head: ({ match }) => loginHead(match.context.locale),
  component: () => <RedirectToLoginPage client="partner" search={Route.useSearch()} />,
})
