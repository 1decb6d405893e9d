import { expect, it } from 'vitest'
import { startFakeProductApi } from '../support/fake-product-api.ts'
import { logOf, startPortal } from '../support/portal-process.ts'

it('a stop lets the request in flight end, and the process with it', async () => {
  const productApi = await startFakeProductApi('silent')
  const portal = await startPortal({ PRODUCT_API_URL: productApi.url })
  const inFlight = portal.ask('/en/funds/fnd-12')
  while (productApi.calls.length === 0) await new Promise((next) => setImmediate(next))
  const stopped = portal.stop('SIGTERM')
  expect((await inFlight).status).toBe(503)
  expect(await stopped).toBe(0)
  expect(logOf(portal).map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['listening', 'stopping', 'stopped']),
  )
  await productApi.stop()
}, 15_000)

it('a faulty configuration is one message that names every fault, and nothing listens', async () => {
  const faulty = startPortal({ PORT: '99999', PRODUCT_API_URL: 'nowhere' })
  await expect(faulty).rejects.toThrow(
    /^the portal ended with 1:\nThe configuration has 2 fault\(s\):\n- PORT: .+\n- PRODUCT_API_URL: .+\n$/,
  )
})

it('a port that is taken ends the start, and says so', async () => {
  const first = await startPortal({})
  const second = startPortal({ PORT: new URL(first.url).port })
  await expect(second).rejects.toThrow(/ended with 1:[\s\S]*EADDRINUSE/)
  await first.stop()
})
