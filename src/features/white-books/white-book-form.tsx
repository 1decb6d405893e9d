import { CaptchaNotice } from '~/components/form/captcha/captcha-notice.tsx'
import { useCaptcha } from '~/components/form/captcha/use-captcha.ts'
import { FormActions } from '~/components/form/error-summary.tsx'
import { ConsentLinks, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { useOwnDetails } from '../session/own-details.ts'
import { whiteBookForm } from './white-book-form.schema.ts'

/** Returns the field labels in the page's language. */
function useLabels() {
  const { fields } = useTranslations().white_book.form
  return {
    lastname: fields.lastname(),
    firstname: fields.firstname(),
    email: fields.email(),
    company: fields.company(),
    contactConsent: fields.contactConsent(),
    slug: '',
  }
}

/** Requests the download link, prefilled for signed-in users. Consent to be contacted is a separate, optional checkbox. */
export function WhiteBookForm({ slug, draft }: { slug: string; draft: FormDraft | null }) {
  const { form } = useTranslations().white_book
  const captcha = useCaptcha(whiteBookForm.name)
  const own = useOwnDetails()
  const post = usePostForm({
    definition: whiteBookForm,
    action: '/api/forms/white-book',
    labels: useLabels(),
    draft,
    initial: { slug, ...(own && { lastname: own.lastname, firstname: own.firstname, email: own.email }) },
    captcha,
  })
  const { AppField } = post.form
  return (
    <>
      <h2 id="white-book-form-title" className="mb-2 text-xl">
        {form.title()}
      </h2>
      <p className="mb-6 text-muted">{form.lede()}</p>
      <PostForm post={post} className="flex flex-col gap-5">
        <input type="hidden" name="slug" value={slug} readOnly />
        <AppField name="lastname">{(field) => <field.TextField autoComplete="family-name" />}</AppField>
        <AppField name="firstname">{(field) => <field.TextField autoComplete="given-name" />}</AppField>
        <AppField name="email">{(field) => <field.EmailField />}</AppField>
        <AppField name="company">
          {(field) => <field.TextField autoComplete="organization" optional />}
        </AppField>
        <AppField name="contactConsent">
          {(field) => <field.CheckboxField optional>{form.contactConsent()}</field.CheckboxField>}
        </AppField>
        <ConsentLinks />
        <p className="text-muted text-sm">{form.purpose()}</p>
        <CaptchaNotice stage={captcha.stage} />
        <FormActions>
          <SubmitButton size="lg">{form.send()}</SubmitButton>
        </FormActions>
      </PostForm>
    </>
  )
}
