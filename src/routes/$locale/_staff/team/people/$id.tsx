import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getPerson } from '~/features/desk/people.functions.ts'
import { PersonPage } from '~/features/desk/person-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { ownPageHead } from '~/routing/page-status/own-page-head.ts'

/** A user as staff see them (P-462). */
export const Route = createFileRoute('/$locale/_staff/team/people/$id')({
  staticData: { namespaces: ['staff_desk'] },
  loader: async ({ params: { id, locale } }) => toLoaderResult(await getPerson({ data: { locale, id } })),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).staff_desk.people.title(), { loaded: loaderData }),
  component: PersonRoute,
})

function PersonRoute() {
  const person = Route.useLoaderData()
  return person.ok ? <PersonPage person={person.data} /> : <FailurePage failure={person} />
}
