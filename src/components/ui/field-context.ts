import { createContext, use } from 'react'

/** What a field tells the control inside it. */
export type FieldDescription = {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldDescription | null>(null)

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
