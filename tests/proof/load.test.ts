import { expect, it } from 'vitest'
import { signInByHttp } from '../../scripts/bench/bench-visitor.ts'
import { residentBytes } from '../../scripts/bench/process-figures.ts'
import { prepareStand, startPortal, startSandbox } from '../../scripts/bench/stand.ts'
import { writeFigures } from '../../scripts/proof/part.ts'
import { type LoadVisitor, runLoad } from '../support/load-visitor.ts'

const minutes = Number(process.env.PROOF_MINUTES ?? '10')
const probeSeconds = 8
const probeRate = 400
const sampleMs = 5000
const bytesPerMb = 1_000_000
/** The second half of the run may hold this much more than the first: a leak of requests would hold many times that. */
const mostGrowth = 1.25

const publicPages = ['/', '/fonds', '/en/funds', '/guide', '/en/guide', '/recherche?q=capital', '/contact']
const accounts = [
  { email: 'investor@sandbox.example', client: 'investor' },
  { email: 'partner-chosen@banque-demo.example', client: 'partner' },
  { email: 'advisor@cgp-demo.example', client: 'partner' },
] as const

/** Signed-in pages show whose they are: the address in the account, and in no other. */
async function signedIn(url: string): Promise<LoadVisitor[]> {
  const visitors: LoadVisitor[] = []
  for (const account of accounts)
    visitors.push({
      cookie: await signInByHttp(url, account),
      paths: ['/mon-compte', '/en/my-account'],
      mark: account.email,
    })
  return visitors
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

it(`twice the saturating load for ${minutes} minutes: honest answers, nobody's page for another, flat memory`, async () => {
  const stand = await prepareStand(64, { TRUSTED_PROXIES: '127.0.0.1 ::1' })
  const sandbox = await startSandbox(stand)
  const portal = await startPortal(stand)
  const { url } = stand.settings.portal
  // Some visitors carry a cookie that no kept page is for, so that their pages are rendered.
  const anonymous: LoadVisitor[] = ['', 'seen=1', ''].map((cookie) => ({
    cookie,
    paths: publicPages,
    mark: undefined,
  }))
  const visitors = [...anonymous, ...(await signedIn(url))]
  const probe = await runLoad({ url, visitors, seconds: probeSeconds, perSecond: probeRate })
  const saturatingPerSecond = probe.ok / probe.seconds
  const memory: number[] = []
  const sampler = setInterval(() => memory.push((residentBytes(portal.pid) ?? 0) / bytesPerMb), sampleMs)
  const load = await runLoad({ url, visitors, seconds: minutes * 60, perSecond: 2 * saturatingPerSecond })
  clearInterval(sampler)
  const after = await fetch(`${url}/fonds`)
  await portal.service.stop()
  await sandbox.service.stop()
  const half = Math.floor(memory.length / 2)
  const [first, second] = [mean(memory.slice(0, half)), mean(memory.slice(half))]
  writeFigures('load-figures', {
    saturatingPerSecond: Math.round(saturatingPerSecond),
    ...load,
    memoryMb: { first: Math.round(first), second: Math.round(second), most: Math.round(Math.max(...memory)) },
  })
  expect(load.faults).toEqual([])
  expect(load.ok).toBeGreaterThan(0)
  expect(second).toBeLessThan(first * mostGrowth)
  expect(after.status).toBe(200)
})
