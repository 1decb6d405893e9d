import { createFileRoute, notFound } from '@tanstack/react-router'

/** The catch-all: every address that no other route claims. */
export const Route = createFileRoute('/$locale/_public/content/$')({
  loader: () => {
    throw notFound()
  },
})
