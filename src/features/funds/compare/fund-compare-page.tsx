import type { ReactElement } from 'react'
import { brand } from '~/brand.ts'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Breadcrumb, BreadcrumbItem } from '~/components/ui/breadcrumb.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { CatalogueData } from '../fund-data.tsx'
import { comparePath } from '../list/fund-list-address.ts'
import { CompareChart } from './compare-chart.tsx'
import { CompareChoice } from './compare-choice.tsx'
import { CompareState } from './compare-state.tsx'
import { CompareTable } from './compare-table.tsx'
import { CompareWarnings } from './compare-warnings.tsx'
import { comparedPair, isComparable } from './compared-pair.ts'
import type { FundCompareSearch, FundComparisonView } from './fund-compare.schema.ts'

type ComparePageProps = {
  readonly outcome: Outcome<FundComparisonView>
  readonly search: FundCompareSearch
  /** Origin of the portal, for the printed URL. */
  readonly publicUrl: string
}

/** Two funds side by side, as chosen in the URL. */
export function FundComparePage({ outcome, ...props }: ComparePageProps): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  return <Comparison view={outcome.data} {...props} />
}

type ComparisonProps = Omit<ComparePageProps, 'outcome'> & { readonly view: FundComparisonView }

function Comparison({ view, search, publicUrl }: ComparisonProps): ReactElement {
  const locale = useLocale()
  const { compare } = useTranslations()
  const pair = comparedPair(view)
  const address = comparePath(locale, search.fund ?? [], search.only)
  return (
    <Container className="pb-16 print:pb-0">
      <div data-print-dense={pair ? '' : undefined}>
        <CatalogueData page={[compare.title(), comparePath(locale, [])]} />
        <PageHeader title={compare.title()} lede={compare.introduction()} navigation={<WayBack />} />
        {isComparable(view) && <CompareChoice view={view} search={search} />}
        <CompareState view={view} />
        {pair && (
          <>
            <CompareTable pair={pair} search={search} />
            {view.chart && <CompareChart pair={pair} chart={view.chart} />}
            <CompareWarnings pair={pair} />
          </>
        )}
        <p className="print-only mt-8 text-sm">
          {compare.printed({ manager: brand.name, address: `${publicUrl}${address}` })}
        </p>
      </div>
    </Container>
  )
}

function WayBack(): ReactElement {
  const { compare, navigation } = useTranslations()
  return (
    <Breadcrumb label={navigation.breadcrumb()} className="print:hidden">
      <BreadcrumbItem>
        <AppLink to="/funds">{compare.toList()}</AppLink>
      </BreadcrumbItem>
      <BreadcrumbItem current>{compare.title()}</BreadcrumbItem>
    </Breadcrumb>
  )
}
