import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { findPeople } from '~/features/desk/people.functions.ts'
import { PeoplePage } from '~/features/desk/people-page.tsx'
import { peopleSearchSchema } from '~/features/desk/publications-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Looks a user up, for staff (P-462). */
export const Route = createFileRoute('/$locale/_staff/team/people/')({
  staticData: { namespaces: ['staff_desk'] },
  validateSearch: peopleSearchSchema,
  loaderDeps: peopleSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await findPeople({ data: { locale, search } })),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).staff_desk.people.title(), {
      loaded: loaderData,
      page: search.page,
    }),
  component: PeopleRoute,
})

function PeopleRoute() {
  const people = Route.useLoaderData()
  const { q } = Route.useLoaderDeps()
  return people.ok ? <PeoplePage people={people.data} q={q} /> : <FailurePage failure={people} />
}
