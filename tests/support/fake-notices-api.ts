import type { ServerResponse } from 'node:http'
import type { Notice, NoticeDetail } from '../../src/contract/product-api/notice.schema.ts'

const notice: Notice = {
  id: 'ntc-1',
  reference: 'AF-2026-00001',
  kind: 'call',
  status: 'announced',
  fund: { id: 'fnd-7', slug: 'fonds-des-tests', name: 'Fonds des tests', legalForm: 'FPCI' },
  share: 'Part A',
  currency: 'EUR',
  amount: '1000.00',
  paid: '0.00',
  announcedOn: '2026-03-25',
  dueOn: '2026-04-10',
  acknowledgedAt: null,
}

const detail: NoticeDetail = {
  ...notice,
  number: 3,
  purpose: 'Acquisition',
  lines: [
    {
      nature: { code: 'investments', label: 'Investissements' },
      scope: 'inside',
      amount: '1000.00',
    },
  ],
  commitment: '10000.00',
  unfundedBefore: '4000.00',
  unfundedAfter: '3000.00',
  payee: { holder: 'Fonds des tests', bank: 'Banque Démo', ibanEnd: '4000', iban: null, bic: null },
  telephone: '+33 1 99 00 14 20',
}

const letter = {
  id: 'ltr-1',
  fund: { id: 'fnd-7', slug: 'fonds-des-tests', name: 'Fonds des tests' },
  date: '2026-03-25',
  subject: 'Gouvernance',
}

const page = { page: 1, pageSize: 20, pageCount: 1, total: 1 }

/** The secret of the private feed that the fake creates. */
export const feedSecret = 's'.repeat(43)

/** Answers to calls about the only notice, `ntc-1`, and about the private feed. */
const answers: Readonly<Record<string, unknown>> = {
  'GET /auth/investors/notices': { items: [notice], page },
  'GET /auth/investors/notices/ntc-1': detail,
  'GET /auth/investors/letters': { items: [letter], page },
  'GET /auth/investors/letters/ltr-1': { ...letter, text: 'Le comité change.', document: null },
  'GET /auth/partners/letters': { items: [letter], page },
  'GET /auth/partners/letters/ltr-1': { ...letter, text: 'Le comité change.', document: null },
  'GET /auth/investor-users/guests': { items: [] },
  'GET /auth/investor-users/guest-accesses': { items: [] },
  'GET /auth/investor-users/guest-openings': {
    items: [],
    page: { page: 1, pageSize: 20, pageCount: 0, total: 0 },
  },
  'POST /auth/investor-users/guests/gst-1/end': { done: true },
  'GET /auth/investor-users/private-feed': { createdAt: '2026-03-26T08:00:00.000Z' },
  'POST /auth/investor-users/private-feed/create': { secret: feedSecret },
  'POST /auth/investor-users/private-feed/revoke': { done: true },
  'POST /auth/investors/notices/ntc-1/acknowledgement': { acknowledgedAt: '2026-03-26T08:00:00.000Z' },
}

/** PDF files of the only notice, and of the capital account of the only holding. */
const files: Readonly<Record<string, string>> = {
  'GET /auth/investors/notices/ntc-1/file': '%PDF-1.7 of a notice',
  'GET /auth/investors/holdings/hld-7/capital-account': '%PDF-1.7 of an account',
}

/** Responds to a call about an investor's notices and capital account as the product API would; returns false for other calls. */
export function sendNotices(call: string, response: ServerResponse): boolean {
  const [named = ''] = call.split('?')
  const file = files[named]
  if (file !== undefined) {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(file)
    return true
  }
  const reply = answers[named]
  if (reply === undefined) return false
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  return true
}
