import { type FaultCode, toFaultCode } from '~/lib/form/fault-codes.ts'
import type { FieldValue } from '~/lib/form/form-definition.ts'
import type { Refusal } from './form-context.ts'

const messageOf = (issue: unknown): unknown =>
  typeof issue === 'object' && issue !== null && 'message' in issue ? issue.message : issue

const isSame = (a: FieldValue | undefined, b: FieldValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * What is wrong with a field now: what the schema says of it, else what the server said of this very value.
 * @param issues of the schema, the first one counts.
 */
export function faultOf(
  field: { readonly name: string; readonly value: FieldValue; readonly issues: readonly unknown[] },
  refusal: Refusal | null,
): FaultCode | undefined {
  const [issue] = field.issues
  if (issue !== undefined) return toFaultCode(messageOf(issue))
  const found = refusal?.faults.find((fault) => fault.field === field.name)
  return found && isSame(refusal?.values[field.name], field.value) ? found.code : undefined
}
