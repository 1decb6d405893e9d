import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { loadInvitations } from '~/features/invitations/invitations-loader.ts'
import { InvitationsPage } from '~/features/invitations/invitations-page.tsx'
import { invitationsSearchSchema } from '~/features/invitations/invitations-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_account/account/users')({
  staticData: { namespaces: ['forms', 'invitations'] },
  validateSearch: invitationsSearchSchema,
  loader: ({ params }) => loadInvitations(params.locale, loadDraft),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).invitations.title(), { loaded: loaderData?.invitations }),
  component: InvitationsRoute,
})

function InvitationsRoute() {
  const { invitations, drafts } = Route.useLoaderData()
  const { state } = Route.useSearch()
  if (!invitations.ok) return <FailurePage failure={invitations} />
  return <InvitationsPage invitations={invitations.data} drafts={drafts} state={state} />
}
