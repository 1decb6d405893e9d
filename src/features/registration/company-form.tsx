import { useCaptcha } from '~/components/form/captcha/use-captcha.ts'
import { FieldRow, FormPart } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { registrationCountries } from '~/lib/registration-countries.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { civilities, companyForm, identifierTypes } from './identity.schema.ts'
import { IdentityStep, type StepFormProps, useDraftSaving } from './identity-step.tsx'
import { useFieldLabels } from './registration-shell.tsx'

const company = ['companyName', 'identifierType', 'identifier'] as const
const address = ['addressLine1', 'addressLine2', 'postalCode', 'city', 'country'] as const
const contact = ['civility', 'firstname', 'lastname', 'email', 'phone'] as const

function usePost({ draft, kept }: StepFormProps) {
  const post = usePostForm({
    definition: companyForm,
    action: '/api/forms/investor-legal',
    labels: useFieldLabels([...company, ...address, ...contact]),
    draft,
    initial: kept ?? {},
    captcha: useCaptcha(companyForm.name),
  })
  useDraftSaving(post)
  return post
}

type Post = ReturnType<typeof usePost>

/** Step 1 of 2 of a legal person. */
export function CompanyForm(props: StepFormProps) {
  const post = usePost(props)
  return (
    <IdentityStep post={post}>
      <Company form={post.form} />
      <Representative form={post.form} />
    </IdentityStep>
  )
}

function Company({ form: { AppField } }: Pick<Post, 'form'>) {
  const { countries, registration } = useTranslations()
  const { identifierTypes: kinds, investor } = registration
  const types = identifierTypes.map((value) => ({ value, label: kinds[value]() }))
  const { compare } = useFormatter()
  const lands = registrationCountries
    .map((value) => ({ value, label: countries[value]() }))
    .toSorted((one, other) => compare(one.label, other.label))
  return (
    <FormPart title={investor.company()}>
      <AppField name="companyName">{(field) => <field.TextField autoComplete="organization" />}</AppField>
      <FieldRow>
        <AppField name="identifierType">{(field) => <field.SelectField options={types} />}</AppField>
        <AppField name="identifier">
          {(field) => <field.TextField autoComplete="off" spellCheck={false} />}
        </AppField>
      </FieldRow>
      <AppField name="addressLine1">{(field) => <field.TextField autoComplete="address-line1" />}</AppField>
      <AppField name="addressLine2">
        {(field) => <field.TextField optional autoComplete="address-line2" />}
      </AppField>
      <FieldRow>
        <AppField name="postalCode">{(field) => <field.TextField autoComplete="postal-code" />}</AppField>
        <AppField name="city">{(field) => <field.TextField autoComplete="address-level2" />}</AppField>
      </FieldRow>
      <AppField name="country">
        {(field) => <field.SelectField options={lands} autoComplete="country" />}
      </AppField>
    </FormPart>
  )
}

function Representative({ form: { AppField } }: Pick<Post, 'form'>) {
  const { civilities: titles, hints, investor } = useTranslations().registration
  const options = civilities.map((value) => ({ value, label: titles[value]() }))
  return (
    <FormPart title={investor.representative()}>
      <AppField name="civility">{(field) => <field.RadioField options={options} />}</AppField>
      <FieldRow>
        <AppField name="firstname">{(field) => <field.TextField autoComplete="given-name" />}</AppField>
        <AppField name="lastname">{(field) => <field.TextField autoComplete="family-name" />}</AppField>
        <AppField name="email">{(field) => <field.EmailField />}</AppField>
        <AppField name="phone">{(field) => <field.PhoneField hint={hints.phone()} />}</AppField>
      </FieldRow>
    </FormPart>
  )
}
