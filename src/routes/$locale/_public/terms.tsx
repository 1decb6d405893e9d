import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '~/features/terms/terms-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_public/terms')({
  staticData: { namespaces: ['terms_of_use'] },
  head: ({ params }) => {
    const { terms_of_use: terms } = translationsOf(params.locale)
    return pageHead({ title: terms.title(), description: terms.description() })
  },
  component: TermsPage,
})
