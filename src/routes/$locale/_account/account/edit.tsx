import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getProfileToEdit } from '~/features/account/profile.functions.ts'
import { profileHead } from '~/features/account/profile.schema.ts'
import { ProfileEditPage } from '~/features/account/profile-edit-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/edit')({
  staticData: { namespaces: ['profile', 'forms', 'countries', 'security'] },
  loader: async ({ params: { locale } }) => ({
    profile: toLoaderResult(await getProfileToEdit({ data: { locale } })),
    draft: await loadDraft('profile'),
  }),
  // The form starts with the stored values: data of an earlier visit must not show meanwhile.
  staleTime: 0,
  gcTime: 0,
  head: ({ params, loaderData }) => profileHead(params.locale, 'editTitle', loaderData?.profile),
  component: ProfileEditRoute,
})

function ProfileEditRoute() {
  const { profile, draft } = Route.useLoaderData()
  return profile.ok ? (
    <ProfileEditPage view={profile.data} draft={draft} />
  ) : (
    <FailurePage failure={profile} />
  )
}
