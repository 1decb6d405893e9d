import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { AskPage } from '~/features/questions/ask-page.tsx'
import { askSearchSchema } from '~/features/questions/questions-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { loadSubjects } from '~/routes/-question-subjects.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

/** Asks the investor desk, about a fund or a document where the address names one. */
export const Route = createFileRoute('/$locale/_account/account/questions/new')({
  staticData: { namespaces: ['questions', 'forms'] },
  validateSearch: askSearchSchema,
  loaderDeps: askSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) => ({
    view: await loadSubjects(locale, search),
    draft: await loadDraft('ask-question'),
  }),
  staleTime: 0,
  head: ({ params: { locale } }) => ownPageHead(locale, translationsOf(locale).questions.ask.title()),
  component: () => <AskPage {...Route.useLoaderData()} />,
})
