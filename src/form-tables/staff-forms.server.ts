import { letterForm } from '~/features/desk/letter-forms.schema.ts'
import { endMandateForm, mandateForm } from '~/features/desk/mandate-forms.schema.ts'
import {
  decisionForm,
  documentForm,
  endViewForm,
  figureForm,
  viewForm,
} from '~/features/desk/publish-forms.schema.ts'
import { receiptForm, receiptListForm } from '~/features/desk/receipt-forms.schema.ts'
import { handleForm, staffCloseForm } from '~/features/questions/question-forms.ts'
import {
  agreementForm,
  memberForm,
  rightsDecisionForm,
  staffForm,
} from '~/features/rights/rights-forms.schema.ts'
import {
  confirmEmailForm,
  forgotPasswordForm,
  newPasswordForm,
  passwordChangeForm,
  registerForm,
} from '~/features/staff/staff-forms.ts'
import { caseDecisionForm, caseMessageForm } from '~/features/subscriptions/cases/case-forms.ts'
import type { FieldValues } from '~/lib/form/form-definition.ts'
import { confirmStaffForm } from '~/lib/form/mailed-link.ts'
import type { FormAddress } from '~/routing/addresses/api-routes.ts'
import { passwordRule } from '~/server/composition/account.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { staffQuestionForm } from '~/server/composition/questions.server.ts'
import { rightsDeps } from '~/server/composition/rights.server.ts'
import {
  actOnCase,
  actOnMessage,
  deskCalls,
  mandateDeps,
  staffCalls,
  staffForms,
  viewDeps,
} from '~/server/composition/staff.server.ts'
import type { FormCall, FormEndpoint, FormResult } from '~/server/forms/form-answers.server.ts'
import { closeQuestion, replyToQuestion } from '~/server/questions/question-forms.server.ts'
import { endMandate, enterMandate } from '~/server/staff/mandates.server.ts'
import { decidePublication, enterDocument, enterFigure, enterLetter } from '~/server/staff/publish.server.ts'
import { enterReceipt, enterReceiptList } from '~/server/staff/receipts.server.ts'
import { changeAgreement, changeMember, changeStaff, decideRights } from '~/server/staff/rights.server.ts'
import { endView, startView } from '~/server/staff/view-as.server.ts'
import type { FormHandler } from './forms-by-address.server.ts'

const form =
  <Values extends FieldValues, Output>(endpoint: FormEndpoint<Values, Output>): FormHandler =>
  ({ request }) =>
    handlePortalForm(request, endpoint)

/** A form of staff about a question. */
const staffQuestion = <Values extends FieldValues, Output>(
  parts: Parameters<typeof staffQuestionForm<Values, Output>>[0],
): FormHandler => {
  const respond = staffQuestionForm(parts)
  return ({ request }) => respond(request)
}

/** The action of a form of signed-in staff. */
const acting = <Output, Deps>(
  act: (call: FormCall<Output> & { readonly token: string }, deps: Deps) => Promise<FormResult>,
  deps: Deps,
) => staffCalls.act<Output>((call) => act(call, deps))

const desk = { deskCalls }

/** Forms of staff, by address. */
export const formsOfStaff: Record<FormAddress<'staff'>, FormHandler> = {
  // Starts the review of a case, asks for something, accepts or refuses it.
  '/api/staff/case-decisions': form({ definition: caseDecisionForm, protection: 'token', act: actOnCase }),
  // Writes a message to the team of a case.
  '/api/staff/case-messages': form({ definition: caseMessageForm, protection: 'token', act: actOnMessage }),
  // Sends the email that confirms an address again.
  '/api/staff/confirm-email': form({
    definition: confirmEmailForm,
    protection: 'origin',
    act: staffForms.confirmEmail,
  }),
  // Approves, refuses or withdraws an entry.
  '/api/staff/decisions': form({
    definition: decisionForm,
    protection: 'token',
    act: acting(decidePublication, desk),
  }),
  // Enters a document with its file.
  '/api/staff/documents': form({
    definition: documentForm,
    protection: 'token',
    hasFile: true,
    act: acting(enterDocument, desk),
  }),
  // Confirms an address by the code of an email.
  '/api/staff/email-confirmed': form({
    definition: confirmStaffForm,
    protection: 'origin',
    act: staffForms.emailConfirmed,
  }),
  // Enters a value, a capital call or a distribution.
  '/api/staff/figures': form({ definition: figureForm, protection: 'token', act: acting(enterFigure, desk) }),
  // Sends the link to choose a new password.
  '/api/staff/forgot-password': form({
    definition: forgotPasswordForm,
    protection: 'origin',
    act: staffForms.forgotPassword,
  }),
  // Enters a letter to the holders of a fund.
  '/api/staff/letters': form({ definition: letterForm, protection: 'token', act: acting(enterLetter, desk) }),
  // Records a person's mandate for a holder.
  '/api/staff/mandates': form({
    definition: mandateForm,
    protection: 'token',
    act: acting(enterMandate, mandateDeps),
  }),
  '/api/staff/mandates/end': form({
    definition: endMandateForm,
    protection: 'token',
    act: acting(endMandate, mandateDeps),
  }),
  // Saves a new password by the code of the email, and signs in.
  '/api/staff/new-password': form({
    definition: newPasswordForm(passwordRule),
    protection: 'origin',
    act: staffForms.newPassword,
  }),
  // Changes the password, and signs out everywhere.
  '/api/staff/password': form({
    definition: passwordChangeForm(passwordRule),
    protection: 'token',
    act: staffForms.changePassword,
  }),
  '/api/staff/questions/answer': staffQuestion({
    definition: handleForm,
    hasFile: true,
    act: (call, calls) => replyToQuestion(call, calls, '/team/questions/$id'),
  }),
  '/api/staff/questions/close': staffQuestion({
    definition: staffCloseForm,
    hasFile: false,
    act: (call, calls) => closeQuestion(call, calls, '/team/questions/$id'),
  }),
  // Enters a list of payments that were received.
  '/api/staff/receipt-lists': form({
    definition: receiptListForm,
    protection: 'token',
    hasFile: true,
    act: acting(enterReceiptList, desk),
  }),
  // Enters one payment that was received, or reverses one.
  '/api/staff/receipts': form({
    definition: receiptForm,
    protection: 'token',
    act: acting(enterReceipt, desk),
  }),
  // Registers an account that has no access yet.
  '/api/staff/register': form({
    definition: registerForm(passwordRule),
    protection: 'origin',
    captcha: true,
    act: staffForms.register,
  }),
  // Gives a partner team terms about a fund.
  '/api/staff/rights/agreements': form({
    definition: agreementForm,
    protection: 'token',
    act: acting(changeAgreement, rightsDeps),
  }),
  // Decides a change of rights that waits.
  '/api/staff/rights/decisions': form({
    definition: rightsDecisionForm,
    protection: 'token',
    act: acting(decideRights, rightsDeps),
  }),
  // Changes the rights of a member of a partner team.
  '/api/staff/rights/members': form({
    definition: memberForm,
    protection: 'token',
    act: acting(changeMember, rightsDeps),
  }),
  // Changes the rights of a member of staff.
  '/api/staff/rights/staff': form({
    definition: staffForm,
    protection: 'token',
    act: acting(changeStaff, rightsDeps),
  }),
  // Sees the portal as a user does.
  '/api/staff/views': form({ definition: viewForm, protection: 'token', act: acting(startView, viewDeps) }),
  '/api/staff/views/end': form({
    definition: endViewForm,
    protection: 'token',
    act: acting(endView, viewDeps),
  }),
}
