import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

type HeadingLevel = 'h1' | 'h2' | 'h3'

export type EmptyStateProps = {
  title: ReactNode
  level?: HeadingLevel
  /** Sentence that says why there is nothing. */
  children?: ReactNode
  /** The one next step. */
  action?: ReactNode
  className?: string
}

/** Placeholder of an empty list. */
export function EmptyState({ title, level: Level = 'h2', children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-start gap-3 border-hairline border-y py-12', className)}>
      <Level className="text-xl">{title}</Level>
      {children && <div className="max-w-measure text-muted">{children}</div>}
      {action && <div className="pt-3">{action}</div>}
    </div>
  )
}
