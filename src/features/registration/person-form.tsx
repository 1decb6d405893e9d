import { CaptchaNotice } from '~/components/form/captcha/captcha-notice.tsx'
import { useCaptcha } from '~/components/form/captcha/use-captcha.ts'
import { FormActions } from '~/components/form/form-actions.tsx'
import { FieldRow, FormPart } from '~/components/form/form-part.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { useFieldLabels } from './field-labels.ts'
import { civilities, personForm } from './identity.schema.ts'
import type { StepFormProps } from './step-form.ts'
import { TakenEmail } from './taken-email.tsx'
import { useKeptTyping } from './use-kept-typing.ts'

const names = ['civility', 'firstname', 'lastname', 'birthDate', 'birthCity', 'email', 'phone'] as const

function usePost({ draft, kept }: StepFormProps) {
  const labels = useFieldLabels(names)
  const captcha = useCaptcha(personForm.name)
  const action = '/api/forms/investor-natural'
  const post = usePostForm({ definition: personForm, action, labels, draft, initial: kept ?? {}, captcha })
  useKeptTyping(post)
  return post
}

type Form = Pick<ReturnType<typeof usePost>, 'form'>

/** Step 1 of 2 of a natural person. */
export function PersonForm(props: StepFormProps) {
  const { registration } = useTranslations()
  const post = usePost(props)
  return (
    <PostForm post={post} className="flex flex-col gap-8">
      <TakenEmail post={post} />
      <Identity form={post.form} />
      <Coordinates form={post.form} />
      <p className="text-muted text-sm">{registration.saved()}</p>
      {post.captcha && <CaptchaNotice stage={post.captcha.stage} />}
      <FormActions>
        <SubmitButton size="lg">{registration.next()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

function Identity({ form: { AppField } }: Form) {
  const { civilities: titles, hints, investor } = useTranslations().registration
  const options = civilities.map((value) => ({ value, label: titles[value]() }))
  return (
    <FormPart title={investor.identity()}>
      <AppField name="civility">{(field) => <field.RadioField options={options} />}</AppField>
      <FieldRow>
        <AppField name="firstname">{(field) => <field.TextField autoComplete="given-name" />}</AppField>
        <AppField name="lastname">{(field) => <field.TextField autoComplete="family-name" />}</AppField>
        <AppField name="birthDate">
          {(field) => <field.TextField hint={hints.birthDate()} autoComplete="bday" maxLength={20} />}
        </AppField>
        <AppField name="birthCity">{(field) => <field.TextField autoComplete="off" />}</AppField>
      </FieldRow>
    </FormPart>
  )
}

function Coordinates({ form: { AppField } }: Form) {
  const { hints, investor } = useTranslations().registration
  return (
    <FormPart title={investor.coordinates()}>
      <FieldRow>
        <AppField name="email">{(field) => <field.EmailField />}</AppField>
        <AppField name="phone">{(field) => <field.PhoneField hint={hints.phone()} />}</AppField>
      </FieldRow>
    </FormPart>
  )
}
