import { alertForm } from '~/features/alerts/alerts.schema.ts'
import { contactForm } from '~/features/contact/contact-form.schema.ts'
import { passwordResetForm } from '~/features/password-reset/password-reset.schema.ts'
import { companyForm, personForm } from '~/features/registration/identity.schema.ts'
import { partnerForm } from '~/features/registration/partner.schema.ts'
import { registerForm } from '~/features/staff/staff-forms.ts'
import { whiteBookForm } from '~/features/white-books/white-book-form.schema.ts'
import { passwordRule } from '~/server/composition/account.server.ts'

/** Names of the forms that ask for a captcha: no other name has a challenge (P-877). */
export const captchaForms: ReadonlySet<string> = new Set(
  [
    alertForm,
    companyForm,
    contactForm,
    partnerForm,
    passwordResetForm,
    personForm,
    registerForm(passwordRule),
    whiteBookForm,
  ].map(({ name }) => name),
)
