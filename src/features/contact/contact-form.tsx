import { CaptchaNotice } from '~/components/form/captcha/captcha-notice.tsx'
import { useCaptcha } from '~/components/form/captcha/use-captcha.ts'
import { FormActions } from '~/components/form/error-summary.tsx'
import { MailedLink } from '~/components/form/mailed-link.tsx'
import { ConsentLinks, FieldRow, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { contactSubjects } from '~/contract/product-api/contact-subjects.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { confirmContactForm } from '~/lib/form/mailed-link.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { useOwnDetails } from '../session/own-details.ts'
import { contactForm } from './contact-form.schema.ts'

type ContactFormProps = {
  readonly draft: FormDraft | null
  /** Preselected by the link to the page, where the form has it. */
  readonly subject: string | undefined
  /** Name of the fund that the message begins with: a text that the sender sees and can change (P-742). */
  readonly fund: string | undefined
}

/** Returns the field labels in the page's language. */
function useLabels() {
  const { fields } = useTranslations().contact_page
  return {
    subject: fields.subject(),
    lastname: fields.lastname(),
    firstname: fields.firstname(),
    email: fields.email(),
    phone: fields.phone(),
    message: fields.message(),
    consent: fields.consent(),
  }
}

/** The contact form (P-105), prefilled for signed-in users. */
export function ContactForm({ draft, subject, fund }: ContactFormProps) {
  const { contact_page: contact } = useTranslations()
  const captcha = useCaptcha(contactForm.name)
  const asked = contactSubjects.find((known) => known === subject)
  const post = usePostForm({
    definition: contactForm,
    action: '/api/forms/contact',
    labels: useLabels(),
    draft,
    initial: {
      ...useOwnDetails(),
      ...(asked && { subject: asked }),
      ...(fund && { message: `${contact.aboutFund({ name: fund })}\n\n` }),
    },
    captcha,
  })
  const { AppField } = post.form
  const subjects = contactSubjects.map((value) => ({ value, label: contact.subjects[value]() }))
  return (
    <section aria-labelledby="contact-form-title">
      <h2 id="contact-form-title" className="mb-6 text-xl">
        {contact.formTitle()}
      </h2>
      <PostForm post={post} className="flex flex-col gap-5">
        <AppField name="subject">{(field) => <field.SelectField options={subjects} />}</AppField>
        <FieldRow>
          <AppField name="lastname">{(field) => <field.TextField autoComplete="family-name" />}</AppField>
          <AppField name="firstname">{(field) => <field.TextField autoComplete="given-name" />}</AppField>
          <AppField name="email">{(field) => <field.EmailField />}</AppField>
          <AppField name="phone">{(field) => <field.PhoneField optional />}</AppField>
        </FieldRow>
        <AppField name="message">
          {(field) => <field.TextAreaField hint={contact.hints.message()} rows={8} maxLength={5000} />}
        </AppField>
        <AppField name="consent">
          {(field) => <field.CheckboxField>{contact.consent()}</field.CheckboxField>}
        </AppField>
        <ConsentLinks />
        <CaptchaNotice stage={captcha.stage} />
        <FormActions>
          <SubmitButton size="lg">{contact.send()}</SubmitButton>
        </FormActions>
      </PostForm>
    </section>
  )
}

/** The button that sends a message held until its sender has opened the mailed link. */
export function HeldMessageForm({ token }: { readonly token: string }) {
  const { confirm } = useTranslations().contact_page
  return (
    <MailedLink
      definition={confirmContactForm}
      action="/api/contact/confirm"
      token={token}
      submit={confirm.submit()}
    />
  )
}
