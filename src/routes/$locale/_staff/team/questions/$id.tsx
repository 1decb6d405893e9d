import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { getStaffQuestion } from '~/features/questions/questions.functions.ts'
import { questionSearchSchema } from '~/features/questions/questions-search.ts'
import { StaffQuestionPage } from '~/features/questions/staff-questions-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Page of a question that staff reply to (P-488). */
export const Route = createFileRoute('/$locale/_staff/team/questions/$id')({
  staticData: { namespaces: ['questions', 'forms'] },
  validateSearch: questionSearchSchema,
  loaderDeps: questionSearchSchema.loaderDeps,
  loader: async ({ params: { id, locale } }) => ({
    question: toLoaderResult(await getStaffQuestion({ data: { id, locale } })),
    drafts: { reply: await loadDraft('staff-answer'), close: await loadDraft('staff-close-question') },
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).questions.one(), { loaded: loaderData?.question }),
  component: StaffQuestionRoute,
})

function StaffQuestionRoute() {
  const { drafts, question } = Route.useLoaderData()
  const { state } = Route.useLoaderDeps()
  if (!question.ok) return <FailurePage failure={question} />
  return <StaffQuestionPage question={question.data} done={state} drafts={drafts} />
}
