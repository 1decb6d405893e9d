import { createFileRoute } from '@tanstack/react-router'
import { getQuestions } from '~/features/questions/questions.functions.ts'
import { QuestionsPage } from '~/features/questions/questions-page.tsx'
import { questionsSearchSchema } from '~/features/questions/questions-search.ts'
import { whatKeepsFrom } from '~/features/session/own-funds-state.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** An investor's questions to the investor desk (P-486). */
export const Route = createFileRoute('/$locale/_account/account/questions/')({
  staticData: { namespaces: ['questions'] },
  validateSearch: questionsSearchSchema,
  loaderDeps: questionsSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search, context: { session } }) =>
    whatKeepsFrom(session.user) === null
      ? toLoaderResult(await catchNetworkError(getQuestions({ data: { locale, search } })))
      : null,
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).questions.title(), { loaded: loaderData, page: search.page }),
  component: () => (
    <QuestionsPage
      outcome={Route.useLoaderData()}
      search={Route.useLoaderDeps()}
      user={Route.useRouteContext().session.user}
    />
  ),
})
