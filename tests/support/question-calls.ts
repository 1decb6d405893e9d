import type { PrivateCall } from './private-call.ts'

const login = 'http://localhost:3000/connexion'
const file = (id: string) => `/api/account/questions/attachments/${id}`
const functionOf = (name: string) => `src/features/questions/questions.functions.ts#${name}`
const ofInvestors = { client: 'partner', refused: { status: 403, body: 'forbidden' } } as const

const formOf = (name: string, fields: Readonly<Record<string, string>>): PrivateCall => ({
  name: `POST /api/account/questions/${name}`,
  sent: { fields },
  withoutSession: { status: 303, location: login },
  wrongRole: { client: 'partner', refused: { status: 403 } },
})

/** The calls about an investor's questions, as their refusals are tested. */
export const questionCalls: readonly PrivateCall[] = [
  {
    name: functionOf('getQuestions'),
    sent: { data: { locale: 'fr', search: {} } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: ofInvestors,
  },
  {
    name: functionOf('getQuestion'),
    sent: { data: { locale: 'fr', id: 'qst-1' } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    wrongRole: ofInvestors,
    foreign: { sent: { data: { locale: 'fr', id: 'qst-9' } }, refused: { status: 200, body: 'not_found' } },
  },
  // A form with a file is read as such alone: these tests send fields.
  { ...formOf('ask', { subject: 'Valeur', text: 'Quand ?' }), answered: 415 },
  { ...formOf('reply', { question: 'qst-1', text: 'Merci.' }), answered: 415 },
  {
    ...formOf('close', { question: 'qst-1' }),
    // Back on the page of the form, like one that does not exist.
    foreign: { sent: { fields: { question: 'qst-9' } }, refused: { status: 303, location: '/' } },
  },
  {
    name: 'GET /api/account/questions/attachments/$id',
    sent: { target: file('qat-1') },
    withoutSession: { status: 302, location: `${login}?callbackUrl=${encodeURIComponent(file('qat-1'))}` },
    wrongRole: { client: 'partner', refused: { status: 403 } },
    foreign: { sent: { target: file('qat-9') }, refused: { status: 404 } },
  },
]
