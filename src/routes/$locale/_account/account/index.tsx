import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getProfile } from '~/features/account/profile.functions.ts'
import { profileHead, profileSearchSchema } from '~/features/account/profile.schema.ts'
import { ProfilePage } from '~/features/account/profile-page.tsx'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/')({
  staticData: { namespaces: ['profile', 'countries'] },
  validateSearch: profileSearchSchema,
  loader: async ({ params: { locale } }) => toLoaderResult(await getProfile({ data: { locale } })),
  staleTime: 0,
  head: ({ params, loaderData }) => profileHead(params.locale, 'title', loaderData),
  component: ProfileRoute,
})

function ProfileRoute() {
  const profile = Route.useLoaderData()
  const { saved } = Route.useSearch()
  return profile.ok ? <ProfilePage view={profile.data} saved={saved} /> : <FailurePage failure={profile} />
}
