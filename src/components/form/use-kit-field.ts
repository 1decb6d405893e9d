import { useState } from 'react'
import { type FaultCode, toFaultCode } from '../../lib/form/fault-codes.ts'
import type { FieldValue } from '../../lib/form/form-definition.ts'
import { useTranslations } from '../../routing/navigation/use-locale.ts'
import { fieldIdOf, type Refusal, useFieldContext, usePostFormState } from './form-context.ts'

/** Sentences of faults, in the page's language. */
export function useFaultText(): (code: FaultCode, field: string) => string {
  const { forms } = useTranslations()
  const texts: Record<FaultCode, (values: { field: string }) => string> = forms.faults
  return (code, field) => texts[code]({ field })
}

const messageOf = (issue: unknown): unknown =>
  typeof issue === 'object' && issue !== null && 'message' in issue ? issue.message : issue

const isSame = (a: FieldValue | undefined, b: FieldValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * What is wrong with a field now: what the schema says of it, else what the server said of this very value.
 * @param issues of the schema, the first one counts.
 */
function faultOf(
  field: { readonly name: string; readonly value: FieldValue; readonly issues: readonly unknown[] },
  refusal: Refusal | null,
): FaultCode | undefined {
  const [issue] = field.issues
  if (issue !== undefined) return toFaultCode(messageOf(issue))
  const found = refusal?.faults.find((fault) => fault.field === field.name)
  return found && isSame(refusal?.values[field.name], field.value) ? found.code : undefined
}

/** What all fields of the kit may be told. */
export type KitFieldProps = {
  /** What to write, said before the mistake is made. */
  readonly hint?: string
  /** Whether it may stay empty; the label says so. */
  readonly optional?: boolean
  /** For a field that may stay empty in some cases alone: when it may not, as its label says it. */
  readonly requiredWhen?: string
  readonly className?: string
}

/**
 * A field's value and how to change it, with what surrounds its control. The control begins with `first` and is not
 * set again: what stands in it counts, whoever has put it there, and whether or not an event told of it (P-240).
 */
export function useKitField<Value extends FieldValue>({
  optional = false,
  requiredWhen,
}: Pick<KitFieldProps, 'optional' | 'requiredWhen'>) {
  const field = useFieldContext<Value>()
  const { name: form, labels, refusal } = usePostFormState()
  const { forms } = useTranslations()
  const faultText = useFaultText()
  const { value, meta } = field.state
  const [first] = useState(value)
  const fault = faultOf({ name: field.name, value, issues: meta.errors }, refusal)
  const label = labels[field.name] ?? field.name
  return {
    name: field.name,
    value,
    first,
    change: (next: Value) => field.handleChange(() => next),
    blur: field.handleBlur,
    around: {
      id: fieldIdOf(form, field.name),
      label,
      error: fault && faultText(fault, label),
      required: !optional && requiredWhen === undefined,
      optionalLabel: requiredWhen ?? forms.optional(),
    },
  }
}
