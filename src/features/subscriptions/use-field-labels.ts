import { useTranslations } from '~/routing/use-locale.ts'
import { type SubscriptionField, subscriptionForm } from './subscription-form.schema.ts'

/** Narrowing: every field of the form has its text. */
const asLabels = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries<string>(entries) as Record<SubscriptionField, string>

const isField = (name: string): name is SubscriptionField => Object.hasOwn(subscriptionForm.empty, name)

/** Names of the fields of a subscription in the page's language. */
export function useFieldLabels(): Record<SubscriptionField, string> {
  const { fields } = useTranslations().subscribe
  const names = Object.keys(subscriptionForm.empty).filter(isField)
  return asLabels(names.map((name) => [name, fields[name]()]))
}
