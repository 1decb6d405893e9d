import type { FieldValue } from '~/lib/form/form-definition.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { useFaultText } from './fault-text.ts'
import { faultOf } from './field-fault.ts'
import { fieldIdOf, useFieldContext, usePostFormState } from './form-context.ts'

/** What all fields of the kit may be told. */
export type KitFieldProps = {
  /** What to write, said before the mistake is made. */
  readonly hint?: string
  /** Whether it may stay empty; the label says so. */
  readonly optional?: boolean
  readonly className?: string
}

/** A field's value and how to change it, with what surrounds its control. */
export function useKitField<Value extends FieldValue>({ optional = false }: Pick<KitFieldProps, 'optional'>) {
  const field = useFieldContext<Value>()
  const { name: form, labels, refusal } = usePostFormState()
  const { forms } = useTranslations()
  const faultText = useFaultText()
  const { value, meta } = field.state
  const fault = faultOf({ name: field.name, value, issues: meta.errors }, refusal)
  const label = labels[field.name] ?? field.name
  return {
    name: field.name,
    value,
    change: (next: Value) => field.handleChange(() => next),
    blur: field.handleBlur,
    around: {
      id: fieldIdOf(form, field.name),
      label,
      error: fault && faultText(fault, label),
      required: !optional,
      optionalLabel: forms.optional(),
    },
  }
}
