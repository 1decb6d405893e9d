import { createIsomorphicFn } from '@tanstack/react-start'
import {
  breadcrumbThing,
  type Crumb,
  type DataPlace,
  organisationThing,
  StructuredData,
} from '~/components/layout/structured-data.tsx'
import type { JsonLd } from '~/lib/json-ld.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundDetailView } from './detail/fund-detail.schema.ts'

/**
 * Structured data of a fund, without performance: a figure without its period and its warning would
 * mislead.
 */
const fundThings = createIsomorphicFn()
  .server((fund: FundDetailView, crumbs: readonly Crumb[], place: DataPlace): JsonLd[] => [
    breadcrumbThing(crumbs, place),
    {
      '@type': 'InvestmentFund',
      name: fund.name,
      description: fund.summary,
      url: `${place.publicUrl}${crumbs.at(-1)?.[1] ?? ''}`,
      category: `${fund.legalForm}, ${fund.strategy}`,
      provider: organisationThing(place),
      identifier: fund.shares.flatMap(({ isin }): JsonLd[] =>
        isin === null ? [] : [{ '@type': 'PropertyValue', propertyID: 'ISIN', value: isin }],
      ),
    },
  ])
  .client((): JsonLd[] => [])

/** Structured data of a fund, with its breadcrumb. */
export function FundData({ fund }: { fund: FundDetailView }) {
  const crumbs = useFundCrumbs()
  const locale = useLocale()
  const own = (): Crumb => [fund.name, pathFor({ to: '/funds/$id', params: { id: fund.key }, locale })]
  return <StructuredData of={fund} things={(place) => fundThings(fund, [...crumbs(), own()], place)} />
}

/** Structured breadcrumb of the catalogue, or of its comparison page. */
export function CatalogueData({ page }: { page?: Crumb }) {
  const crumbs = useFundCrumbs()
  return (
    <StructuredData things={(place) => [breadcrumbThing(page ? [...crumbs(), page] : crumbs(), place)]} />
  )
}

function useFundCrumbs(): () => Crumb[] {
  const locale = useLocale()
  const { navigation } = useTranslations()
  return () => [
    [navigation.home(), pathFor({ to: '/', locale })],
    [navigation.funds(), pathFor({ to: '/funds', locale })],
  ]
}
