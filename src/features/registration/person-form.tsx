import { useCaptcha } from '~/components/form/captcha/use-captcha.ts'
import { FieldRow, FormPart } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { civilities, personForm } from './identity.schema.ts'
import { IdentityStep, type StepFormProps, useDraftSaving } from './identity-step.tsx'
import { useFieldLabels } from './registration-shell.tsx'

const names = ['civility', 'firstname', 'lastname', 'birthDate', 'birthCity', 'email', 'phone'] as const

function usePost({ draft, kept }: StepFormProps) {
  const labels = useFieldLabels(names)
  const captcha = useCaptcha(personForm.name)
  const action = '/api/forms/investor-natural'
  const post = usePostForm({ definition: personForm, action, labels, draft, initial: kept ?? {}, captcha })
  useDraftSaving(post)
  return post
}

type Form = Pick<ReturnType<typeof usePost>, 'form'>

/** Step 1 of 2 of a natural person. */
export function PersonForm(props: StepFormProps) {
  const post = usePost(props)
  return (
    <IdentityStep post={post}>
      <Identity form={post.form} />
      <Coordinates form={post.form} />
    </IdentityStep>
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
