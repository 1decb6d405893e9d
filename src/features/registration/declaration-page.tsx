import { FormActions } from '~/components/form/error-summary.tsx'
import { ConsentLinks, FormPart, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { defaultPasswordRule } from '~/lib/password-criteria.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { declarationForm } from './identity.schema.ts'
import { type StepFormProps, useDraftSaving } from './identity-step.tsx'
import type { FundOption } from './registration.schema.ts'
import { RegistrationShell, TakenEmail, useFieldLabels } from './registration-shell.tsx'

type DeclarationProps = StepFormProps & {
  readonly person: 'natural' | 'legal'
  readonly funds: Outcome<readonly FundOption[]>
}

const names = ['lifeInsurance', 'funds', 'password', 'confirmation', 'declaration', 'terms'] as const

function usePost({ draft, kept, person }: DeclarationProps) {
  const definition = declarationForm[person]
  const action = `/api/forms/${definition.name}`
  const labels = useFieldLabels(names)
  const post = usePostForm({ definition, action, labels, draft, initial: kept ?? {} })
  useDraftSaving(post)
  return post
}

type Form = Pick<ReturnType<typeof usePost>, 'form'>

/** Step 2 of 2: life insurance, funds, password, declaration and terms (P-154). */
export function DeclarationPage(props: DeclarationProps) {
  const { registration } = useTranslations()
  const post = usePost(props)
  return (
    <RegistrationShell title={registration.investor.title()} step={2}>
      <PostForm post={post} className="flex flex-col gap-8">
        <TakenEmail post={post} />
        <Subscriptions form={post.form} funds={props.funds} />
        <Secret form={post.form} />
        <Commitments form={post.form} />
        <FormActions>
          <SubmitButton size="lg">{registration.investor.submit()}</SubmitButton>
          <Button asChild variant="link">
            <AppLink to="/investor/register" search={{ person: props.person }}>
              {registration.previous()}
            </AppLink>
          </Button>
        </FormActions>
      </PostForm>
    </RegistrationShell>
  )
}

function Subscriptions({ form: { AppField }, funds }: Form & Pick<DeclarationProps, 'funds'>) {
  const { investor, no, yes } = useTranslations().registration
  const answers = [
    { value: 'yes', label: yes() },
    { value: 'no', label: no() },
  ]
  return (
    <FormPart title={investor.subscriptions()}>
      <AppField name="lifeInsurance">{(field) => <field.RadioField options={answers} />}</AppField>
      {funds.ok ? (
        <AppField name="funds">
          {(field) => <field.ChoicesField optional hint={investor.fundsHint()} options={funds.data} />}
        </AppField>
      ) : (
        <Alert tone="warning">{investor.fundsUnavailable()}</Alert>
      )}
    </FormPart>
  )
}

function Secret({ form: { AppField } }: Form) {
  const { investor } = useTranslations().registration
  return (
    <FormPart title={investor.secret()}>
      <AppField name="password">
        {(field) => <field.PasswordField autoComplete="new-password" rule={defaultPasswordRule} />}
      </AppField>
      <AppField name="confirmation">
        {(field) => <field.PasswordField autoComplete="new-password" />}
      </AppField>
    </FormPart>
  )
}

function Commitments({ form: { AppField } }: Form) {
  const { declaration, investor, terms } = useTranslations().registration
  return (
    <FormPart title={investor.commitments()}>
      <AppField name="declaration">
        {(field) => <field.CheckboxField>{declaration()}</field.CheckboxField>}
      </AppField>
      <AppField name="terms">{(field) => <field.CheckboxField>{terms()}</field.CheckboxField>}</AppField>
      <ConsentLinks />
    </FormPart>
  )
}
