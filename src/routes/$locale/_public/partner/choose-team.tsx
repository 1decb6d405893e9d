import { createFileRoute } from '@tanstack/react-router'
import { ChoosePartnerPage } from '~/features/session/choose-partner-page.tsx'
import { guardChoice } from '~/features/session/session-guards.ts'
import { translationsOf } from '~/lib/translations.ts'
import { callbackSearchSchema } from '~/routing/callback-search.ts'
import { pageHead } from '~/routing/document-head.ts'

export const Route = createFileRoute('/$locale/_public/partner/choose-team')({
  staticData: { namespaces: ['choose_team'] },
  validateSearch: callbackSearchSchema,
  beforeLoad: ({ context, params }) => ({ session: guardChoice(context.session, params.locale) }),
  head: ({ params }) => pageHead({ title: translationsOf(params.locale).choose_team.title(), noIndex: true }),
  component: () => (
    <ChoosePartnerPage session={Route.useRouteContext().session} returnPath={Route.useSearch().callbackUrl} />
  ),
})
