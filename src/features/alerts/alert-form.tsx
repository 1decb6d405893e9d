import type { ReactElement } from 'react'
import { CaptchaNotice } from '~/components/form/captcha/captcha-notice.tsx'
import { useCaptcha } from '~/components/form/captcha/use-captcha.ts'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, PrivacyLink, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { useOwnDetails } from '../session/own-details.ts'
import { alertForm, type NamedFund } from './alerts.schema.ts'

type AlertFormProps = { readonly funds: readonly NamedFund[]; readonly draft: FormDraft | null }

/** Asks for emails about the chosen funds, or for the newsletter without any. */
export function AlertForm({ funds, draft }: AlertFormProps): ReactElement {
  const { alerts: words } = useTranslations()
  const captcha = useCaptcha(alertForm.name)
  const topic = funds.length > 0 ? 'funds' : 'newsletter'
  const post = usePostForm({
    definition: alertForm,
    action: '/api/forms/alert',
    labels: { email: words.email(), topic: '', fund: funds.length > 0 ? words.chosen() : '' },
    draft,
    initial: { topic, fund: funds.map(({ id }) => id), email: useOwnDetails()?.email ?? '' },
    captcha,
  })
  const { AppField } = post.form
  const options = funds.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <PostForm post={post} className="flex flex-col gap-5">
      <input type="hidden" name="topic" value={topic} readOnly />
      {funds.length > 0 && (
        <AppField name="fund">{(field) => <field.ChoicesField options={options} />}</AppField>
      )}
      <AppField name="email">{(field) => <field.EmailField />}</AppField>
      <p className="text-muted text-sm">
        {words.purpose()} <PrivacyLink>{words.privacy()}</PrivacyLink>
      </p>
      <CaptchaNotice stage={captcha.stage} />
      <FormActions>
        <SubmitButton size="lg">{words.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
