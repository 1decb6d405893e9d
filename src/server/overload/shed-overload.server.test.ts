import { expect, it } from 'vitest'
import { readIncoming } from '../pipeline/incoming.server.ts'
import { shedOverload } from './shed-overload.server.ts'

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
