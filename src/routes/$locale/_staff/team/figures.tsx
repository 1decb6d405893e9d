import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { usageSearchSchema } from '~/features/desk/publications-search.ts'
import { getUsage } from '~/features/desk/usage.functions.ts'
import { UsagePage } from '~/features/desk/usage-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Usage figures of the portal, for staff (P-680). */
export const Route = createFileRoute('/$locale/_staff/team/figures')({
  staticData: { namespaces: ['staff_desk'] },
  validateSearch: usageSearchSchema,
  loaderDeps: usageSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await getUsage({ data: { locale, search } })),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).staff_desk.usage.title(), { loaded: loaderData }),
  component: FiguresRoute,
})

function FiguresRoute() {
  const usage = Route.useLoaderData()
  return usage.ok ? <UsagePage usage={usage.data} /> : <FailurePage failure={usage} />
}
