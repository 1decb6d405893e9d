import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { loadWhiteBook, whiteBookAlternates } from '~/features/white-books/load-white-book.ts'
import { whiteBookSearchSchema } from '~/features/white-books/white-book.schema.ts'
import { whiteBookHead } from '~/features/white-books/white-book-head.ts'
import { WhiteBookPage } from '~/features/white-books/white-book-page.tsx'

export const Route = createFileRoute('/$locale/_public/white-books/$slug')({
  staticData: { shareKind: 'white-book', namespaces: ['forms', 'white_book'] },
  validateSearch: whiteBookSearchSchema,
  loader: async ({ params: { locale, slug } }) => {
    const [book, draft] = await Promise.all([loadWhiteBook({ locale, slug }), loadDraft('white-book')])
    return { book, draft, ...whiteBookAlternates(book) }
  },
  // A draft is shown once: coming back in the browser starts anew.
  staleTime: 0,
  // Staying on the page changes its search alone, such as the parameters of a campaign that a cached page lacks.
  shouldReload: ({ cause }) => (cause === 'stay' ? false : undefined),
  head: ({ params, loaderData }) => whiteBookHead(params.locale, loaderData?.book),
  component: function WhiteBookRoute() {
    const { book, draft } = Route.useLoaderData()
    return <WhiteBookPage outcome={book} search={Route.useSearch()} draft={draft} />
  },
})
