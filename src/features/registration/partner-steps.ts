import type { FormDraft } from '~/lib/form/form-answer.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { StepFormProps } from './identity-step.tsx'
import { getInvitation, getSavedForm } from './registration.functions.ts'
import type { InvitedColleague, partnerSearchSchema } from './registration.schema.ts'

/** What the page shows. */
export type PartnerStep =
  | { readonly kind: 'sent'; readonly email: string | null }
  | (StepFormProps & { readonly kind: 'account'; readonly invited: InvitedColleague | null })

type PartnerSearch = ReturnType<typeof partnerSearchSchema.parse>

/** The step to show for an address; `draftOf` finds what a browser without scripts filled in. */
export async function loadPartnerStep(
  { state, invitation }: PartnerSearch,
  locale: Locale,
  draftOf: (form: string) => Promise<FormDraft | null>,
): Promise<PartnerStep> {
  const { values, email } = await getSavedForm({ data: { form: 'partner' } })
  if (state === 'sent') return { kind: 'sent', email }
  const invited = invitation === undefined ? null : await getInvitation({ data: { locale, invitation } })
  return { kind: 'account', kept: values, draft: await draftOf('partner'), invited }
}
