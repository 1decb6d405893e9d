import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { OpensInto } from './disclosure.tsx'
import { withWholeCodes } from './whole-codes.tsx'

const factsVariants = cva('', {
  variants: {
    layout: {
      /** Term above value, in as many columns as fit. */
      grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-8 [&>div]:border-t [&>div]:border-hairline [&>div]:py-4',
      /** Term left, value right, a hairline between lines. */
      rows: 'fact-rows',
      /** The two or three figures that matter. */
      large:
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-8 gap-y-6 [&_.fact-value]:font-serif [&_.fact-value]:text-2xl',
    },
  },
  defaultVariants: { layout: 'grid' },
})

export type FactsProps = VariantProps<typeof factsVariants> & { className?: string; children: ReactNode }

/** A list of terms and their values. */
export function Facts({ layout, className, children }: FactsProps) {
  return <dl className={cn(factsVariants({ layout }), className)}>{children}</dl>
}

export type FactProps = {
  term: ReactNode
  /** Small, beside or under the value: its date, unit or source. */
  detail?: ReactNode
  /** What the value is made of, shown when it is opened. */
  opens?: ReactNode
  children: ReactNode
}

/** Term and its value. */
export function Fact({ term, detail, opens, children }: FactProps) {
  const value = <span className="fact-value">{withWholeCodes(children)}</span>
  const note = detail && <span className="block text-muted text-sm">{withWholeCodes(detail)}</span>
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="figures min-w-0">
        {opens ? (
          <OpensInto summary={value} detail={note}>
            {opens}
          </OpensInto>
        ) : (
          <>
            {value}
            {note}
          </>
        )}
      </dd>
    </div>
  )
}
