import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'

export type CheckboxFieldProps = KitFieldProps & {
  /** What is agreed to, where it is longer than the field's name or holds a link. */
  readonly children?: ReactNode
}

/** A box to tick: a consent, a declaration. It is never ticked beforehand. */
export function CheckboxField({ hint, optional = false, className, children }: CheckboxFieldProps) {
  const { around, name, value, change, blur } = useKitField<boolean>({ optional })
  const errorId = `${around.id}-error`
  const describedBy = [hint && `${around.id}-hint`, around.error && errorId].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <Checkbox
        id={around.id}
        name={name}
        label={children ?? around.label}
        hint={hint}
        checked={value}
        required={around.required}
        aria-invalid={around.error === undefined ? undefined : true}
        aria-describedby={describedBy || undefined}
        onChange={(event) => change(event.target.checked)}
        onBlur={blur}
      />
      {around.error && <FieldError id={errorId}>{around.error}</FieldError>}
    </div>
  )
}
