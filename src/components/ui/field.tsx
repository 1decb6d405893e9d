import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { cn } from './class-names.ts'
import { CircleAlert } from './line-icon.tsx'

/** Name of a control. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is named by `htmlFor`, given by the caller.
  return <label className={cn('font-medium text-sm', className)} {...props} />
}

/** Context that a field provides to its control. */
type FieldDescription = {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

const FieldContext = createContext<FieldDescription | null>(null)

type ControlAttributes = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Attributes that join a control to the label, hint and error of the field around it; the control's own win. */
export function useFieldAttributes(own: ControlAttributes): ControlAttributes {
  const field = use(FieldContext)
  if (field === null) return own
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field.id,
    required: own.required ?? field.required,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  }
}

type FieldProps = {
  label: ReactNode
  /** Instruction for filling in the field, shown before any mistake. */
  hint?: ReactNode
  /** Description of the fault and of its correction. Its presence marks the control invalid. */
  error?: ReactNode
  required?: boolean
  /** The word after the label of a field that may stay empty. */
  optionalLabel?: ReactNode
  /** Identifier of the control; error summaries link to it. */
  id?: string
  className?: string
  /** Control of this folder, which reads its identifier and descriptions from the context. */
  children: ReactNode
}

/** A label, its control, a hint and an error, joined for screen readers. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  id,
  className,
  children,
}: FieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <FieldContext
      value={{ id: controlId, describedBy: describedBy || undefined, invalid: Boolean(error), required }}
    >
      {/* Two parts, so that those of fields in a row can share their lines: what is read before, and the control. */}
      <div data-field className={cn('grid content-start gap-y-1.5', className)}>
        <div className="flex min-w-0 flex-col justify-end gap-1.5">
          <Label htmlFor={controlId}>
            {label}
            {!required && optionalLabel && <span className="font-normal text-muted"> {optionalLabel}</span>}
          </Label>
          {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        </div>
        <div className="flex min-w-0 flex-col gap-1.5">
          {children}
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </div>
      </div>
    </FieldContext>
  )
}

/** Instruction for filling in a field. */
export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="text-muted text-sm">
      {children}
    </p>
  )
}

/** Description of a field's fault. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="tone-error flex gap-1.5 text-sm text-tone-text">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
