import type { ComponentProps, ReactNode } from 'react'
import { cn, toneClass } from './class-names.ts'
import { lineIcon } from './line-icon.tsx'

const circle = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z'
const Info = lineIcon(`${circle}M12 16v-4M12 8h.01`)
const icons = {
  info: Info,
  success: lineIcon(`${circle}M9 12l2 2 4-4`),
  warning: lineIcon(
    'M21.7 18l-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3zM12 9v4M12 17h.01',
  ),
  error: lineIcon(`${circle}M15 9l-6 6M9 9l6 6`),
  neutral: Info,
}

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: keyof typeof icons
  title?: ReactNode
  /** Next step: a link or a button. */
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
      <Icon className="mt-0.5 size-5 shrink-0 text-tone-text" />
      <div className="flex min-w-0 flex-col gap-1">
        {title && <div className="font-medium">{title}</div>}
        {children && <div className="max-w-measure text-sm">{children}</div>}
        {action && <div className="pt-1 text-sm">{action}</div>}
      </div>
    </div>
  )
}
