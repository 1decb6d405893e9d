import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ClientFields } from '../subscription-client-fields.tsx'
import { Declarations, Investment } from '../subscription-desk.tsx'
import { useSubscriptionForm } from '../use-subscription-form.ts'
import { CaseFees } from './case-fees.tsx'
import { caseDetailsForm } from './case-forms.ts'
import type { CaseView } from './cases.schema.ts'

type DetailsProps = { readonly found: CaseView; readonly draft: FormDraft | null }

/** The client and the investment of a case, kept while they are typed. */
export function CaseDetails({ draft, found }: DetailsProps): ReactElement {
  const { cases, subscribe } = useTranslations()
  const post = useSubscriptionForm(found.answers, draft, {
    definition: caseDetailsForm,
    action: `/api/account/cases/${found.id}/details`,
    drafts: `/api/account/cases/${found.id}/draft`,
  })
  const { form } = post
  if (found.offers.length === 0)
    return <EmptyState title={subscribe.desk.noOffer.title()}>{subscribe.desk.noOffer.text()}</EmptyState>
  return (
    <PostForm post={post} className="flex max-w-measure flex-col gap-8">
      <p className="text-muted text-sm">{cases.detail.saved()}</p>
      <FormToken />
      <Investment form={form} offers={found.offers} />
      <form.Subscribe selector={({ values }) => ({ share: values.share, amount: values.amount })}>
        {({ amount, share }) => (
          <CaseFees offer={found.offers.find((offer) => offer.share === share)} typedAmount={amount} />
        )}
      </form.Subscribe>
      <ClientFields form={form} />
      <Declarations form={form} />
      <FormActions>
        <SubmitButton size="lg">{cases.next()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
