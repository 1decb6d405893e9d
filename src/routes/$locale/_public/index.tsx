import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '~/features/home/home-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'

export const Route = createFileRoute('/$locale/_public/')({
  staticData: { namespaces: ['home'] },
  head: ({ params }) => {
    const { home } = translationsOf(params.locale)
    return pageHead({ title: home.title(), description: home.description() })
  },
  component: HomePage,
})
