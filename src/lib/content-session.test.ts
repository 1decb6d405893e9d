import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContentSessionEvent, nextContentSession, noContentSession } from './content-session.ts'

const token = fc.constantFrom('a', 'b')
const event: fc.Arbitrary<ContentSessionEvent<string>> = fc.oneof(
  fc.record({ type: fc.constant('started' as const), token: fc.option(token, { nil: undefined }) }),
  fc.record({ type: fc.constant('token_received' as const), token }),
  fc.record({ type: fc.constant('user_loaded' as const), user: fc.constant('ann') }),
  fc.record({ type: fc.constantFrom('auth_call' as const, 'user_failed' as const, 'signed_out' as const) }),
)
const stateAfter = (events: readonly ContentSessionEvent<string>[]) =>
  events.reduce(nextContentSession<string>, noContentSession)

// P-142
describe('the content backend’s session', () => {
  it('is signed in after a token was stored and its user loaded', () => {
    expect(
      stateAfter([
        { type: 'auth_call' },
        { type: 'token_received', token: 'a' },
        { type: 'user_loaded', user: 'ann' },
      ]),
    ).toEqual({ kind: 'signed_in', token: 'a', user: 'ann' })
  })

  it('loads the user of a token that is there at the start, and none without', () => {
    expect(stateAfter([{ type: 'started', token: 'a' }])).toEqual({ kind: 'loading', token: 'a' })
    expect(stateAfter([{ type: 'started', token: undefined }])).toEqual({ kind: 'signed_out' })
    expect(stateAfter([{ type: 'started', token: '' }])).toEqual({ kind: 'signed_out' })
  })

  it('holds nothing after an authentication call began, a user failed to load, or signing out', () => {
    fc.assert(
      fc.property(fc.array(event), fc.constantFrom('auth_call', 'signed_out'), (events, type) => {
        expect(stateAfter([...events, { type }])).toEqual({ kind: 'signed_out' })
      }),
    )
    expect(stateAfter([{ type: 'started', token: 'a' }, { type: 'user_failed' }])).toEqual({
      kind: 'signed_out',
    })
  })

  it('never changes its token or user without having been signed out in between', () => {
    fc.assert(
      fc.property(fc.array(event), event, (events, last) => {
        const [before, now] = [stateAfter(events), stateAfter([...events, last])]
        if (before.kind === 'signed_out' || now.kind === 'signed_out') return
        expect(now.token).toBe(before.token)
        if (before.kind === 'signed_in') expect(now).toEqual(before)
      }),
    )
  })

  it('knows a user only after one was loaded', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const wasLoaded = events.some(({ type }) => type === 'user_loaded')
        expect(stateAfter(events).kind === 'signed_in' && !wasLoaded).toBe(false)
      }),
    )
  })
})
