import type { PrivateCall } from './private-call.ts'

/** The calls about the mandates of an investor, as their refusals are tested. */
export const mandateCalls: readonly PrivateCall[] = [
  {
    name: 'src/features/position/portfolios.functions.ts#getPortfolios',
    sent: { data: { locale: 'fr', search: {} } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: { client: 'partner', refused: { status: 403, body: 'forbidden' } },
  },
  {
    name: 'POST /api/account/holder',
    sent: { fields: { holder: 'mdt-1' } },
    withoutSession: { status: 303, location: 'http://localhost:3000/connexion' },
    wrongRole: { client: 'partner', refused: { status: 403 } },
    // Another's mandate, or none: the page of all portfolios says so.
    foreign: {
      sent: { fields: { holder: 'mdt-9' } },
      refused: { status: 303, location: '/mon-compte/portefeuilles' },
    },
  },
]
