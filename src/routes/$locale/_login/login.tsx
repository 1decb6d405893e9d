import { createFileRoute } from '@tanstack/react-router'
import { loginSearchSchema } from '~/features/login/login.schema.ts'
import { LoginPage } from '~/features/login/login-page.tsx'
import { formTokenQuery } from '~/features/session/session.queries.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'

export const Route = createFileRoute('/$locale/_login/login')({
  staticData: { namespaces: ['login'] },
  validateSearch: loginSearchSchema,
  loader: async ({ context }) => void (await context.queryClient.ensureQueryData(formTokenQuery())),
  head: ({ params }) => pageHead({ title: translationsOf(params.locale).login.title(), noIndex: true }),
  component: () => <LoginPage search={Route.useSearch()} />,
})
