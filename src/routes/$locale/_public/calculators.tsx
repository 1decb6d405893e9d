import { createFileRoute } from '@tanstack/react-router'
import { getCalculations } from '~/features/calculators/calculators.functions.ts'
import { CalculatorsPage } from '~/features/calculators/calculators-page.tsx'
import { calculatorsSearchSchema } from '~/features/calculators/calculators-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_public/calculators')({
  staticData: { namespaces: ['calculators'] },
  validateSearch: calculatorsSearchSchema,
  loaderDeps: calculatorsSearchSchema.loaderDeps,
  loader: ({ deps }) => getCalculations({ data: deps }),
  head: ({ params }) => {
    const { calculators } = translationsOf(params.locale)
    return pageHead({ title: calculators.title(), description: calculators.description() })
  },
  component: () => <CalculatorsPage results={Route.useLoaderData()} />,
})
