import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../../session/form-token.tsx'
import type { ReviewView } from '../subscribe.schema.ts'
import { ClientFacts, Declared, InvestmentFacts } from '../subscription-review.tsx'
import { useFieldLabels } from '../use-subscription-form.ts'
import { Costs } from './case-fees.tsx'
import { sendCaseForm } from './case-forms.ts'
import type { CaseView } from './cases.schema.ts'

type ReviewProps = { readonly found: CaseView; readonly draft: FormDraft | null }

/** The case as it will be sent, to be read through first. */
export function CaseReview({ draft, found }: ReviewProps): ReactElement {
  const { review: words } = useTranslations().cases
  const { id, review } = found
  if (review === null)
    return (
      <Alert
        tone="warning"
        className="mt-8"
        action={
          <AppLink to="/account/cases/$id" params={{ id }} className="text-link">
            {words.toDetails()}
          </AppLink>
        }
      >
        {words.missing()}
      </Alert>
    )
  return (
    <>
      <p className="max-w-measure pt-8 text-muted">{words.lede()}</p>
      <CaseContent review={review} />
      <SendForm key={found.version} found={found} draft={draft} />
    </>
  )
}

/** What a case says: the investment with its cost, the client, and what the advisor declares. */
export function CaseContent({ review }: { review: ReviewView }): ReactElement {
  const { cases, subscribe } = useTranslations()
  return (
    <>
      <Section title={subscribe.desk.investment()}>
        <InvestmentFacts review={review} />
        <div className="pt-4">
          <h3 className="pb-2 font-medium">{cases.fees.title()}</h3>
          <Costs offer={review.offer} amount={review.amount} />
        </div>
      </Section>
      <Section title={subscribe.desk.client()} ruled>
        <ClientFacts client={review.client} />
      </Section>
      <Declared />
    </>
  )
}

function SendForm({ draft, found }: ReviewProps): ReactElement {
  const { cases, subscribe } = useTranslations()
  const { id, version } = found
  const post = usePostForm({
    definition: sendCaseForm,
    action: '/api/forms/case-send',
    labels: { ...useFieldLabels(), case: '', version: '' },
    draft,
    initial: { case: id, version: String(version) },
    onDone: openAnew,
  })
  return (
    <PostForm post={post}>
      <FormToken />
      <input type="hidden" name="case" value={id} readOnly />
      <input type="hidden" name="version" value={version} readOnly />
      <Alert tone="warning" title={subscribe.risk.title()} className="mb-8">
        {subscribe.risk.text()}
      </Alert>
      <FormActions>
        <SubmitButton size="lg">{cases.review.send()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
