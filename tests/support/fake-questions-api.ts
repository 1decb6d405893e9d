import type { ServerResponse } from 'node:http'
import type { Question, QuestionDetail } from '../../src/contract/product-api/question.schema.ts'

const question: Question = {
  id: 'qst-1',
  subject: 'Valeur',
  state: 'answered',
  fund: { id: 'fnd-7', slug: 'fonds-des-tests', name: 'Fonds des tests' },
  document: null,
  askedAt: '2026-03-25T09:00:00.000Z',
  lastAt: '2026-03-26T09:00:00.000Z',
}

const detail: QuestionDetail = {
  ...question,
  messages: [
    {
      id: 'qms-1',
      from: 'investor',
      name: 'Camille Aubry',
      text: 'Quand ?',
      sentAt: '2026-03-25T09:00:00.000Z',
      attachment: { id: 'qat-1', name: 'ordre.png', type: 'image/png', bytes: 8 },
    },
  ],
}

const page = { page: 1, pageSize: 20, pageCount: 1, total: 1 }

/** Answers to calls about the only question, `qst-1`. */
const answers: Readonly<Record<string, unknown>> = {
  'GET /auth/investors/questions': { items: [question], page },
  'GET /auth/investors/questions/qst-1': detail,
  'POST /auth/investors/questions/qst-1/close': { id: 'qst-1', state: 'closed' },
}

/** Responds to a call about an investor's questions as the product API would; returns false for other calls. */
export function sendQuestions(call: string, response: ServerResponse): boolean {
  const [named = ''] = call.split('?')
  if (named === 'GET /auth/investors/question-attachments/qat-1') {
    response.writeHead(200, { 'content-type': 'image/png' }).end('an image')
    return true
  }
  const reply = answers[named]
  if (reply === undefined) return false
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  return true
}
