import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Skeleton, SkeletonText } from '~/components/ui/skeleton.tsx'
import { useTranslations } from '~/routing/use-locale.ts'

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Cards to come, in the size of real ones. */
export function FundCardsSkeleton(): ReactElement {
  const { funds } = useTranslations()
  return (
    <div>
      <p className="sr-only">{funds.results.skeleton()}</p>
      <div aria-hidden="true" className="grid gap-x-10 gap-y-12 md:grid-cols-2">
        {cards.map((card) => (
          <div key={card} className="flex flex-col gap-4 border-hairline-strong border-t pt-5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-7 w-4/5" />
            <SkeletonText lines={2} />
            <SkeletonText lines={8} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The whole page while its first answer takes long. */
export function FundListSkeleton(): ReactElement {
  const { funds } = useTranslations()
  return (
    <Container aria-busy="true">
      <PageHeader title={funds.title()} lede={funds.introduction()} />
      <div className="grid gap-x-12 gap-y-8 pb-16 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SkeletonText lines={12} className="max-lg:hidden" />
        <FundCardsSkeleton />
      </div>
    </Container>
  )
}
