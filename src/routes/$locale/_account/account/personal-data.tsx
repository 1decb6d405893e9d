import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getPersonalData } from '~/features/account/personal-data.functions.ts'
import { personalDataHead } from '~/features/account/personal-data.schema.ts'
import { PersonalDataPage } from '~/features/account/personal-data-page.tsx'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/personal-data')({
  staticData: { namespaces: ['personal_data'] },
  loader: async ({ params: { locale } }) => toLoaderResult(await getPersonalData({ data: { locale } })),
  staleTime: 0,
  head: ({ params, loaderData }) => personalDataHead(params.locale, loaderData),
  component: PersonalDataRoute,
})

function PersonalDataRoute() {
  const held = Route.useLoaderData()
  return held.ok ? <PersonalDataPage view={held.data} /> : <FailurePage failure={held} />
}
