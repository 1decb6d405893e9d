import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '~/features/unsubscribe/unsubscribe-page.tsx'
import { unsubscribeHead, unsubscribeSearchSchema } from '~/features/unsubscribe/unsubscribe-search.ts'

export const Route = createFileRoute('/$locale/_public/unsubscribe')({
  staticData: { namespaces: ['unsubscribe'] },
  validateSearch: unsubscribeSearchSchema,
  head: ({ params: { locale } }) => unsubscribeHead(locale),
  component: () => <UnsubscribePage search={Route.useSearch()} />,
})
