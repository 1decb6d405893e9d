import { CaptchaNotice } from '~/components/form/captcha/captcha-notice.tsx'
import { useCaptcha } from '~/components/form/captcha/use-captcha.ts'
import { FormActions } from '~/components/form/error-summary.tsx'
import { ConsentLinks, FieldRow, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import type { PostFormHandle } from '~/components/form/use-post-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Alert } from '~/components/ui/alert.tsx'
import { contactDetails } from '~/contact-details.ts'
import type { DraftValues } from '~/lib/form/form-definition.ts'
import { defaultPasswordRule } from '~/lib/password-criteria.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { civilities } from './identity.schema.ts'
import { type StepFormProps, useDraftSaving } from './identity-step.tsx'
import { partnerForm } from './partner.schema.ts'
import type { InvitedColleague } from './registration.schema.ts'
import { RegistrationShell, TakenEmail, useFieldLabels } from './registration-shell.tsx'

type PartnerUnknownProps = { readonly post: Pick<PostFormHandle, 'report'>; readonly email: string }

/** Help for an address of no partner company: the contact page, and a mail that is written already (P-159). */
function PartnerUnknown({ post: { report }, email }: PartnerUnknownProps) {
  const { partner, writeToUs } = useTranslations().registration
  const { unknown } = partner
  if (!report.faults.some(({ code }) => code === 'domainUnknown')) return null
  const mail = `subject=${encodeURIComponent(unknown.subject())}&body=${encodeURIComponent(unknown.body({ email }))}`
  return (
    <Alert tone="warning" title={unknown.title()}>
      <p>{unknown.text()}</p>
      <p className="mt-2 flex flex-wrap gap-4">
        <a href={`mailto:${contactDetails.partnersEmail}?${mail}`} className="text-link">
          {unknown.action()}
        </a>
        <AppLink to="/contact" className="text-link">
          {writeToUs()}
        </AppLink>
      </p>
    </Alert>
  )
}

type PartnerPageProps = StepFormProps & { readonly invited: InvitedColleague | null }

const names = ['civility', 'firstname', 'lastname', 'phone', 'password', 'confirmation', 'terms'] as const

function givenBy({ email, invitation, phone }: InvitedColleague): DraftValues {
  return { invitation, ...(email !== null && { email }), ...(phone !== null && { phone }) }
}

function usePost({ draft, kept, invited }: PartnerPageProps) {
  const { fields } = useTranslations().registration
  const labels = { invitation: '', email: fields.professionalEmail(), ...useFieldLabels(names) }
  // An invitation takes precedence over an older draft.
  const initial: DraftValues = { ...kept, ...(invited && givenBy(invited)) }
  const captcha = useCaptcha(partnerForm.name)
  const action = '/api/forms/partner'
  const post = usePostForm({ definition: partnerForm, action, labels, draft, initial, captcha })
  useDraftSaving(post)
  return post
}

/** The account of a partner's user: only for the domains of partner companies (P-158). */
export function PartnerPage(props: PartnerPageProps) {
  const { partner, terms } = useTranslations().registration
  const { invited } = props
  const post = usePost(props)
  const { AppField } = post.form
  return (
    <RegistrationShell title={partner.title()} lede={partner.lede()} step={2}>
      {invited && (
        <Alert className="mb-6">
          {partner.invited({ name: invited.invitedBy, partner: invited.partner })}
        </Alert>
      )}
      <PostForm post={post} className="flex flex-col gap-5">
        <PartnerUnknown post={post} email={post.form.state.values.email} />
        <TakenEmail post={post} />
        <input type="hidden" name="invitation" value={post.form.state.values.invitation} readOnly />
        <AppField name="email">{(field) => <field.EmailField />}</AppField>
        <Person form={post.form} />
        <AppField name="password">
          {(field) => <field.PasswordField autoComplete="new-password" rule={defaultPasswordRule} />}
        </AppField>
        <AppField name="confirmation">
          {(field) => <field.PasswordField autoComplete="new-password" />}
        </AppField>
        <AppField name="terms">{(field) => <field.CheckboxField>{terms()}</field.CheckboxField>}</AppField>
        <ConsentLinks />
        {post.captcha && <CaptchaNotice stage={post.captcha.stage} />}
        <FormActions>
          <SubmitButton size="lg">{partner.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
      <Already />
    </RegistrationShell>
  )
}

function Person({ form: { AppField } }: Pick<ReturnType<typeof usePost>, 'form'>) {
  const { civilities: titles, hints } = useTranslations().registration
  const options = civilities.map((value) => ({ value, label: titles[value]() }))
  return (
    <>
      <AppField name="civility">{(field) => <field.RadioField options={options} />}</AppField>
      <FieldRow>
        <AppField name="firstname">{(field) => <field.TextField autoComplete="given-name" />}</AppField>
        <AppField name="lastname">{(field) => <field.TextField autoComplete="family-name" />}</AppField>
      </FieldRow>
      <AppField name="phone">{(field) => <field.PhoneField hint={hints.phone()} />}</AppField>
    </>
  )
}

function Already() {
  const { registration } = useTranslations()
  return (
    <p className="mt-8 text-muted">
      {registration.noAccount()}{' '}
      <AppLink to="/login" className="text-link">
        {registration.toLogin()}
      </AppLink>
    </p>
  )
}
