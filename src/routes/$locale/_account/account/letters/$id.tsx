import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { LetterPage } from '~/features/letters/letter-page.tsx'
import { getLetter } from '~/features/letters/letters.functions.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** A letter of the manager (P-814). */
export const Route = createFileRoute('/$locale/_account/account/letters/$id')({
  staticData: { namespaces: ['fund_letters'] },
  loader: async ({ params: { id, locale } }) =>
    toLoaderResult(await catchNetworkError(getLetter({ data: { id, locale } }))),
  staleTime: 0,
  head: ({ params: { locale }, loaderData: loaded }) => {
    const { title } = translationsOf(locale).fund_letters
    return ownPageHead(locale, loaded?.ok ? loaded.data.subject : title(), { loaded })
  },
  component: LetterRoute,
})

function LetterRoute() {
  const letter = Route.useLoaderData()
  return letter.ok ? <LetterPage letter={letter.data} /> : <FailurePage failure={letter} />
}
