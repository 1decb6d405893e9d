import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '~/features/registration/register-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_login/register')({
  staticData: { namespaces: ['registration'] },
  head: ({ params }) => {
    const { start } = translationsOf(params.locale).registration
    return pageHead({ title: start.title(), description: start.description() })
  },
  component: RegisterPage,
})
