import { useDraftSaving } from '~/components/form/use-draft-saving.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { checkForm, type DraftValues, fillValues } from '~/lib/form/form-definition.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
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

/** URLs to which a subscription form and its drafts are sent. */
type FormPlace = {
  readonly definition: typeof subscriptionForm
  readonly action: string
  readonly drafts: string
}

const requestPlace: FormPlace = {
  definition: subscriptionForm,
  action: '/api/forms/subscription',
  drafts: '/api/account/drafts/subscription',
}

/** Returns the form of a subscription, which starts with the saved values and saves typed ones. */
export function useSubscriptionForm(
  kept: DraftValues | null,
  draft: FormDraft | null,
  { action, definition, drafts }: FormPlace = requestPlace,
) {
  const labels = useFieldLabels()
  const post = usePostForm({ definition, action, labels, draft, initial: kept ?? {} })
  useDraftSaving(post, drafts)
  return post
}

/** The fields of the form, for its parts. */
export type SubscriptionFields = Pick<ReturnType<typeof useSubscriptionForm>, 'form'>

/** Parses and checks stored answers; undefined if they are incomplete. */
export function answersOf(kept: DraftValues) {
  const checked = checkForm(subscriptionForm, fillValues(subscriptionForm.empty, kept))
  return checked.ok ? checked.data : undefined
}
