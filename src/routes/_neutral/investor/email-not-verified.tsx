import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { resendForm } from '~/features/verification/resend.schema.ts'
import { UnverifiedEmailPage } from '~/features/verification/unverified-email-page.tsx'
import { unverifiedHead, unverifiedSearchSchema } from '~/features/verification/unverified-search.ts'

export const Route = createFileRoute('/_neutral/investor/email-not-verified')({
  staticData: { namespaces: ['verification', 'forms'] },
  validateSearch: unverifiedSearchSchema,
  loader: async () => ({ draft: await loadDraft(resendForm.name) }),
  head: ({ match }) => unverifiedHead(match.context.locale),
  component: UnverifiedEmailRoute,
})

function UnverifiedEmailRoute() {
  const { draft } = Route.useLoaderData()
  return <UnverifiedEmailPage client="investor" draft={draft} result={Route.useSearch().result} />
}
