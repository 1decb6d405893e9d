import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.server.ts'

const failures = 3
const restMs = 1000

function circuit() {
  const clock = { ms: 0 }
  const onChange = vi.fn()
  const breaker = createCircuitBreaker({ failures, restMs, now: () => clock.ms, onChange })
  const call = (isDown: boolean): boolean => {
    const isMade = breaker.admits()
    if (isMade) breaker.report(isDown)
    return isMade
  }
  const open = () => {
    for (let made = 0; made < failures; made += 1) call(true)
  }
  return { breaker, clock, onChange, call, open }
}

describe('a circuit', () => {
  it('lets calls through until enough in a row have found the backend down', () => {
    const { breaker, call } = circuit()
    expect([call(true), call(true), call(false), call(true), call(true)]).toEqual(Array(5).fill(true))
    expect(breaker.state()).toBe('closed')
    call(true)
    expect([breaker.state(), call(false)]).toEqual(['open', false])
  })

  it('lets one call try after a rest, and no other beside it', () => {
    const { breaker, clock, open } = circuit()
    open()
    clock.ms = restMs - 1
    expect(breaker.admits()).toBe(false)
    clock.ms = restMs
    expect([breaker.admits(), breaker.state(), breaker.admits()]).toEqual([true, 'half_open', false])
  })

  it('rests again when that call finds the backend down', () => {
    const { breaker, clock, open, call } = circuit()
    open()
    clock.ms = restMs
    call(true)
    expect(breaker.state()).toBe('open')
    clock.ms = 2 * restMs - 1
    expect(breaker.admits()).toBe(false)
    clock.ms = 2 * restMs
    expect(breaker.admits()).toBe(true)
  })

  it('closes with the first call that finds the backend up, and counts anew', () => {
    const { breaker, clock, open, call, onChange } = circuit()
    open()
    clock.ms = restMs
    call(false)
    expect([call(true), call(true), breaker.state()]).toEqual([true, true, 'closed'])
    expect(onChange.mock.calls).toEqual([['open'], ['half_open'], ['closed']])
  })

  it('is closed by a late response of a call that was made before it opened', () => {
    const { breaker, open } = circuit()
    breaker.admits()
    open()
    breaker.report(false)
    expect(breaker.state()).toBe('closed')
  })

  it('never stays open once the backend is up, whatever happened before', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ isDown: fc.boolean(), waitMs: fc.nat(3000) })), (history) => {
        const { breaker, clock, call } = circuit()
        for (const { isDown, waitMs } of history) {
          clock.ms += waitMs
          call(isDown)
        }
        clock.ms += restMs
        call(false)
        expect(breaker.state()).toBe('closed')
      }),
    )
  })
})
