import { createFileRoute, notFound } from '@tanstack/react-router'
import { errorHead } from '~/routing/error-head.ts'

/** The catch-all: every address that no other route claims. */
export const Route = createFileRoute('/$locale/_public/content/$')({
  loader: () => {
    throw notFound()
  },
  head: ({ params }) => errorHead(params.locale, 'not_found'),
})
