import { createFileRoute } from '@tanstack/react-router'
import { loginHead, loginSearchSchema } from '~/features/login/login.schema.ts'
import { RedirectToLoginPage } from '~/features/login/redirect-to-login-page.tsx'
import { formTokenQuery } from '~/features/session/session.queries.ts'
import { guardEntrance } from '~/features/session/session-guards.ts'

export const Route = createFileRoute('/_neutral/auth/partner/redirect-to-login')({
  staticData: { namespaces: ['login'] },
  validateSearch: loginSearchSchema,
  beforeLoad: ({ context }) => guardEntrance(context.session, context.site.signedInHome),
  loader: async ({ context }) => void (await context.queryClient.ensureQueryData(formTokenQuery())),
  head: ({ match }) => loginHead(match.context.locale),
  component: () => <RedirectToLoginPage client="partner" search={Route.useSearch()} />,
})
