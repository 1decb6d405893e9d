import { caseCalls } from './case-calls.ts'
import { guestCalls } from './guest-calls.ts'
import { letterCalls } from './letter-calls.ts'
import { mandateCalls } from './mandate-calls.ts'
import { noticeCalls } from './notice-calls.ts'
import { partnerCalls } from './partner-calls.ts'
import { positionCalls } from './position-calls.ts'
import type { PrivateCall } from './private-call.ts'
import { questionCalls } from './question-calls.ts'
import type { PlainValue } from './server-function.ts'

const login = 'http://localhost:3000/connexion'

const accountForm = (path: string, fields: Readonly<Record<string, string>>): PrivateCall => ({
  name: `POST /api/account/${path}`,
  sent: { fields },
  withoutSession: { status: 303, location: login },
})

const accountRead = (name: string, data: PlainValue): PrivateCall => ({
  name: `src/features/account/${name}`,
  sent: { data },
  withoutSession: { status: 401, body: 'unauthenticated' },
})

const newPassword = { password: 'New-Secret-1', confirmation: 'New-Secret-1' }

/** Calls about the own account: for every role, and for its owner only. */
const accountCalls: readonly PrivateCall[] = [
  accountRead('profile.functions.ts#getProfile', { locale: 'fr' }),
  accountRead('profile.functions.ts#getProfileToEdit', { locale: 'fr' }),
  accountRead('security.functions.ts#getSecurity', { locale: 'fr' }),
  accountRead('security.functions.ts#getTwoFactor', { locale: 'fr', takesCodes: false }),
  accountForm('profile', {
    firstname: 'Camille',
    lastname: 'Aubry',
    email: 'camille@sandbox.example',
    telephone: '',
    proof: '',
  }),
  accountForm('password', { currentPassword: 'Old-Secret-1', ...newPassword }),
  accountForm('two-factor/begin', { password: 'Old-Secret-1' }),
  accountForm('two-factor/confirm', { code: '123456' }),
  accountForm('two-factor/recovery-codes', { code: '123456' }),
  accountForm('two-factor/remove', { code: '123456' }),
  accountRead('history.functions.ts#getHistory', { locale: 'fr', page: 1 }),
  {
    ...accountForm('report-sign-in', { signIn: 'sgn-2' }),
    // Back on the page of the form, like one that does not exist.
    foreign: { sent: { fields: { signIn: 'sgn-9' } }, refused: { status: 303, location: '/' } },
  },
  accountRead('notifications.functions.ts#getNotifications', { locale: 'fr', search: {} }),
  {
    ...accountForm('notifications/read', { notification: 'signin-1', until: '', category: '', page: '' }),
    foreign: {
      sent: { fields: { notification: 'signin-9', until: '', category: '', page: '' } },
      refused: { status: 303, location: '/' },
    },
  },
  accountRead('notifications.functions.ts#getMailSettings', { locale: 'fr' }),
  accountForm('notifications/mails', { notices: 'at_once', documents: 'weekly', values: 'never' }),
  accountRead('personal-data.functions.ts#getPersonalData', { locale: 'fr' }),
  {
    name: 'GET /api/account/personal-data',
    sent: { target: '/api/account/personal-data?locale=fr' },
    withoutSession: {
      status: 302,
      location: `${login}?callbackUrl=${encodeURIComponent('/api/account/personal-data?locale=fr')}`,
    },
  },
  accountForm('sessions/end-others', {}),
  {
    ...accountForm('sessions/end', { session: 'over' }),
    // Same response as for an ended one; tests/http/account-security.test.ts checks that it continues.
    foreign: {
      sent: { fields: { session: 'another' } },
      refused: { status: 303, location: '/mon-compte/securite?done=session_ended' },
    },
  },
]

const zip = (id: string) => `/api/account/documents.zip?document=${id}`
const yearZip = '/api/account/documents-of-year.zip?year=2026'
const view = (id: string) => `/api/proxy/documents/${id}/view`

