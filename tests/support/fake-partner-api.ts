import type { AdvisorSubscription } from '../../src/contract/product-api/advisor-subscription.schema.ts'
import type { ClientSubscriptionList } from '../../src/contract/product-api/client-subscription.schema.ts'
import type { DeskClientDetail, DeskClients } from '../../src/contract/product-api/desk-client.schema.ts'
import type { PartnerDesk } from '../../src/contract/product-api/desk-partner.schema.ts'
import type {
  PartnerTeams,
  SentInvitations,
  TeamAdmin,
} from '../../src/contract/product-api/partner-team.schema.ts'
import { caseAnswers } from './fake-cases-api.ts'
import { sampleFundList } from './sample-funds.ts'

const teams: PartnerTeams = {
  partner: { id: '1', name: 'Banque Démo' },
  domain: 'sandbox.example',
  current: 'team-1',
  teams: [{ id: 'team-1', name: 'Gestion privée', parent: null, fund_count: 1, member_count: 1 }],
  requested: null,
}

const teamAdmin: TeamAdmin = {
  team: { id: 'team-1', name: 'Gestion privée' },
  members: [],
  requests: [],
}

const invitations: SentInvitations = {
  items: [
    {
      id: 'inv-1',
      kind: 'email',
      recipient: 'colleague@sandbox.example',
      invited_by: 'Morgane Tillières',
      sent_at: '2026-11-20T10:00:00.000Z',
      expires_at: '2026-11-27T10:00:00.000Z',
      state: 'pending',
    },
  ],
  left_today: 19,
}

const fund = { id: 'fnd-12', name: 'Capital Un', slug: 'capital-un' }
const share = { id: 'shr-12-a', name: 'Part A' }

/** Page 1 of 2, so that an export makes two requests; the client's name is one that a spreadsheet would execute. */
const subscriptions: ClientSubscriptionList = {
  items: [
    {
      id: 'cls-1',
      client: '=HYPERLINK("https://attacker.example")',
      fund,
      share,
      amount: { amount: '25000.00', currency: 'EUR' },
      subscribed_on: '2026-03-04',
      status: { code: 'completed', label: 'Souscrite' },
    },
  ],
  page: { page: 1, pageSize: 1, pageCount: 2, total: 2 },
  totals: [{ currency: 'EUR', amount: '25000.00', count: 1 }],
  facets: { fund: [], status: [] },
}

const request: AdvisorSubscription = {
  id: 'req-1',
  reference: 'S-2026-1',
  status: 'received',
  client_name: 'Hélène Orsenne',
  fund,
  share,
  amount: { amount: '25000.00', currency: 'EUR' },
  created_at: '2026-11-20T10:00:00.000Z',
  client: {
    person: 'natural',
    civility: 'mrs',
    firstname: 'Hélène',
    lastname: 'Orsenne',
    birth_date: '1979-02-28',
    birth_city: 'Quimper',
    email: 'helene@client.example',
    telephone: '+33639980077',
    address: '3, quai Inventé',
    postal_code: '29000',
    city: 'Quimper',
    country: 'FR',
  },
  history: [{ status: 'received', at: '2026-11-20T10:00:00.000Z' }],
}

const offer = {
  fund,
  share,
  currency: 'EUR',
  minimum: { amount: '5000', currency: 'EUR' },
  closes_on: null,
}

const desk: PartnerDesk = {
  period: { from: '2026-10-01', to: '2026-12-31' },
  team: { id: 'team-1', name: 'Gestion privée' },
  included: [],
  totals: [{ currency: 'EUR', amount: '25000.00', count: 1 }],
  assets: [{ fund, share, currency: 'EUR', amount: '25000.00', count: 1 }],
  statuses: [],
  waiting: { total: 0, items: [], unpaid: [] },
  windows: [],
  documents: [],
  activity: [],
}

const client = {
  id: 'cls-1',
  name: 'Hélène Orsenne',
  count: 1,
  totals: [{ currency: 'EUR', amount: '25000.00', count: 1 }],
  last_subscribed_on: '2026-03-04',
}

const clients: DeskClients = { items: [client], page: { page: 1, pageSize: 25, pageCount: 1, total: 1 } }

const clientDetail: DeskClientDetail = {
  ...client,
  subscriptions: [],
  requests: [],
  contact: null,
  documents: [],
}

const answers: Readonly<Record<string, unknown>> = {
  ...caseAnswers,
  'GET /auth/partners/clients': clients,
  'GET /auth/partners/clients/cls-1': clientDetail,
  'GET /auth/partners/desk': desk,
  'GET /auth/partners/material': {
    items: [],
    page: { page: 1, pageSize: 25, pageCount: 0, total: 0 },
    funds: [],
  },
  'GET /auth/partners/shares': { items: [], page: { page: 1, pageSize: 25, pageCount: 0, total: 0 } },
  'POST /auth/partners/shares': {
    id: 'shl-1',
    secret: 'x'.repeat(43),
    expires_at: '2026-12-20T10:00:00.000Z',
  },
  'POST /auth/partners/shares/shl-1/end': { done: true },
  'GET /auth/partner-teams': teams,
  'GET /auth/partner-teams/team-1/funds': sampleFundList,
  'GET /auth/partner-teams/team-1/members': { members: [] },
  'GET /auth/partner-users/invitations': invitations,
  'GET /auth/partner-users/invitation-lists/latest': { list: null },
  'GET /auth/partner-teams/admin': teamAdmin,
  'POST /auth/partner-teams/admin/rights': teamAdmin,
  'POST /auth/partner-teams/admin/suspend': teamAdmin,
  'POST /auth/partner-teams/admin/hand-over': teamAdmin,
  'POST /auth/partner-teams/admin/decide-request': teamAdmin,
  'POST /auth/partner-users/email-invitation': { accepted: true },
  'POST /auth/partner-users/sms-invitation': { accepted: true },
  'POST /auth/partner-users/invitations/inv-1/revoke': { noted: true },
  'POST /auth/partner-users/invitations/inv-1/resend': { accepted: true },
  'GET /auth/partners/subscriptions': subscriptions,
  'GET /auth/advisor-subscriptions/offers': { offers: [offer] },
  'GET /auth/advisor-subscriptions': {
    items: [request],
    page: { page: 1, pageSize: 25, pageCount: 1, total: 1 },
  },
  'POST /auth/advisor-subscriptions': request,
  'GET /auth/advisor-subscriptions/req-1': request,
  'GET /auth/advisor-subscriptions/req-1/receipt': '%PDF-1.7 a receipt',
}

/** Returns the product API's response to a partner's user; undefined for objects that are another's or do not exist. */
export function partnerResponse(method: string, target: string): unknown {
  const { pathname } = new URL(target, 'http://localhost')
  return answers[`${method} ${pathname}`]
}
