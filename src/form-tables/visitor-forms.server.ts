import { alertForm } from '~/features/alerts/alerts.schema.ts'
import { contactForm } from '~/features/contact/contact-form.schema.ts'
import { passwordResetForm } from '~/features/password-reset/password-reset.schema.ts'
import { companyForm, declarationForm, personForm } from '~/features/registration/identity.schema.ts'
import { newPasswordForm, postedCodeForm } from '~/features/registration/new-password.schema.ts'
import { partnerForm, teamForm } from '~/features/registration/partner.schema.ts'
import { identityOf } from '~/features/registration/registration-views.ts'
import { whiteBookForm } from '~/features/white-books/white-book-form.schema.ts'
import type { FieldValues } from '~/lib/form/form-definition.ts'
import { resetMovedPassword } from '~/server/composition/account.server.ts'
import { askForAlert } from '~/server/composition/alerts.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { keepRefused, registration } from '~/server/composition/registration.server.ts'
import { askForWhiteBook, sendContact } from '~/server/composition/visitor-forms.server.ts'
import type { FormEndpoint } from '~/server/forms/form-answers.server.ts'
import { keepIdentity, registerInvestor } from '~/server/registration/investor.server.ts'
import { chooseTeam, registerPartner } from '~/server/registration/partner.server.ts'
import { choosePassword, verifyCode } from '~/server/registration/posted-code.server.ts'
import type { FormHandler } from './forms-by-address.server.ts'

/** A form of visitors, who have no token of the browser to send: the page that sent it must be the portal's. */
const form =
  <Values extends FieldValues, Output>(
    endpoint: Omit<FormEndpoint<Values, Output>, 'protection'>,
  ): FormHandler =>
  ({ request }) =>
    handlePortalForm(request, { ...endpoint, protection: 'origin' })

/** The second step of an investor's registration, which registers them. */
const declaration = (person: 'legal' | 'natural') =>
  form({
    definition: declarationForm[person],
    keep: keepRefused(declarationForm[person].name),
    act: (call) =>
      registerInvestor(call, { person, identityOf: identityOf(person), now: new Date() }, registration),
  })

/** Forms of visitors, by address. */
export const visitorForms = {
  // Asks for emails without an account (P-770).
  '/api/forms/alert': form({ definition: alertForm, captcha: true, act: askForAlert }),
  '/api/forms/contact': form({ definition: contactForm, captcha: true, act: sendContact }),
  // Steps 1 and 2 of an investor who is a legal person.
  '/api/forms/investor-legal': form({
    definition: companyForm,
    keep: keepRefused(companyForm.name),
    captcha: true,
    act: (call) => keepIdentity(call, { person: 'legal', values: call.data }, registration),
  }),
  '/api/forms/investor-legal-funds': declaration('legal'),
  // Steps 1 and 2 of an investor who is a natural person.
  '/api/forms/investor-natural': form({
    definition: personForm,
    keep: keepRefused(personForm.name),
    captcha: true,
    act: (call) => keepIdentity(call, { person: 'natural', values: call.data }, registration),
  }),
  '/api/forms/investor-natural-funds': declaration('natural'),
  // The password of the holder of a posted code.
  '/api/forms/new-password': form({
    definition: newPasswordForm,
    act: (call) => choosePassword(call, registration),
  }),
  // The account of a partner's user.
  '/api/forms/partner': form({
    definition: partnerForm,
    keep: keepRefused(partnerForm.name),
    captcha: true,
    act: (call) => registerPartner(call, registration),
  }),
  // Accounts that were moved from the former portal.
  '/api/forms/password-reset': form({
    definition: passwordResetForm,
    captcha: true,
    act: resetMovedPassword,
  }),
  // A code received by post, with the start of its holder's name.
  '/api/forms/posted-code': form({
    definition: postedCodeForm,
    act: (call) => verifyCode(call, registration),
  }),
  // The choice of a team during the registration.
  '/api/forms/team': form({
    definition: teamForm,
    keep: keepRefused(teamForm.name),
    act: (call) => chooseTeam(call, registration),
  }),
  // The form before a download.
  '/api/forms/white-book': form({ definition: whiteBookForm, captcha: true, act: askForWhiteBook }),
} as const satisfies Readonly<Record<string, FormHandler>>
