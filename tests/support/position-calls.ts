import type { Position } from '../../src/contract/product-api/position.schema.ts'
import type { PrivateCall } from './private-call.ts'

const login = 'http://localhost:3000/connexion'
const file = (kind: 'csv' | 'xlsx', fund: string) => `/api/account/funds/${fund}/account.${kind}?locale=fr`

const pdf = (holding: string) => `/api/account/holdings/${holding}/account.pdf?locale=fr`

const positionFunction = (name: string, data: { readonly id: string } | undefined): PrivateCall => ({
  name: `src/features/position/position.functions.ts#${name}`,
  sent: { data: { locale: 'fr', search: {}, ...data } },
  withoutSession: { status: 401, body: 'unauthenticated' },
  wrongRole: { client: 'partner', refused: { status: 403, body: 'forbidden' } },
})

/** Calls of investors about their holdings (P-402). */
export const positionCalls: readonly PrivateCall[] = [
  positionFunction('getPosition', undefined),
  {
    ...positionFunction('getHolding', { id: 'fnd-7' }),
    foreign: {
      sent: { data: { locale: 'fr', search: {}, id: 'fnd-8' } },
      refused: { status: 200, body: 'not_found' },
    },
  },
  ...(['csv', 'xlsx'] as const).map(
    (kind): PrivateCall => ({
      name: `GET /api/account/funds/$id/account.${kind}`,
      sent: { target: file(kind, 'fnd-7') },
      withoutSession: {
        status: 302,
        location: `${login}?callbackUrl=${encodeURIComponent(file(kind, 'fnd-7'))}`,
      },
      wrongRole: { client: 'partner', refused: { status: 403 } },
      foreign: { sent: { target: file(kind, 'fnd-8') }, refused: { status: 404 } },
    }),
  ),
  {
    name: 'GET /api/account/holdings/$id/account.pdf',
    sent: { target: pdf('hld-7') },
    withoutSession: { status: 302, location: `${login}?callbackUrl=${encodeURIComponent(pdf('hld-7'))}` },
    wrongRole: { client: 'partner', refused: { status: 403 } },
    foreign: { sent: { target: pdf('hld-8') }, refused: { status: 404 } },
  },
]

const noEffect = { commitment: '0', called: '0', recallable: '0' }

/** The position of the fake product API: `fnd-7`, paid once and valued once. */
export const samplePosition: Position = {
  asOf: '2026-10-01',
  previousVisitOn: null,
  holdings: [
    {
      id: 'hld-7',
      fund: {
        id: 'fnd-7',
        slug: 'fonds-des-tests',
        name: 'Fonds des tests',
        status: 'closed',
        legalForm: 'FCPR',
        strategy: { code: 'growth', label: 'Croissance' },
        assetClass: { code: 'private-equity', label: 'Capital-investissement' },
        launchedOn: '2020-01-01',
        subscriptionClosesOn: '2021-06-30',
        blockedUntil: '2028-12-31',
        endsOn: '2028-01-01',
        liquidatedOn: null,
      },
      share: { name: 'Part A', isin: null },
      currency: 'EUR',
      movements: [
        {
          id: 'mov-1',
          date: '2021-01-01',
          publishedOn: '2021-01-01',
          kind: 'payment',
          amount: '1000',
          natures: null,
          effect: noEffect,
          quantity: '10',
        },
      ],
      values: [
        {
          date: '2023-01-01',
          publishedOn: '2023-03-01',
          quantity: '10',
          netAssetValue: '121',
          amount: '1210',
        },
      ],
    },
  ],
}
