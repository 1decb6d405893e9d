import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { withdrawCaseForm } from './case-forms.ts'
import type { CaseView } from './cases.schema.ts'

type WithdrawalProps = { readonly found: CaseView; readonly draft: FormDraft | null }

/** Withdraws a case, for a reason or none. */
export function CaseWithdrawal({ draft, found: { id, version } }: WithdrawalProps): ReactElement {
  const { withdraw: words } = useTranslations().cases
  const { form, ...post } = usePostForm({
    definition: withdrawCaseForm,
    action: '/api/forms/case-withdraw',
    labels: { case: '', version: '', reason: words.reason() },
    draft,
    initial: { case: id, version: String(version) },
    onDone: openAnew,
  })
  return (
    <Disclosure summary={words.title()} className="my-8 border-t" open={draft !== null}>
      <p className="max-w-measure pb-4 text-muted">{words.lede()}</p>
      <PostForm post={post} className="flex max-w-measure flex-col gap-4">
        <FormToken />
        <input type="hidden" name="case" value={id} readOnly />
        <input type="hidden" name="version" value={version} readOnly />
        <form.AppField name="reason">
          {(field) => <field.TextAreaField rows={2} maxLength={500} optional />}
        </form.AppField>
        <FormActions>
          <SubmitButton variant="outline">{words.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
    </Disclosure>
  )
}
