import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getStaffQuestions } from '~/features/questions/questions.functions.ts'
import { questionsSearchSchema } from '~/features/questions/questions-search.ts'
import { StaffQuestionsPage } from '~/features/questions/staff-questions-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** The questions of investors, for staff (P-488). */
export const Route = createFileRoute('/$locale/_staff/team/questions/')({
  staticData: { namespaces: ['questions'] },
  validateSearch: questionsSearchSchema,
  loaderDeps: questionsSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await getStaffQuestions({ data: { locale, search } })),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).questions.staff.title(), {
      loaded: loaderData,
      page: search.page,
    }),
  component: StaffQuestionsRoute,
})

function StaffQuestionsRoute() {
  const list = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  return list.ok ? <StaffQuestionsPage list={list.data} search={search} /> : <FailurePage failure={list} />
}
