import { createFileRoute } from '@tanstack/react-router'
import { loginHead, loginSearchSchema } from '~/features/login/login.schema.ts'
import { RedirectToLoginPage } from '~/features/login/redirect-to-login-page.tsx'
import { visitorsOnly } from '~/features/session/session-guards.ts'

/** Sign-in that began elsewhere (P-036): it does not say which space, so the visitor chooses it. */
export const Route = createFileRoute('/_neutral/auth/redirect-to-login')({
  staticData: { namespaces: ['login'] },
  validateSearch: loginSearchSchema,
  beforeLoad: ({ context, location }) => visitorsOnly(context.session, context, location.search),
  head: ({ match }) => loginHead(match.context.locale),
  component: () => <RedirectToLoginPage search={Route.useSearch()} />,
})
