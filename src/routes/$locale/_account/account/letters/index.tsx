import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getLetters } from '~/features/letters/letters.functions.ts'
import { lettersSearchSchema } from '~/features/letters/letters.schema.ts'
import { LettersPage } from '~/features/letters/letters-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** The manager's letters to the user (P-814). */
export const Route = createFileRoute('/$locale/_account/account/letters/')({
  staticData: { namespaces: ['fund_letters'] },
  validateSearch: lettersSearchSchema,
  loaderDeps: lettersSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await catchNetworkError(getLetters({ data: { locale, search } }))),
  staleTime: 0,
  head: ({ params: { locale }, loaderData: loaded, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).fund_letters.title(), { loaded, page: search.page }),
  component: LettersRoute,
})

function LettersRoute() {
  const letters = Route.useLoaderData()
  return letters.ok ? <LettersPage view={letters.data} /> : <FailurePage failure={letters} />
}
