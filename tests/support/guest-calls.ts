import type { PrivateCall } from './private-call.ts'

const login = 'http://localhost:3000/connexion'

const formOf = (path: string, fields: Readonly<Record<string, string>>): PrivateCall => ({
  name: `POST /api/account/${path}`,
  sent: { fields },
  withoutSession: { status: 303, location: login },
  wrongRole: { client: 'partner', refused: { status: 403 } },
})

/** Back on the page of the form, like an id that does not exist. */
const likeNone = { status: 303, location: '/' } as const

/** The calls about an investor's guests and the accesses of a guest, as their refusals are tested. */
export const guestCalls: readonly PrivateCall[] = [
  {
    name: 'src/features/guests/guests.functions.ts#getAccess',
    sent: { data: { locale: 'fr' } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: { client: 'partner', refused: { status: 403, body: 'forbidden' } },
  },
  formOf('guests/invite', { email: 'camille@client.example', scope: 'both', until: '2026-12-31' }),
  {
    ...formOf('guests/end', { guest: 'gst-1' }),
    foreign: { sent: { fields: { guest: 'gst-9' } }, refused: likeNone },
  },
  {
    ...formOf('guests/accept', { invitation: 'x' }),
    foreign: { sent: { fields: { invitation: 'y' } }, refused: likeNone },
  },
  {
    ...formOf('guest-view/open', { access: 'gst-1' }),
    foreign: { sent: { fields: { access: 'gst-9' } }, refused: likeNone },
  },
  formOf('guest-view/end', {}),
]
