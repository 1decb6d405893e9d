import { createFileRoute } from '@tanstack/react-router'
import { unverifiedHead, unverifiedSearchSchema } from '~/features/verification/unverified-email.ts'
import { UnverifiedEmailPage } from '~/features/verification/unverified-email-page.tsx'

export const Route = createFileRoute('/_neutral/partner/email-not-verified')({
  staticData: { namespaces: ['verification'] },
  validateSearch: unverifiedSearchSchema,
  head: ({ match }) => unverifiedHead(match.context.locale),
  component: () => <UnverifiedEmailPage client="partner" result={Route.useSearch().result} />,
})
