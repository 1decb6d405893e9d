import { useKeptTyping } from '~/components/form/use-kept-typing.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import type { KeptValues } from '~/lib/form/form-definition.ts'
import { subscriptionForm } from './subscription-form.schema.ts'
import { useFieldLabels } from './use-field-labels.ts'

/** The form of a subscription, which begins with what was kept and keeps what is typed. */
export function useSubscriptionForm(kept: KeptValues | null, draft: FormDraft | null) {
  const post = usePostForm({
    definition: subscriptionForm,
    action: '/api/forms/subscription',
    labels: useFieldLabels(),
    draft,
    initial: kept ?? {},
  })
  useKeptTyping(post, '/api/account/subscription-draft')
  return post
}

/** The fields of the form, for its parts. */
export type SubscriptionFields = Pick<ReturnType<typeof useSubscriptionForm>, 'form'>
