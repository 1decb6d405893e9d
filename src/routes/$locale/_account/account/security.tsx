import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getSecurity } from '~/features/account/security.functions.ts'
import { securityHead, securitySearchSchema } from '~/features/account/security.schema.ts'
import { SecurityPage } from '~/features/account/security-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { getPasswordRule } from '~/features/form/password-rule.functions.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/security')({
  staticData: { namespaces: ['security', 'forms'] },
  validateSearch: securitySearchSchema,
  loader: async ({ params: { locale } }) => ({
    security: toLoaderResult(await getSecurity({ data: { locale } })),
    draft: await loadDraft('account-password'),
    ending: (await loadDraft('end-session')) ?? (await loadDraft('end-other-sessions')),
    rule: await getPasswordRule(),
  }),
  staleTime: 0,
  head: ({ params, loaderData }) => securityHead(params.locale, 'title', loaderData?.security),
  component: SecurityRoute,
})

function SecurityRoute() {
  const { security, ending, ...form } = Route.useLoaderData()
  const { done } = Route.useSearch()
  if (!security.ok) return <FailurePage failure={security} />
  return <SecurityPage view={security.data} notice={done} problem={ending?.problem ?? null} {...form} />
}
