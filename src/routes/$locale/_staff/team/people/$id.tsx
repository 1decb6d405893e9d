import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getPerson } from '~/features/desk/people.functions.ts'
import { PersonPage } from '~/features/desk/person-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** A user as staff see them (P-462, P-696). */
export const Route = createFileRoute('/$locale/_staff/team/people/$id')({
  staticData: { namespaces: ['staff_desk', 'forms'] },
  loader: async ({ params: { id, locale } }) => ({
    person: toLoaderResult(await getPerson({ data: { locale, id } })),
    drafts: {
      view: await loadDraft('staff-view'),
      mandate: await loadDraft('staff-mandate'),
      end: await loadDraft('staff-mandate-end'),
      done: await loadDraft('staff-mandate-done'),
    },
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).staff_desk.people.title(), { loaded: loaderData?.person }),
  component: PersonRoute,
})

function PersonRoute() {
  const { drafts, person } = Route.useLoaderData()
  return person.ok ? <PersonPage person={person.data} drafts={drafts} /> : <FailurePage failure={person} />
}
