import type { PrivateCall } from './private-call.ts'
import type { PlainValue } from './server-function.ts'

const login = 'http://localhost:3000/connexion'
const receipt = (id: string) => `/api/account/requests/${id}/receipt`

type PartnerFunction = {
  readonly name: string
  readonly data?: { readonly [name: string]: PlainValue }
  readonly foreign?: { readonly [name: string]: PlainValue }
}

/** Calls of partners' users about their teams, colleagues and clients. */
const partnerFunctions: readonly PartnerFunction[] = [
  { name: 'teams/teams.functions.ts#getTeams' },
  {
    name: 'teams/teams.functions.ts#getTeam',
    data: { id: 'team-1', page: 1 },
    foreign: { id: 'team-9' },
  },
  { name: 'invitations/invitations.functions.ts#getInvitations' },
  { name: 'subscriptions/client-subscriptions.functions.ts#getClientSubscriptions', data: { search: {} } },
  { name: 'desk/partner-desk.functions.ts#getPartnerDesk', data: { search: {} } },
  { name: 'desk/clients.functions.ts#getClients', data: { search: {} } },
  { name: 'desk/clients.functions.ts#getClient', data: { id: 'cls-1' }, foreign: { id: 'cls-2' } },
  { name: 'material/material.functions.ts#getMaterial', data: { search: {} } },
  { name: 'material/material.functions.ts#getShares', data: { search: {} } },
  { name: 'subscriptions/subscribe.functions.ts#getSubscriptionDesk' },
  { name: 'subscriptions/subscribe.functions.ts#getSubscriptionReview' },
  { name: 'subscriptions/requests.functions.ts#getRequests', data: { page: 1 } },
  {
    name: 'subscriptions/requests.functions.ts#getRequest',
    data: { id: 'req-1' },
    foreign: { id: 'req-2' },
  },
]

/**
 * Forms of partners' users. A form that names another user's object redirects to its page, which says so;
 * tests/http/partner-space.test.ts.
 */
const partnerForms: readonly {
  readonly form: string
  readonly fields: Readonly<Record<string, string>>
  readonly answered?: number
}[] = [
  { form: 'switch-team', fields: { team: 'team-1' } },
  { form: 'add-team', fields: { newTeam: 'Marchés' } },
  { form: 'invite-email', fields: { email: 'colleague@sandbox.example' } },
  { form: 'invite-sms', fields: { phone: '0612345678' } },
  { form: 'open-invitation', fields: { invitation: 'inv-1', act: 'revoke' } },
  { form: 'team-rights', fields: { member: 'acc-2', rights: 'funds:read', seen: 'funds:read' } },
  { form: 'team-member', fields: { member: 'acc-2', act: 'suspend' } },
  { form: 'team-hand-over', fields: { member: 'acc-2', to: 'acc-3' } },
  { form: 'team-request', fields: { member: 'acc-2', act: 'accept' } },
  // A permitted caller gets 415, because a file is sent in another way.
  { form: 'invite-list', fields: { list: 'a@b.example', key: '' }, answered: 415 },
  {
    form: 'share',
    fields: { document: 'doc-12', recipientName: 'Hélène Orsenne', language: 'fr', days: '30' },
  },
  { form: 'share-end', fields: { share: 'shl-1' } },
  { form: 'subscription', fields: { share: 'shr-12-a' } },
  { form: 'subscription-send', fields: {} },
]

/** The calls of partners' users, as their refusals are tested. */
export const partnerCalls: readonly PrivateCall[] = [
  ...partnerFunctions.map(
    ({ name, data, foreign }): PrivateCall => ({
      name: `src/features/${name}`,
      sent: { data: { locale: 'fr', ...data } },
      ...(name.startsWith('material/') && { readsDocuments: true }),
      withoutSession: { status: 401, body: 'unauthenticated' },
      wrongRole: { client: 'investor', refused: { status: 403, body: 'forbidden' } },
      // Another user's object is treated as missing.
      ...(foreign && {
        foreign: {
          sent: { data: { locale: 'fr', ...data, ...foreign } },
          refused: { status: 200, body: 'not_found' },
        },
      }),
    }),
  ),
  ...partnerForms.map(
    ({ answered, form, fields }): PrivateCall => ({
      name: `POST /api/forms/${form}`,
      sent: { fields },
      ...(form.startsWith('share') && { readsDocuments: true }),
      ...(answered !== undefined && { answered }),
      withoutSession: { status: 303, location: login },
      wrongRole: { client: 'investor', refused: { status: 403 } },
    }),
  ),
  {
    name: 'POST /api/account/drafts/$form',
    sent: { target: '/api/account/drafts/subscription', fields: { firstname: 'Hélène' } },
    answered: 204,
    withoutSession: { status: 303, location: login },
    wrongRole: { client: 'investor', refused: { status: 403 } },
  },
  {
    name: 'GET /api/account/desk.csv',
    sent: { target: '/api/account/desk.csv' },
    withoutSession: {
      status: 302,
      location: `${login}?callbackUrl=${encodeURIComponent('/api/account/desk.csv')}`,
    },
    wrongRole: { client: 'investor', refused: { status: 403 } },
  },
  {
    name: 'GET /api/account/desk.xlsx',
    sent: { target: '/api/account/desk.xlsx' },
    withoutSession: {
      status: 302,
      location: `${login}?callbackUrl=${encodeURIComponent('/api/account/desk.xlsx')}`,
    },
    wrongRole: { client: 'investor', refused: { status: 403 } },
  },
  {
    name: 'GET /api/account/subscriptions.csv',
    sent: { target: '/api/account/subscriptions.csv' },
    withoutSession: {
      status: 302,
      location: `${login}?callbackUrl=${encodeURIComponent('/api/account/subscriptions.csv')}`,
    },
    wrongRole: { client: 'investor', refused: { status: 403 } },
  },
  {
    name: 'GET /api/account/requests/$id/receipt',
    sent: { target: receipt('req-1') },
    withoutSession: { status: 302, location: `${login}?callbackUrl=${encodeURIComponent(receipt('req-1'))}` },
    wrongRole: { client: 'investor', refused: { status: 403 } },
    foreign: { sent: { target: receipt('req-2') }, refused: { status: 404 } },
  },
]
