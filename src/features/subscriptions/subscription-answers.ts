import { checkForm, fillValues, type KeptValues } from '~/lib/form/form-definition.ts'
import { subscriptionForm } from './subscription-form.schema.ts'

/** The answers as they were kept, checked again; undefined when they are not whole. */
export function answersOf(kept: KeptValues) {
  const checked = checkForm(subscriptionForm, fillValues(subscriptionForm.empty, kept))
  return checked.ok ? checked.data : undefined
}
