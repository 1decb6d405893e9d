import { describe, expect, it } from 'vitest'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { endMandate, enterMandate } from './mandates.server.ts'

const refusedWith = (status: number, ...faults: { path: string; code: string }[]) =>
  ({ kind: 'refused', status, code: 'validation_failed', retryAfterS: null, faults }) as const

const request = new Request('http://portal.example/api/staff/mandates')
const call = { request, locale: 'fr', isProven: false, returnPath: '/', token: 'staff' } as const
const answers = {
  person: 'acc-1',
  holder: 'h@client.example',
  scope: 'both',
  power: 'act',
  notified: false,
} as const

/** Dependencies whose product API answers with these, and what was kept for the person's page. */
function depsWith(outcome: BackendOutcome<never>) {
  const kept: unknown[] = []
  return {
    kept,
    deskCalls: {
      enterMandate: () => Promise.resolve(outcome),
      endMandate: () => Promise.resolve(outcome),
    },
    drafts: { keep: (form: string) => Promise.resolve(kept.push(form)).then(() => 'draft=1') },
  }
}

const enter = (outcome: BackendOutcome<never>) =>
  enterMandate({ ...call, data: { ...answers, since: '28/11/2026', until: '' } }, depsWith(outcome))

// P-696
describe('a mandate that the product API refuses', () => {
  it.each([
    ['holder_email', 'unknown', 'holder', 'emailOfNoInvestor'],
    ['holder_email', 'same', 'holder', 'mandateOfHolder'],
    ['person', 'too_many', 'holder', 'mandatesTooMany'],
    ['until', 'past', 'until', 'mandateUntil'],
  ] as const)('for its %s, which is %s, is refused at the field %s', async (path, code, field, fault) => {
    expect(await enter(refusedWith(422, { path, code }))).toEqual({
      kind: 'refused',
      faults: [{ field, code: fault }],
    })
  })

  it('for a person who is none, or that it does not answer about, fails as a whole', async () => {
    expect((await enter(refusedWith(422, { path: 'person', code: 'unknown' }))).kind).toBe('failed')
    expect((await enter({ kind: 'unreachable', reason: 'timed_out' })).kind).toBe('failed')
  })

  it('to end it, fails without a word of success', async () => {
    const deps = depsWith({ kind: 'refused', status: 404, code: 'not_found', retryAfterS: null })
    const data = { person: 'acc-1', mandate: 'mdt-1' }
    expect(await endMandate({ ...call, data }, deps)).toMatchObject({ kind: 'failed', problem: 'not_found' })
    expect(deps.kept).toEqual([])
  })
})
