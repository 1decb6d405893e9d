import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import type { FieldOption } from '~/components/form/fields/text-field.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { leaveFor } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fieldset } from '~/components/ui/fieldset.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import { PasskeyCode } from '~/features/session/passkey-code.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { companyNumberTypes } from '~/lib/identifiers/company-number.ts'
import { registrationCountries } from '~/lib/registration-countries.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ProfileEditView } from './profile.schema.ts'
import { fieldName, isOptionalForCompany, type ProfileValues, profileForm } from './profile-form.ts'
import { VerificationState } from './verification-state.tsx'

type ProfileEditPageProps = { readonly view: ProfileEditView; readonly draft: FormDraft | null }

/** Edits the profile, with the fields of the person type. */
export function ProfileEditPage({ view, draft }: ProfileEditPageProps): ReactElement {
  const { profile } = useTranslations()
  return (
    <>
      <PageHeader title={profile.editTitle()} />
      {view.profile.isPending ? (
        <VerificationState profile={view.profile} />
      ) : (
        <ProfileEditForm view={view} draft={draft} />
      )}
    </>
  )
}

const valuesOf = ({
  profile: { firstname, lastname, email, telephone, language, fields },
}: ProfileEditView) => ({
  firstname,
  lastname,
  email,
  telephone: telephone ?? '',
  language: language ?? '',
  ...Object.fromEntries(fields.map(({ id, value }) => [fieldName(id), value])),
})

function useProfileForm({ view, draft }: ProfileEditPageProps) {
  const { profile } = useTranslations()
  const { fields, isCompany } = view.profile
  return usePostForm<ProfileValues, ProfileValues>({
    definition: profileForm({ fieldIds: fields.map(({ id }) => id), isCompany }),
    action: '/api/account/profile',
    labels: {
      firstname: profile.firstname(),
      lastname: profile.lastname(),
      ...Object.fromEntries(fields.map(({ id, name }) => [fieldName(id), name])),
      email: profile.email(),
      telephone: profile.telephone(),
      language: profile.language(),
      proof: view.asksForCode ? profile.form.code() : profile.form.password(),
    },
    draft,
    initial: valuesOf(view),
    onDone: leaveFor,
  })
}

type ProfileWords = ReturnType<typeof useTranslations>['profile']

const languageOptions = ({ languages }: ProfileWords) => [
  { value: '', label: languages.none() },
  { value: 'fr', label: languages.fr() },
  { value: 'en', label: languages.en() },
]

/** Returns the options of a legal entity's select fields, by field id. */
function useFieldChoices(): Readonly<Record<string, readonly FieldOption[]>> {
  const { countries, profile } = useTranslations()
  const { compare } = useFormatter()
  return {
    identification_type: companyNumberTypes.map((value) => ({ value, label: profile.numberTypes[value]() })),
    identification_country: registrationCountries
      .map((value) => ({ value, label: countries[value]() }))
      .toSorted((one, other) => compare(one.label, other.label)),
  }
}

function ProfileEditForm(props: ProfileEditPageProps): ReactElement {
  const { profile } = useTranslations()
  const { view } = props
  const { form, ...post } = useProfileForm(props)
  const words = profile.form
  const choices = useFieldChoices()
  return (
    <PostForm post={post} className="flex max-w-xl flex-col gap-5">
      <FormToken />
      <form.AppField name="firstname">
        {(field) => <field.TextField autoComplete="given-name" />}
      </form.AppField>
      <form.AppField name="lastname">
        {(field) => <field.TextField autoComplete="family-name" />}
      </form.AppField>
      {view.profile.fields.map(({ id }) => (
        <form.AppField key={id} name={fieldName(id)}>
          {(field) =>
            id in choices ? (
              <field.SelectField
                {...(isOptionalForCompany(id) && { requiredWhen: words.countryWhen() })}
                hint={isOptionalForCompany(id) ? words.countryHint() : undefined}
                options={choices[id] ?? []}
              />
            ) : (
              <field.TextField
                optional={!view.profile.isCompany}
                hint={id === 'identification_number' ? words.numberHint() : undefined}
              />
            )
          }
        </form.AppField>
      ))}
      <form.AppField name="email">{(field) => <field.EmailField hint={words.emailHint()} />}</form.AppField>
      <form.AppField name="telephone">
        {(field) => <field.PhoneField optional hint={words.telephoneHint()} />}
      </form.AppField>
      {view.profile.language !== undefined && (
        <form.AppField name="language">
          {(field) => <field.RadioField hint={words.languageHint()} options={languageOptions(profile)} />}
        </form.AppField>
      )}
      <Fieldset legend={words.proofTitle()} hint={words.proofHint()}>
        <form.AppField name="proof">
          {(field) =>
            view.asksForCode ? (
              <field.TextField
                requiredWhen={words.proofWhen()}
                autoComplete="one-time-code"
                maxLength={40}
                spellCheck={false}
              />
            ) : (
              <field.PasswordField requiredWhen={words.proofWhen()} autoComplete="current-password" />
            )
          }
        </form.AppField>
        {view.asksForCode && <PasskeyCode url={view.passkeyUrl} />}
      </Fieldset>
      <FormActions>
        <SubmitButton>{words.submit()}</SubmitButton>
        <Button asChild variant="link">
          <AppLink to="/account">{words.cancel()}</AppLink>
        </Button>
      </FormActions>
    </PostForm>
  )
}
