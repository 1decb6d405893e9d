import { expect, it } from 'vitest'
import { limitInFlight } from './shed-overload.server.ts'

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
