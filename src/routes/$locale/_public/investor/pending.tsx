import { createFileRoute } from '@tanstack/react-router'
import { PendingPage } from '~/features/registration/pending-page.tsx'
import { getPendingRegistration } from '~/features/registration/registration.functions.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_public/investor/pending')({
  staticData: { namespaces: ['registration'] },
  loader: async ({ params: { locale } }) =>
    toLoaderResult(await getPendingRegistration({ data: { locale } })),
  staleTime: 0,
  head: ({ params }) =>
    pageHead({ title: translationsOf(params.locale).registration.pending.title(), noIndex: true }),
  component: Pending,
})

function Pending() {
  const { session } = Route.useRouteContext()
  return <PendingPage state={Route.useLoaderData()} verification={session?.user.verification ?? null} />
}
