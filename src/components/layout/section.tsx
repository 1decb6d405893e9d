import { type ReactNode, useId } from 'react'
import { cn } from '../ui/class-names.ts'

export type SectionProps = {
  title: ReactNode
  level?: 'h2' | 'h3'
  /** Anchor of the section in the page's address. */
  id?: string
  lede?: ReactNode
  /** At the end of the title's line: a link to all of them, a choice of view. */
  actions?: ReactNode
  /** Keeps the title for screen readers. */
  titleHidden?: boolean
  /** A hairline above. */
  ruled?: boolean
  className?: string
  children: ReactNode
}

/** A titled part of a page. */
export function Section(props: SectionProps) {
  const { title, level: Level = 'h2', id, lede, actions, titleHidden, ruled, className, children } = props
  const generatedId = useId()
  const titleId = id ? `${id}-title` : generatedId
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={cn('py-8 md:py-10', ruled && 'border-hairline border-t', className)}
    >
      <div
        className={titleHidden ? 'contents' : 'mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3'}
      >
        <div className="flex flex-col gap-2">
          <Level id={titleId} className={titleHidden ? 'sr-only' : Level === 'h2' ? 'text-2xl' : 'text-xl'}>
            {title}
          </Level>
          {lede && <div className="max-w-measure text-muted">{lede}</div>}
        </div>
        {actions && <div className="flex items-center gap-3 print:hidden">{actions}</div>}
      </div>
      {children}
    </section>
  )
}
