import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft, loadFirstDraft } from '~/features/form/draft.functions.ts'
import { AccessPage } from '~/features/guests/access-page.tsx'
import { guestButtons } from '~/features/guests/guest-results.ts'
import { getAccess } from '~/features/guests/guests.functions.ts'
import { accessSearchSchema } from '~/features/guests/guests-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/access')({
  staticData: { namespaces: ['guests', 'forms'] },
  validateSearch: accessSearchSchema,
  loaderDeps: accessSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: { invitation } }) => ({
    access: toLoaderResult(await getAccess({ data: { locale, invitation } })),
    draft: await loadDraft('guest-invite'),
    done: await loadDraft('guest-done'),
    failed: await loadFirstDraft(guestButtons),
  }),
  staleTime: 0,
  head: ({ params, loaderData }) =>
    ownPageHead(params.locale, translationsOf(params.locale).guests.title(), { loaded: loaderData?.access }),
  component: AccessRoute,
})

function AccessRoute() {
  const { access, ...came } = Route.useLoaderData()
  if (!access.ok) return <FailurePage failure={access} />
  return <AccessPage view={access.data} {...came} />
}
