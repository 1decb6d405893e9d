import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  actionsOf,
  type CaseActor,
  type CaseChange,
  type CaseVersion,
  caseActions,
  caseStates,
  changeCase,
  isEditable,
  isFinal,
} from './case-states.ts'

const actors: readonly CaseActor[] = ['advisor', 'staff']
const state = fc.constantFrom(...caseStates)
const actor = fc.constantFrom(...actors)
const action = fc.constantFrom(...caseActions)
const version = fc.integer({ min: 1, max: 1_000_000 })
const change = fc.record({ action, actor, version, reason: fc.string() })

/** Applies changes one after the other, each by an actor who has read the case's current version. */
function follow(changes: readonly CaseChange[]): readonly CaseVersion[] {
  const path: CaseVersion[] = [{ state: 'draft', version: 1 }]
  for (const one of changes) {
    const current = path.at(-1) ?? { state: 'draft', version: 1 }
    const verdict = changeCase(current, { ...one, version: current.version })
    if (verdict.ok) path.push(verdict.next)
  }
  return path
}

// P-500
describe('the states of a case', () => {
  it('are changed by exactly the actions that are offered to an actor', () => {
    fc.assert(
      fc.property(state, actor, action, version, (from, who, what, seen) => {
        const verdict = changeCase(
          { state: from, version: seen },
          { action: what, actor: who, version: seen, reason: 'because' },
        )
        expect(verdict.ok).toBe(actionsOf(from, who).includes(what))
        if (verdict.ok) expect(verdict.next.version).toBe(seen + 1)
      }),
    )
  })

  it('are not changed by an actor who has read an earlier version', () => {
    fc.assert(
      fc.property(state, change, fc.integer({ min: 1, max: 50 }), (from, one, later) => {
        const verdict = changeCase({ state: from, version: one.version + later }, one)
        expect(verdict.ok).toBe(false)
      }),
    )
    expect(
      changeCase(
        { state: 'in_review', version: 3 },
        { action: 'refuse', actor: 'staff', version: 2, reason: 'late' },
      ),
    ).toEqual({ ok: false, code: 'stale' })
  })

  it('take only the first of two decisions on the same version', () => {
    const pairs = fc.tuple(
      fc.constantFrom('ask', 'accept', 'refuse'),
      fc.constantFrom('ask', 'accept', 'refuse'),
    )
    fc.assert(
      fc.property(pairs, version, ([first, second], seen) => {
        const decide = { actor: 'staff', version: seen, reason: 'because' } as const
        const one = changeCase({ state: 'in_review', version: seen }, { ...decide, action: first })
        if (!one.ok) throw new Error('the first decision was refused')
        expect(changeCase(one.next, { ...decide, action: second })).toEqual({ ok: false, code: 'stale' })
      }),
    )
  })

  it('are asked back and refused for a reason alone', () => {
    const blank = fc.constantFrom('', ' ', '\n\t')
    fc.assert(
      fc.property(fc.constantFrom('ask', 'refuse'), blank, (what, reason) => {
        const decision = { action: what, actor: 'staff', version: 1, reason } as const
        expect(changeCase({ state: 'in_review', version: 1 }, decision)).toEqual({
          ok: false,
          code: 'reason_missing',
        })
      }),
    )
  })

  it('end for good, and are accepted only after a review', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const states = follow(changes).map((one) => one.state)
        const end = states.findIndex(isFinal)
        if (end !== -1) expect(states.length).toBe(end + 1)
        const accepted = states.indexOf('accepted')
        if (accepted !== -1) expect(states[accepted - 1]).toBe('in_review')
        // A case under review was sent by an advisor after it could last be changed.
        for (const [index, one] of states.entries())
          if (one === 'in_review') expect(states[index - 1]).toBe('sent')
      }),
    )
  })

  it('let an adviser write where nobody reviews', () => {
    expect(caseStates.filter(isEditable)).toEqual(['draft', 'incomplete'])
    expect(caseStates.flatMap((from) => actionsOf(from, 'staff').map((what) => `${from} ${what}`))).toEqual([
      'sent take_up',
      'sent ask',
      'sent refuse',
      'in_review ask',
      'in_review accept',
      'in_review refuse',
    ])
  })
})
