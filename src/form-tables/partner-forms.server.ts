import {
  emailInvitationForm,
  invitationListForm,
  openInvitationForm,
  smsInvitationForm,
} from '~/features/invitations/invitation.schema.ts'
import { shareEndForm, shareForm } from '~/features/material/material.schema.ts'
import { teamForm } from '~/features/registration/partner.schema.ts'
import {
  caseMessageForm,
  caseSubjectOf,
  caseWarningsForm,
  openCaseForm,
  removeDocumentForm,
  requestSignatureForm,
  signCaseForm,
  withdrawCaseForm,
} from '~/features/subscriptions/cases/case-forms.ts'
import { sendSubscriptionForm, subscriptionForm } from '~/features/subscriptions/subscription-form.schema.ts'
import { answersOf } from '~/features/subscriptions/use-subscription-form.ts'
import {
  addTeamForm,
  handOverForm,
  joinDecisionForm,
  memberRightsForm,
  memberSuspensionForm,
  switchTeamForm,
} from '~/features/teams/team-forms.schema.ts'
import type { DraftValues, FieldValues } from '~/lib/form/form-definition.ts'
import { auth, userCalls } from '~/server/composition/auth.server.ts'
import { caseAuthor, caseForm } from '~/server/composition/cases.server.ts'
import { materialForm } from '~/server/composition/documents.server.ts'
import { privateForm } from '~/server/composition/forms.server.ts'
import { draftsOf, inviteDeps, subscribeDeps, teamAdminForm } from '~/server/composition/partner.server.ts'
import type { FormCall, FormEndpoint, FormResult } from '~/server/forms/form-answers.server.ts'
import { acceptWarnings, removeDocument, writeMessage } from '~/server/partner/case-content.server.ts'
import { openCase, requestSignature, signCase, withdrawCase } from '~/server/partner/cases.server.ts'
import { changeInvitation, inviteByEmail, inviteBySms } from '~/server/partner/invite.server.ts'
import { endSharedLink, shareDocument } from '~/server/partner/share.server.ts'
import { reviewSubscription, sendSubscription } from '~/server/partner/subscribe.server.ts'
import { addTeam, switchTeam } from '~/server/partner/switch-team.server.ts'
import {
  changeMemberRights,
  decideJoinRequest,
  handOverCases,
  inviteByList,
  suspendTeamMember,
} from '~/server/partner/team-admin.server.ts'
import { chooseOwnTeam } from '~/server/registration/partner.server.ts'
import type { Requirement } from '~/server/session/private-calls.server.ts'
import type { Session } from '~/server/session/session-record.server.ts'
import type { FormHandler } from './forms-by-address.server.ts'

type PartnerForm<Values extends FieldValues, Output> = Pick<FormEndpoint<Values, Output>, 'definition'> & {
  readonly requirement: Requirement
  /** The stored drafts of a form of several steps. */
  readonly drafts?: { keep(subject: string, values: DraftValues): Promise<void> }
  readonly act: (call: FormCall<Output>, session: Session) => Promise<FormResult>
}

const form = <Values extends FieldValues, Output>({
  act,
  definition,
  drafts,
  requirement,
}: PartnerForm<Values, Output>): FormHandler =>
  privateForm({
    ...{ definition, requirement },
    endpointFor: ({ session }) => ({
      keep: async (values) => {
        await drafts?.keep(session.subject, values)
        return undefined
      },
      act: (call) => act(call, session),
    }),
  })

const partner = { role: 'partner_user' } as const
const inviter = { role: 'partner_user', right: 'team:invite' } as const
const teamDrafts = draftsOf(teamForm.name)

/** Forms of partners' users and advisers, by address. */
export const partnerForms = {
  // Requests a new team.
  '/api/forms/add-team': form({
    requirement: partner,
    definition: addTeamForm,
    act: (call, session) => addTeam(call, session, { userCalls }),
  }),
  '/api/forms/case-document-remove': caseForm({ definition: removeDocumentForm, act: removeDocument }),
  // Writes a message to staff about a case.
  '/api/forms/case-message': caseForm({ definition: caseMessageForm, act: writeMessage }),
  // Opens a draft.
  '/api/forms/case-open': caseForm({ definition: openCaseForm, act: openCase }),
  // Confirms the client's signature, which sends the case.
  '/api/forms/case-sign': caseForm({ definition: signCaseForm, act: signCase }),
  // Requests the client's signature of the reviewed version of a case.
  '/api/forms/case-signature': caseForm({
    definition: requestSignatureForm,
    act: (call, deps) => requestSignature(call, { answersOf }, deps),
  }),
  // Notes which warnings are accepted.
  '/api/forms/case-warnings': caseForm({
    definition: caseWarningsForm,
    act: acceptWarnings,
    subjectOf: caseSubjectOf,
  }),
  '/api/forms/case-withdraw': caseForm({ definition: withdrawCaseForm, act: withdrawCase }),
  '/api/forms/invite-email': form({
    requirement: inviter,
    definition: emailInvitationForm,
    act: (call, session) => inviteByEmail(call, session, inviteDeps),
  }),
  '/api/forms/invite-list': teamAdminForm(invitationListForm, inviteByList, true),
  '/api/forms/invite-sms': form({
    requirement: inviter,
    definition: smsInvitationForm,
    act: (call, session) => inviteBySms(call, session, inviteDeps),
  }),
  // Sends an open invitation again, or takes it back.
  '/api/forms/open-invitation': form({
    requirement: inviter,
    definition: openInvitationForm,
    act: (call, session) => changeInvitation(call, session, inviteDeps),
  }),
  // Chooses a team for the signed-in user.
  '/api/forms/own-team': form({
    requirement: partner,
    definition: teamForm,
    drafts: teamDrafts,
    act: (call, session) => chooseOwnTeam(call, session, { ...auth, drafts: teamDrafts, userCalls }),
  }),
  // Shares a marketing document with a client by a link.
  '/api/forms/share': materialForm(shareForm, shareDocument),
  '/api/forms/share-end': materialForm(shareEndForm, endSharedLink),
  // An adviser's request for a client, to be read through before it is sent.
  '/api/forms/subscription': form({
    requirement: caseAuthor,
    definition: subscriptionForm,
    drafts: subscribeDeps.drafts,
    act: (call, session) => reviewSubscription(call, { session, values: call.data }, subscribeDeps),
  }),
  '/api/forms/subscription-send': form({
    requirement: caseAuthor,
    definition: sendSubscriptionForm,
    act: (call, session) => sendSubscription(call, { session, answersOf }, subscribeDeps),
  }),
  // Acts for another team of the company.
  '/api/forms/switch-team': form({
    requirement: { role: 'partner_user', right: 'team:switch' },
    definition: switchTeamForm,
    act: (call, session) => switchTeam(call, session, { ...auth, userCalls }),
  }),
  // Hands the open cases of a member to another.
  '/api/forms/team-hand-over': teamAdminForm(handOverForm, handOverCases),
  // Suspends a member, or lifts that.
  '/api/forms/team-member': teamAdminForm(memberSuspensionForm, suspendTeamMember),
  // Decides a request to join the team.
  '/api/forms/team-request': teamAdminForm(joinDecisionForm, decideJoinRequest),
  '/api/forms/team-rights': teamAdminForm(memberRightsForm, changeMemberRights),
} as const satisfies Readonly<Record<string, FormHandler>>
