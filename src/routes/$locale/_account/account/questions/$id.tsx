import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { QuestionPage } from '~/features/questions/question-page.tsx'
import { getQuestion } from '~/features/questions/questions.functions.ts'
import { questionSearchSchema } from '~/features/questions/questions-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Page of an investor's own question, with its answers. */
export const Route = createFileRoute('/$locale/_account/account/questions/$id')({
  staticData: { namespaces: ['questions', 'forms'] },
  validateSearch: questionSearchSchema,
  loaderDeps: questionSearchSchema.loaderDeps,
  loader: async ({ params: { id, locale } }) => ({
    question: toLoaderResult(await catchNetworkError(getQuestion({ data: { id, locale } }))),
    drafts: { reply: await loadDraft('reply-question'), close: await loadDraft('close-question') },
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).questions.one(), { loaded: loaderData?.question }),
  component: QuestionRoute,
})

function QuestionRoute() {
  const { question, drafts } = Route.useLoaderData()
  const { state } = Route.useLoaderDeps()
  if (!question.ok) return <FailurePage failure={question} />
  return <QuestionPage question={question.data} done={state} drafts={drafts} />
}
