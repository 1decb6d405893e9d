import { describe, expect, it } from 'vitest'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { createOfferedCalls } from './offered-calls.server.ts'

type Reply = BackendOutcome<unknown>

const described = (...paths: string[]): Reply => ({
  kind: 'ok',
  status: 200,
  data: { paths: Object.fromEntries(paths.map((path) => [path, {}])) },
})
const down: Reply = { kind: 'unreachable', reason: 'network' }
const without: Reply = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null }

/** Creates a product API that responds with `state`, and a clock. */
function stand(first: Reply) {
  const state = { response: first, nowMs: 0, asked: 0 }
  const json: HttpClient['json'] = async ({ response: shape }) => {
    state.asked += 1
    const { response } = state
    return response.kind === 'ok' ? { ...response, data: shape.parse(response.data) } : response
  }
  const calls = createOfferedCalls({ json }, () => state.nowMs)
  /** The response once everything that was begun in the background is over. */
  const settled = async (path: string) => {
    await calls.offers(path)
    await new Promise(setImmediate)
    return calls.offers(path)
  }
  return { state, calls, settled }
}

// P-436
describe('the calls that the product API offers', () => {
  it('are those of its description, which all who ask at once read once', async () => {
    const { calls, state } = stand(described('/a', '/b'))
    const answers = await Promise.all([calls.offers('/a'), calls.offers('/b'), calls.offers('/c')])
    expect(answers).toEqual([true, true, false])
    expect(state.asked).toBe(1)
  })

  it('are none of an API without description, and none of one that is down from the start', async () => {
    expect(await stand(without).calls.offers('/a')).toBe(false)
    expect(await stand(down).calls.offers('/a')).toBe(false)
  })

  it('are read anew after five minutes, while the last response serves', async () => {
    const { calls, settled, state } = stand(described('/a'))
    await calls.offers('/a')
    state.response = described('/b')
    state.nowMs = 299_999
    expect(await settled('/b')).toBe(false)
    state.nowMs = 300_000
    expect(await calls.offers('/a')).toBe(true)
    expect(await settled('/b')).toBe(true)
  })

  it('hold while the API cannot be reached, and are asked for again after ten seconds', async () => {
    const { calls, settled, state } = stand(described('/a'))
    await calls.offers('/a')
    state.response = down
    state.nowMs = 300_000
    expect(await settled('/a')).toBe(true)
    state.response = described()
    state.nowMs = 309_999
    expect(await settled('/a')).toBe(true)
    state.nowMs = 310_000
    expect(await settled('/a')).toBe(false)
  })

  it('are offered soon after an API that was down comes back', async () => {
    const { calls, settled, state } = stand(down)
    expect(await calls.offers('/a')).toBe(false)
    state.response = described('/a')
    state.nowMs = 10_000
    expect(await settled('/a')).toBe(true)
  })
})
