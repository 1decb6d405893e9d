import type { ReactNode } from 'react'
import { cn } from '../ui/class-names.ts'

export type PageHeaderProps = {
  title: ReactNode
  /** A breadcrumb or the way back, above everything. */
  navigation?: ReactNode
  /** Kind of page or section, above the title. */
  eyebrow?: ReactNode
  /** Two or three lines under the title. */
  lede?: ReactNode
  /** Badges, dates: small things under the title. */
  meta?: ReactNode
  /** Actions of the page. */
  actions?: ReactNode
  /** A decorative picture beside the title on wide screens. */
  picture?: ReactNode
  /** `display` is for the home page and sections' fronts. */
  size?: 'display' | 'page'
  className?: string
}

/** The page's only `h1` and its accompanying parts. */
export function PageHeader(props: PageHeaderProps) {
  const { title, navigation, eyebrow, lede, meta, actions, picture, size = 'page', className } = props
  return (
    <div className={cn('flex flex-col gap-6 pt-8 pb-10 md:pt-12', className)}>
      {navigation}
      <div className={cn('grid gap-x-12 gap-y-8', picture && 'lg:grid-cols-[3fr_2fr] lg:items-center')}>
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-col gap-2">
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <h1 className={size === 'display' ? 'text-3xl md:text-4xl' : 'text-2xl md:text-3xl'}>{title}</h1>
          </div>
          {meta && <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">{meta}</div>}
          {lede && <div className="max-w-measure text-lg text-muted">{lede}</div>}
          {actions && <div className="flex flex-wrap gap-3 pt-2 print:hidden">{actions}</div>}
        </div>
        {picture && <div className="overflow-hidden rounded max-lg:hidden">{picture}</div>}
      </div>
    </div>
  )
}
