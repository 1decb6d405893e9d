import { useState } from 'react'
import { type FaultCode, toFaultCode } from '~/lib/form/fault-codes.ts'
import type { FieldValue } from '~/lib/form/form-definition.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { fieldIdOf, type Refusal, useFieldContext, usePostFormState } from './form-context.ts'
import { useFaultText } from './form-notice.tsx'

const messageOf = (issue: unknown): unknown =>
  typeof issue === 'object' && issue !== null && 'message' in issue ? issue.message : issue

const isSame = (a: FieldValue | undefined, b: FieldValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Returns the current fault of a field: that of the schema, else the server's for this very value.
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

/** Properties common to all fields of the kit. */
export type KitFieldProps = {
  /** Instruction for filling in the field, shown before any mistake. */
  readonly hint?: string
  /** True if the field may stay empty; the label says so. */
  readonly optional?: boolean
  /** For a field that may stay empty in some cases alone: when it may not, as its label says it. */
  readonly requiredWhen?: string
  readonly className?: string
}

/**
 * Returns a field's value and its setter, with the parts around its control. The control starts with `first` and is not
 * set again: its present value counts, whatever set it, and whether or not there was an event (P-240).
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
