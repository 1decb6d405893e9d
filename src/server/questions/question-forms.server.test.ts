import { describe, expect, it } from 'vitest'
import type { ChangedQuestion } from '../../contract/product-api/question.schema.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { answerCase } from '../staff/review-case.server.ts'
import { closeQuestion, replyToQuestion } from './question-forms.server.ts'

const call = <Data>(data: Data) => ({
  ...{ data, locale: 'fr' as const, isProven: true, returnPath: '/', token: 't' },
  request: new Request('http://localhost/'),
})
const refused = (faults: readonly { readonly path: string; readonly code: string }[]) =>
  ({ kind: 'refused', status: 409, code: 'conflict', retryAfterS: null, faults }) as const
const stale = refused([{ path: 'after', code: 'stale' }])
const changed = { kind: 'ok', status: 200, data: { id: 'qst-1', state: 'answered' } } as const

/** Forms of staff about a question, over calls with one answer. */
function formsOver(answer: BackendOutcome<ChangedQuestion>) {
  const bodies: unknown[] = []
  const take = async (_asked: unknown, body?: unknown) => {
    bodies.push(body)
    return answer
  }
  const calls = { reply: take, close: take }
  const page = '/team/questions/$id'
  return {
    bodies,
    reply: (after: string) =>
      replyToQuestion(call({ question: 'qst-1', text: 'Le 15.', after }), calls, page),
    close: (after: string) => closeQuestion(call({ question: 'qst-1', after }), calls, page),
  }
}

// P-871
describe('an answer of staff', () => {
  it('names the message that was read, to a product API that takes it and to no other', async () => {
    const { bodies, close, reply } = formsOver(changed)
    for (const after of ['qms-7', '']) {
      await reply(after)
      await close(after)
    }
    expect(bodies).toEqual([
      { text: 'Le 15.', attachment: null, after: 'qms-7' },
      { after: 'qms-7' },
      { text: 'Le 15.', attachment: null },
      {},
    ])
  })

  it('is refused in its form after an unread message, and led to the page of a closed question', async () => {
    const unread = { kind: 'refused', faults: [{ field: 'after', code: 'messageMeanwhile' }] }
    expect(await formsOver(stale).reply('qms-7')).toEqual(unread)
    expect(await formsOver(stale).close('qms-7')).toEqual(unread)
    expect(await formsOver(refused([])).reply('qms-7')).toEqual({
      ...{ kind: 'done', location: '/espace-equipe/questions/qst-1?state=late' },
    })
  })
})

// P-871
it('a message of staff in a case names the latest one, none, or nothing to an older product API', async () => {
  const bodies: unknown[] = []
  const write = async ({ body }: { readonly body: unknown }) => {
    bodies.push(body)
    return stale
  }
  const calls = { write, decide: async () => stale }
  const sent = (after: string) => answerCase(call({ case: 'cas-1', text: 'Bonjour', after }), { calls })
  const results = [await sent('cme-3'), await sent('none'), await sent('')]
  expect(bodies).toEqual([
    { text: 'Bonjour', after: 'cme-3' },
    { text: 'Bonjour', after: null },
    { text: 'Bonjour' },
  ])
  expect(results[0]).toEqual({ kind: 'refused', faults: [{ field: 'after', code: 'messageMeanwhile' }] })
})
