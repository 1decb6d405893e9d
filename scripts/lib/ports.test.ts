import { expect, it } from 'vitest'
import { blockedPorts } from './ports.ts'

/** Reports whether `fetch` refuses a port before it connects. */
async function isRefused(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(1000)
  const reason: unknown = await fetch(`http://127.0.0.1:${port}`, { signal }).catch((error: unknown) => error)
  return reason instanceof Error && reason.cause instanceof Error && reason.cause.message === 'bad port'
}

// A health check on such a port would fail until its time is over, with nothing wrong with the service.
it('the blocked ports are those that fetch refuses', async () => {
  for (const port of blockedPorts) expect([port, await isRefused(port)]).toEqual([port, true])
  expect(await isRefused(3000)).toBe(false)
})
