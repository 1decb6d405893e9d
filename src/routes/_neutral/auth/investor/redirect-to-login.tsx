import { createFileRoute } from '@tanstack/react-router'
import { loginHead, loginSearchSchema } from '~/features/login/login.schema.ts'
import { RedirectToLoginPage } from '~/features/login/redirect-to-login-page.tsx'
import { guardEntrance } from '~/features/session/session-guards.ts'
import { formTokenOfVisit } from '~/features/session/session-of-visit.ts'

export const Route = createFileRoute('/_neutral/auth/investor/redirect-to-login')({
  staticData: { namespaces: ['login'] },
  validateSearch: loginSearchSchema,
  beforeLoad: async ({ context, search }) => {
    guardEntrance(context.session, context, search)
    return { formToken: await formTokenOfVisit() }
  },
  head: ({ match }) => loginHead(match.context.locale),
  component: () => <RedirectToLoginPage client="investor" search={Route.useSearch()} />,
})
