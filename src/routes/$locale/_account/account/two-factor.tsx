import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getTwoFactor } from '~/features/account/security.functions.ts'
import { securityHead, twoFactorSearchSchema } from '~/features/account/security.schema.ts'
import { TwoFactorPage } from '~/features/account/two-factor-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/two-factor')({
  staticData: { namespaces: ['security', 'forms'] },
  validateSearch: twoFactorSearchSchema,
  loaderDeps: ({ search: { step } }) => ({ takesCodes: step === 'codes' }),
  loader: async ({ params: { locale }, deps: { takesCodes } }) => ({
    twoFactor: toLoaderResult(await getTwoFactor({ data: { locale, takesCodes } })),
    drafts: {
      begin: await loadDraft('two-factor-begin'),
      confirm: await loadDraft('two-factor-confirm'),
      renew: await loadDraft('recovery-codes'),
      remove: await loadDraft('two-factor-remove'),
    },
    takesCodes,
  }),
  staleTime: 0,
  head: ({ params, loaderData }) => securityHead(params.locale, 'twoFactorTitle', loaderData?.twoFactor),
  component: TwoFactorRoute,
})

function TwoFactorRoute() {
  const { twoFactor, ...rest } = Route.useLoaderData()
  return twoFactor.ok ? (
    <TwoFactorPage view={twoFactor.data} {...rest} />
  ) : (
    <FailurePage failure={twoFactor} />
  )
}
