import {
  bareForm,
  endSessionForm,
  passwordForm,
  readNotificationsForm,
  recoveryCodesForm,
  reportSignInForm,
  twoFactorBeginForm,
  twoFactorConfirmForm,
  twoFactorRemoveForm,
} from '~/features/account/form-fields.tsx'
import { mailSettingsForm, privateFeedForm } from '~/features/account/notifications.schema.ts'
import { profileForm } from '~/features/account/profile-form.ts'
import {
  acceptGuestForm,
  endGuestForm,
  endGuestViewForm,
  inviteGuestForm,
  openAccessForm,
} from '~/features/guests/guests.schema.ts'
import { acknowledgeForm, revealForm } from '~/features/notices/notice-forms.ts'
import { askForm, closeForm, replyForm } from '~/features/questions/question-forms.ts'
import { holderForm } from '~/features/session/holder-form.schema.ts'
import { caseDocumentForm, caseSubjectOf } from '~/features/subscriptions/cases/case-forms.ts'
import type { FormAddress } from '~/routing/addresses/api-routes.ts'
import {
  acceptGuestInvitation,
  endGuest,
  endGuestView,
  inviteGuest,
  openGuestView,
} from '~/server/account/guests.server.ts'
import { switchHolder } from '~/server/account/holders.server.ts'
import { readNotifications, saveMailSettings } from '~/server/account/notifications.server.ts'
import { endOneSession, endOtherSessions, reportSignIn } from '~/server/account/open-sessions.server.ts'
import { changePassword } from '~/server/account/passwords.server.ts'
import { saveProfile } from '~/server/account/save-profile.server.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from '~/server/account/two-factor.server.ts'
import { accountForm, accountFormOfUser, passwordRule } from '~/server/composition/account.server.ts'
import { chooseActingFor } from '~/server/composition/auth.server.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { privateFeedForm as handlePrivateFeedForm } from '~/server/composition/feeds.server.ts'
import { noticeForm } from '~/server/composition/notices.server.ts'
import {
  guestForm,
  guestOwner,
  guestRequirement,
  holderSwitch,
} from '~/server/composition/other-accounts.server.ts'
import { questionForm } from '~/server/composition/questions.server.ts'
import { acknowledgeNotice, revealAccount } from '~/server/notices/notice-forms.server.ts'
import { addDocument } from '~/server/partner/case-content.server.ts'
import { askQuestion, closeQuestion, replyToQuestion } from '~/server/questions/question-forms.server.ts'
import type { FormHandler } from './forms-by-address.server.ts'

/** Forms of a signed-in user's own pages, by address. */
export const accountForms: Record<FormAddress<'account'>, FormHandler> = {
  // Chooses the child partner to act for.
  '/api/account/acting-for': chooseActingFor,
  // Adds a document to a case.
  '/api/account/case-documents': caseForm({
    definition: caseDocumentForm,
    act: addDocument,
    hasFile: true,
    subjectOf: caseSubjectOf,
  }),
  // The way out is never refused to a page that was open for long: it discloses nothing and leads to the guest's own account.
  '/api/account/guest-view/end': guestForm(guestRequirement, endGuestViewForm, endGuestView, 'origin'),
  '/api/account/guest-view/open': guestForm(guestRequirement, openAccessForm, openGuestView),
  '/api/account/guests/accept': guestForm(guestRequirement, acceptGuestForm, acceptGuestInvitation),
  // Ends an invitation or an access.
  '/api/account/guests/end': guestForm(guestOwner, endGuestForm, endGuest),
  '/api/account/guests/invite': guestForm(guestOwner, inviteGuestForm, inviteGuest),
  // Chooses for whom the user acts, and leads to that position.
  '/api/account/holder': holderSwitch(holderForm, switchHolder),
  '/api/account/notices/acknowledge': noticeForm(acknowledgeForm, acknowledgeNotice),
  // Shows the account number of calls in this sign-in.
  '/api/account/notices/reveal': noticeForm(revealForm, revealAccount),
  // Sets the email frequencies.
  '/api/account/notifications/mails': accountForm(mailSettingsForm, saveMailSettings),
  '/api/account/notifications/read': accountForm(readNotificationsForm, readNotifications),
  // Changes the password, and signs out everywhere.
  '/api/account/password': accountForm(passwordForm(passwordRule), changePassword),
  // Creates the addresses of the private calendar and feed, or ends them.
  '/api/account/private-feed': handlePrivateFeedForm(privateFeedForm),
  '/api/account/profile': accountFormOfUser(
    ({ user }) =>
      profileForm({
        fieldIds: user.fields.map(({ id }) => id),
        isCompany: user.role === 'investor' && user.legal_entity !== null,
      }),
    saveProfile,
  ),
  // Asks the investor desk a question.
  '/api/account/questions/ask': questionForm({ definition: askForm, hasFile: true, act: askQuestion }),
  '/api/account/questions/close': questionForm({
    definition: closeForm,
    hasFile: false,
    act: (call, calls) => closeQuestion(call, calls, '/account/questions/$id'),
  }),
  '/api/account/questions/reply': questionForm({
    definition: replyForm,
    hasFile: true,
    act: (call, calls) => replyToQuestion(call, calls, '/account/questions/$id'),
  }),
  // "This was not me".
  '/api/account/report-sign-in': accountForm(reportSignInForm, reportSignIn),
  '/api/account/sessions/end': accountForm(endSessionForm, endOneSession),
  '/api/account/sessions/end-others': accountForm(bareForm('end-other-sessions'), endOtherSessions),
  '/api/account/two-factor/begin': accountForm(twoFactorBeginForm, beginTwoFactor),
  '/api/account/two-factor/confirm': accountForm(twoFactorConfirmForm, confirmTwoFactor),
  '/api/account/two-factor/recovery-codes': accountForm(recoveryCodesForm, renewRecoveryCodes),
  '/api/account/two-factor/remove': accountForm(twoFactorRemoveForm, removeTwoFactor),
}
