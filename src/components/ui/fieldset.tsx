import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './class-names.ts'
import { FieldError, FieldHint } from './field.tsx'

export type FieldsetProps = ComponentProps<'fieldset'> & {
  legend: ReactNode
  /** Keeps the legend for screen readers only, if the page's own heading has the same text. */
  legendHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
}

/** Several controls that answer one question. */
export function Fieldset({
  legend,
  legendHidden,
  hint,
  error,
  className,
  children,
  ...props
}: FieldsetProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className={cn('flex min-w-0 flex-col gap-2', className)}
      {...props}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-medium text-sm'}>{legend}</legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
