import { createFileRoute } from '@tanstack/react-router'
import { getChildPartners } from '~/features/session/child-partners.functions.ts'
import { ChoosePartnerPage } from '~/features/session/choose-partner-page.tsx'
import { guardChoice } from '~/features/session/session-guards.ts'
import { translationsOf } from '~/lib/translations.ts'
import { callbackSearchSchema } from '~/routing/callback-search.ts'
import { pageHead } from '~/routing/document-head.ts'
import { settle } from '~/routing/settle.ts'

export const Route = createFileRoute('/$locale/_public/partner/choose-team')({
  staticData: { namespaces: ['choose_team'] },
  validateSearch: callbackSearchSchema,
  beforeLoad: ({ context, params }) => ({ session: guardChoice(context.session, params.locale) }),
  loader: async ({ context, params: { locale } }) =>
    context.session === null ? null : settle(await getChildPartners({ data: { locale } })),
  head: ({ params }) => pageHead({ title: translationsOf(params.locale).choose_team.title(), noIndex: true }),
  component: () => (
    <ChoosePartnerPage choices={Route.useLoaderData()} returnPath={Route.useSearch().callbackUrl} />
  ),
})
