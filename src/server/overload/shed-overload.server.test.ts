import { describe, expect, it } from 'vitest'
import { readIncoming } from '../pipeline/incoming.server.ts'
import { createDelayMeter, limitInFlight, shedOverload } from './shed-overload.server.ts'

const ask = (delayMs: number, path: string, mostDelayMs = 1000) =>
  shedOverload({ loop: { delayMs: () => delayMs }, mostDelayMs })(
    readIncoming(new Request(`http://localhost${path}`)),
  )

it.each([
  ['/fonds', 'fr-FR'],
  ['/en/my-account', 'en-GB'],
])('%s is told to come back while the process is behind', async (path, language) => {
  const response = await ask(1001, path)
  expect([response?.status, response?.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response?.text()).toContain(`<html lang="${language}">`)
})

it.each([
  ['the process is in time', 1000, '/fonds', 1000],
  ['a balancer asks', 9000, '/api/health', 1000],
  ['a scraper asks', 9000, '/api/metrics', 1000],
  ['shedding is off', 9000, '/fonds', 0],
])('nothing is shed when %s', async (_, delayMs, path, mostDelayMs) => {
  expect(await ask(delayMs, path, mostDelayMs)).toBeUndefined()
})

/** Creates an application whose responses wait until they are released. */
function slowApplication(most: number) {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const application = limitInFlight(async () => {
    await gate
    return new Response('served')
  }, most)
  return { ask: (path: string) => application(new Request(`http://localhost${path}`)), open }
}

it('what is beyond the limit is responded with 503 at once, and room is made by every response', async () => {
  const { ask, open } = slowApplication(2)
  const served = [ask('/a'), ask('/b')]
  const shed = await ask('/c')
  expect([shed.status, shed.headers.get('retry-after')]).toEqual([503, '5'])
  open()
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200])
  expect((await ask('/c')).status).toBe(200)
})

it('room is made by an application that throws, too', async () => {
  const ask = limitInFlight(() => Promise.reject(new Error('a bug')), 1)
  const request = new Request('http://localhost/a')
  await expect(ask(request)).rejects.toThrow('a bug')
  await expect(ask(request)).rejects.toThrow('a bug')
})

it.each([
  ['a balancer asks', 1, '/api/health'],
  ['a scraper asks', 1, '/api/metrics'],
  ['there is no limit', 0, '/b'],
])('nothing is shed when %s', async (_, most, path) => {
  const { ask, open } = slowApplication(most)
  const first = ask('/a')
  const second = ask(path)
  open()
  expect((await second).status).toBe(200)
  await first
})

/** Returns the reading of a meter that starts at 0 after the last of these times, in milliseconds. */
function delayAfter(timesMs: readonly number[]): number {
  const meter = createDelayMeter(0)
  return timesMs.reduce((_, timeMs) => meter(timeMs), 0)
}

describe('the delay of the event loop', () => {
  it('is zero while the timer fires on time or early', () => {
    expect(delayAfter(Array.from({ length: 50 }, (_, index) => (index + 1) * 20))).toBe(0)
    expect(delayAfter(Array.from({ length: 60 }, (_, index) => (index + 1) * 19))).toBe(0)
  })

  it('is known from the first tick when every tick comes later than a whole window', () => {
    expect(delayAfter([1520])).toBe(1500)
    expect(delayAfter([1520, 3040, 4560])).toBe(1500)
  })

  it('is the mean over the window, not its worst tick', () => {
    expect(delayAfter([20, 40, 60, 580])).toBe(125)
  })

  it('is forgotten once a window was punctual', () => {
    const punctual = Array.from({ length: 25 }, (_, index) => 1520 + (index + 1) * 20)
    expect(delayAfter([1520, ...punctual])).toBe(0)
  })
})
