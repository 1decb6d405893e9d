import type { SubscriptionCase } from '../../src/contract/product-api/subscription-case.schema.ts'

/** A draft of the acting team. */
const draft: SubscriptionCase = {
  id: 'cas-1',
  reference: 'D-2026-1',
  state: 'draft',
  version: 3,
  client_name: 'Hélène Orsenne',
  fund: { id: 'fnd-12', name: 'Capital Un', slug: 'capital-un' },
  share: { id: 'shr-12-a', name: 'Part A' },
  amount: null,
  advisor: 'Morgane Tillières',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  sent_at: null,
  closes_on: null,
  answers: { share: 'shr-12-a', firstname: 'Hélène', lastname: 'Orsenne', amount: '25 000' },
  terms: { minimum: { amount: '5000', currency: 'EUR' }, currency: 'EUR', entry_fee_percent: '5.00' },
  required_documents: ['identity', 'address', 'funds_origin'],
  documents: [],
  warnings: [
    {
      code: 'capital_loss',
      title: 'Perte en capital',
      text: 'Le capital n’est pas garanti.',
      accepted_at: null,
    },
  ],
  signature: null,
  messages: [],
  request: null,
  history: [{ state: 'draft', at: '2026-11-20T10:00:00.000Z', actor: 'advisor', reason: null }],
}

const {
  answers: _answers,
  documents: _documents,
  history: _history,
  messages: _messages,
  request: _request,
  required_documents: _required,
  signature: _signature,
  terms: _terms,
  warnings: _warnings,
  ...line
} = draft

/** Responses of the product API to a partner's user about cases, by call. */
export const caseAnswers: Readonly<Record<string, unknown>> = {
  'GET /auth/partners/cases': { items: [line], page: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
  'GET /auth/partners/cases/cas-1': draft,
  'POST /auth/partners/cases/create': draft,
  'POST /auth/partners/cases/cas-1/save': { version: 4 },
  'POST /auth/partners/cases/cas-1/documents': draft,
  'POST /auth/partners/cases/cas-1/documents/remove': draft,
  'POST /auth/partners/cases/cas-1/messages': draft,
  'POST /auth/partners/cases/cas-1/warnings': draft,
  'POST /auth/partners/cases/cas-1/signature': draft,
  'POST /auth/partners/cases/cas-1/sign': draft,
  'GET /auth/partners/cases/cas-1/receipt': '%PDF-1.7 a receipt',
  'GET /auth/partners/case-documents/cdo-1/content': '%PDF-1.7 a document of a case',
  'GET /auth/partners/cases/cas-1/signed-document': '%PDF-1.7 a signed case',
  'POST /auth/partners/cases/cas-1/withdraw': draft,
}
