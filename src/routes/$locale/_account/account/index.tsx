import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '~/features/account/profile-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'

export const Route = createFileRoute('/$locale/_account/account/')({
  staticData: { namespaces: ['profile'] },
  head: ({ params }) => pageHead({ title: translationsOf(params.locale).profile.title(), noIndex: true }),
  component: () => <ProfilePage user={Route.useRouteContext().session.user} />,
})