/** Private server functions and API routes. A call missing from both lists fails a test. */
export const privateCalls: readonly PrivateCall[] = [
  ...accountCalls,
  {
    name: 'src/features/session/child-partners.functions.ts#getChildPartners',
    sent: { data: { locale: 'fr' } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: { client: 'investor', refused: { status: 403, body: 'forbidden' } },
  },
  ...(['getLibrary', 'getLatestDocuments', 'getFundDocumentsSignedIn'] as const).map(
    (name): PrivateCall => ({
      name: `src/features/documents/library/library.functions.ts#${name}`,
      sent: { data: { locale: 'fr', search: {}, key: 'fnd-7' } },
      withoutSession: { status: 401, body: 'unauthenticated' },
      // The sample partner does not hold the right to documents.
      wrongRole: { client: 'partner', refused: { status: 403, body: 'forbidden' } },
    }),
  ),
  {
    name: 'src/features/documents/library/library.functions.ts#getDocumentPage',
    sent: { data: { locale: 'fr', id: 'doc-7', search: {} } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: { client: 'partner', refused: { status: 403, body: 'forbidden' } },
    foreign: {
      sent: { data: { locale: 'fr', id: 'doc-8', search: {} } },
      refused: { status: 200, body: 'not_found' },
    },
  },
  {
    name: 'src/features/documents/library/library.functions.ts#getDownloads',
    sent: { data: { locale: 'fr', search: {} } },
    withoutSession: { status: 401, body: 'unauthenticated' },
  },
  {
    name: 'src/features/funds/own/own-funds.functions.ts#getFundListSignedIn',
    sent: { data: { locale: 'fr', filters: {} } },
    withoutSession: { status: 401, body: 'unauthenticated' },
  },
  {
    name: 'src/features/position/position.functions.ts#getHoldings',
    sent: { data: { locale: 'fr', search: {} } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: { client: 'partner', refused: { status: 403, body: 'forbidden' } },
  },
  {
    name: 'GET /api/account/documents.zip',
    sent: { target: zip('doc-7') },
    withoutSession: { status: 302, location: `${login}?callbackUrl=${encodeURIComponent(zip('doc-7'))}` },
    wrongRole: { client: 'partner', refused: { status: 403 } },
    // All or none: a single document that is another user's, or does not exist, gives 404 for all (P-194).
    foreign: { sent: { target: `${zip('doc-7')}&document=doc-8` }, refused: { status: 404 } },
  },
  {
    name: 'GET /api/account/documents-of-year.zip',
    sent: { target: yearZip },
    withoutSession: { status: 302, location: `${login}?callbackUrl=${encodeURIComponent(yearZip)}` },
    wrongRole: { client: 'partner', refused: { status: 403 } },
  },
  {
    name: 'src/features/registration/registration.functions.ts#getOwnTeamChoice',
    sent: { data: { locale: 'fr' } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: { client: 'investor', refused: { status: 403, body: 'forbidden' } },
  },
  {
    name: 'POST /api/forms/own-team',
    sent: { fields: { team: 'team-1', newTeam: '' } },
    withoutSession: { status: 303, location: login },
    wrongRole: { client: 'investor', refused: { status: 403 } },
  },
  {
    name: 'POST /api/account/acting-for',
    sent: { fields: { partner: '2', callbackUrl: '/en/my-account' } },
    withoutSession: { status: 303, location: login },
    wrongRole: { client: 'investor', refused: { status: 403 } },
    foreign: {
      sent: { fields: { partner: '9', callbackUrl: '/en/my-account' } },
      // Redirect to the form's page, which shows the reason (P-231).
      refused: { status: 303, location: 'http://localhost:3000/en/my-account' },
    },
  },
  ...letterCalls,
  ...noticeCalls,
  ...caseCalls,
  ...partnerCalls,
  ...positionCalls,
  ...questionCalls,
  ...guestCalls,
  ...mandateCalls,
  ...(['GET', 'HEAD'] as const).map(
    (method): PrivateCall => ({
      name: `${method} /api/proxy/documents/$id/view`,
      sent: { target: view('doc-7') },
      withoutSession: {
        status: 302,
        location: `${login}?callbackUrl=${encodeURIComponent(view('doc-7'))}`,
      },
      // The response of a document that does not exist (P-194).
      wrongRole: { client: 'partner', refused: { status: 404 } },
      foreign: { sent: { target: view('doc-8') }, refused: { status: 404 } },
    }),
  ),
]
