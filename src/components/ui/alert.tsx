import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names.ts'
import { toneClass } from './tone.ts'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX, neutral: Info }

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: keyof typeof icons
  title?: ReactNode
  /** One next step: a link or a button. */
  action?: ReactNode
}

/**
 * A message in the page. It interrupts screen readers only when given `role="alert"` (a failure just caused) or
 * `role="status"` (a success just reached).
 */
export function Alert({ tone = 'info', title, action, className, children, ...props }: AlertProps) {
  const Icon = icons[tone]
  return (
    <div
      className={cn(
        toneClass[tone],
        'flex break-inside-avoid gap-3 rounded border border-tone-edge-quiet bg-tone-wash px-4 py-3',
        className,
      )}
      {...props}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-tone-text" />
      <div className="flex min-w-0 flex-col gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className="max-w-measure text-sm">{children}</div>}
        {action && <div className="pt-1 text-sm">{action}</div>}
      </div>
    </div>
  )
}
