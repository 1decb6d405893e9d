import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getPartnerDesk } from '~/features/desk/partner-desk.functions.ts'
import { partnerDeskSearchSchema } from '~/features/desk/partner-desk.schema.ts'
import { PartnerDeskPage } from '~/features/desk/partner-desk-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** A partner's home (P-464). */
export const Route = createFileRoute('/$locale/_account/account/desk')({
  staticData: { namespaces: ['partner_desk', 'as_of'] },
  validateSearch: partnerDeskSearchSchema,
  loaderDeps: partnerDeskSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await catchNetworkError(getPartnerDesk({ data: { locale, search } }))),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).partner_desk.title(), { loaded: loaderData }),
  component: PartnerDeskRoute,
})

function PartnerDeskRoute() {
  const desk = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  return desk.ok ? <PartnerDeskPage desk={desk.data} search={search} /> : <FailurePage failure={desk} />
}
