import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { CreatePasswordPage } from '~/features/registration/create-password-page.tsx'
import { getCodeHolder } from '~/features/registration/registration.functions.ts'
import { translationsOf } from '~/lib/translations.ts'
import { redirectTo } from '~/routing/addresses/links.tsx'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_login/investor/create-password')({
  staticData: { namespaces: ['forms', 'registration'] },
  loader: async ({ params: { locale } }) => {
    const [email, draft] = await Promise.all([getCodeHolder(), loadDraft('new-password')])
    // Without a code that was accepted there is nothing to choose a password for.
    if (email === null) throw redirectTo({ to: '/investor/verify', locale })
    return { email, draft }
  },
  // The form starts with the stored values: data of an earlier visit must not show meanwhile.
  staleTime: 0,
  gcTime: 0,
  head: ({ params }) =>
    pageHead({ title: translationsOf(params.locale).registration.password.title(), noIndex: true }),
  component: () => <CreatePasswordPage {...Route.useLoaderData()} />,
})
