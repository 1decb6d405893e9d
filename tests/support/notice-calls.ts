import type { PrivateCall } from './private-call.ts'

const login = 'http://localhost:3000/connexion'
const file = (id: string) => `/api/account/notices/${id}/file`

const ofInvestors = { client: 'partner', refused: { status: 403, body: 'forbidden' } } as const
const functionOf = (name: string) => `src/features/notices/notices.functions.ts#${name}`

/** The calls about an investor's notices and their private feed, as their refusals are tested. */
export const noticeCalls: readonly PrivateCall[] = [
  {
    name: 'src/features/account/notifications.functions.ts#getPrivateFeed',
    sent: { data: { locale: 'fr' } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: ofInvestors,
  },
  {
    name: 'POST /api/account/private-feed',
    sent: { fields: { act: 'create' } },
    withoutSession: { status: 303, location: login },
    wrongRole: { client: 'partner', refused: { status: 403 } },
  },
  {
    name: functionOf('getNotices'),
    sent: { data: { locale: 'fr', search: {} } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: ofInvestors,
  },
  {
    name: functionOf('getNotice'),
    sent: { data: { locale: 'fr', id: 'ntc-1' } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: ofInvestors,
    foreign: { sent: { data: { locale: 'fr', id: 'ntc-9' } }, refused: { status: 200, body: 'not_found' } },
  },
  {
    name: 'GET /api/account/notices/$id/file',
    sent: { target: file('ntc-1') },
    withoutSession: { status: 302, location: `${login}?callbackUrl=${encodeURIComponent(file('ntc-1'))}` },
    wrongRole: { client: 'partner', refused: { status: 403 } },
    foreign: { sent: { target: file('ntc-9') }, refused: { status: 404 } },
  },
  {
    name: 'POST /api/account/notices/acknowledge',
    sent: { fields: { notice: 'ntc-1' } },
    withoutSession: { status: 303, location: login },
    wrongRole: { client: 'partner', refused: { status: 403 } },
    // Back on the page of the form, like one that does not exist.
    foreign: { sent: { fields: { notice: 'ntc-9' } }, refused: { status: 303, location: '/' } },
  },
  {
    name: 'POST /api/account/notices/reveal',
    sent: { fields: { notice: 'ntc-1', proof: 'Old-Secret-1' } },
    withoutSession: { status: 303, location: login },
    wrongRole: { client: 'partner', refused: { status: 403 } },
  },
]
