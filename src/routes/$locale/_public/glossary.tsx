import { createFileRoute } from '@tanstack/react-router'
import { GlossaryPage } from '~/features/glossary/glossary-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_public/glossary')({
  staticData: { namespaces: ['glossary'] },
  head: ({ params }) => {
    const { glossary } = translationsOf(params.locale)
    return pageHead({ title: glossary.title(), description: glossary.description() })
  },
  component: GlossaryPage,
})
