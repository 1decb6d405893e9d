import type { ReactElement } from 'react'
import { Skeleton, SkeletonText } from '~/components/ui/skeleton.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Placeholder cards in the size of real ones. */
export function FundCardsSkeleton(): ReactElement {
  const { funds } = useTranslations()
  return (
    <div>
      <p role="status" className="sr-only">
        {funds.results.skeleton()}
      </p>
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
