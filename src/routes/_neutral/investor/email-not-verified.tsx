import { createFileRoute } from '@tanstack/react-router'
import { unverifiedHead, unverifiedSearchSchema } from '~/features/verification/unverified-email.ts'
import { UnverifiedEmailPage } from '~/features/verification/unverified-email-page.tsx'

export const Route = createFileRoute('/_neutral/investor/email-not-verified')({
  staticData: { namespaces: ['verification'] },
  validateSearch: unverifiedSearchSchema,
  head: ({ match }) => unverifiedHead(match.context.locale),
  component: () => <UnverifiedEmailPage client="investor" result={Route.useSearch().result} />,
})
