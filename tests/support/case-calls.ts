import type { PrivateCall } from './private-call.ts'

const login = 'http://localhost:3000/connexion'

const fileOf = (id: string, file: string) => `/api/account/cases/${id}/${file}`

type CaseForm = {
  readonly route: string
  readonly target?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly answered?: number
}

const ofCase = { case: 'cas-1', version: '3' }

/** Forms of a case: callers without the right are refused; another team's case is treated as missing. */
const caseForms: readonly CaseForm[] = [
  { route: 'api/forms/case-open', fields: { share: '', key: '' } },
  // A permitted caller gets 415, because a file is sent in another way.
  { route: 'api/account/case-documents', fields: { case: 'cas-1', kind: 'address' }, answered: 415 },
  { route: 'api/forms/case-document-remove', fields: { case: 'cas-1', document: 'cdo-1' } },
  { route: 'api/forms/case-warnings', fields: { case: 'cas-1', fund: 'fnd-12', accepted: 'capital_loss' } },
  { route: 'api/forms/case-signature', fields: ofCase },
  { route: 'api/forms/case-sign', fields: { ...ofCase, code: '123456' } },
  { route: 'api/forms/case-message', fields: { case: 'cas-1', text: 'Bonjour' } },
  { route: 'api/forms/case-withdraw', fields: ofCase },
  {
    route: 'api/account/cases/$id/details',
    target: '/api/account/cases/cas-1/details',
    fields: { share: 'shr-12-a' },
  },
]

const refusals = {
  withoutSession: { status: 303, location: login },
  wrongRole: { client: 'investor', refused: { status: 403 } },
} as const

/** The calls about subscriptions as cases, as their refusals are tested. */
export const caseCalls: readonly PrivateCall[] = [
  ...(['getCases', 'getCase'] as const).map(
    (name): PrivateCall => ({
      name: `src/features/subscriptions/cases/cases.functions.ts#${name}`,
      sent: { data: name === 'getCase' ? { locale: 'fr', id: 'cas-1' } : { locale: 'fr', search: {} } },
      withoutSession: { status: 401, body: 'unauthenticated' },
      wrongRole: { client: 'investor', refused: { status: 403, body: 'forbidden' } },
      ...(name === 'getCase' && {
        foreign: {
          sent: { data: { locale: 'fr', id: 'cas-2' } },
          refused: { status: 200, body: 'not_found' },
        },
      }),
    }),
  ),
  ...caseForms.map(
    ({ answered, fields = {}, route, target }): PrivateCall => ({
      name: `POST /${route}`,
      sent: { fields, ...(target !== undefined && { target }) },
      ...(answered !== undefined && { answered }),
      ...refusals,
    }),
  ),
  ...['signed-document', 'receipt'].map(
    (file): PrivateCall => ({
      name: `GET /api/account/cases/$id/${file}`,
      sent: { target: fileOf('cas-1', file) },
      withoutSession: {
        status: 302,
        location: `${login}?callbackUrl=${encodeURIComponent(fileOf('cas-1', file))}`,
      },
      wrongRole: { client: 'investor', refused: { status: 403 } },
      foreign: { sent: { target: fileOf('cas-2', file) }, refused: { status: 404 } },
    }),
  ),
  {
    name: 'GET /api/account/case-files/$id',
    sent: { target: '/api/account/case-files/cdo-1' },
    withoutSession: {
      status: 302,
      location: `${login}?callbackUrl=${encodeURIComponent('/api/account/case-files/cdo-1')}`,
    },
    wrongRole: { client: 'investor', refused: { status: 403 } },
    foreign: { sent: { target: '/api/account/case-files/cdo-2' }, refused: { status: 404 } },
  },
  {
    name: 'POST /api/account/cases/$id/draft',
    sent: { target: '/api/account/cases/cas-1/draft', fields: { touched: 'city', city: 'Quimper' } },
    answered: 204,
    ...refusals,
    foreign: {
      sent: { target: '/api/account/cases/cas-2/draft', fields: { touched: 'city', city: 'Quimper' } },
      refused: { status: 404 },
    },
  },
]
