import { expect, it } from 'vitest'
import { prepareEnvironment, withServices } from '../../scripts/bench/environment.ts'
import { residentBytes } from '../../scripts/bench/machine.ts'
import { signInByHttp } from '../../scripts/lib/sign-in.ts'
import { writeFigures } from '../../scripts/proof/part.ts'
import { type LoadVisitor, requestPage, runLoad } from '../support/load-visitor.ts'

const minutes = Number(process.env.PROOF_MINUTES ?? '10')
const probeSeconds = 8
const probeRate = 400
const sampleMs = 5000
const bytesPerMb = 1_000_000
const metricsToken = 'soak-test-metrics-token-without-worth'
/** Memory of the second half over that of the first: a leak of requests would be many times that. */
const maxGrowth = 1.25

const publicPages = ['/', '/fonds', '/en/funds', '/guide', '/en/guide', '/recherche?q=capital', '/contact']
const accounts = [
  { email: 'investor@sandbox.example', client: 'investor' },
  { email: 'partner-chosen@banque-demo.example', client: 'partner' },
  { email: 'advisor@cgp-demo.example', client: 'partner' },
] as const

/** Anonymous visitors; one carries a cookie that no cached page is for, so that its pages are rendered. */
const anonymous: readonly LoadVisitor[] = ['', 'seen=1', ''].map((cookie) => ({
  ...{ cookie, paths: publicPages, ownText: undefined },
}))

/** Signed-in pages show the address of their account. */
async function signInAccounts(url: string): Promise<LoadVisitor[]> {
  const visitors: LoadVisitor[] = []
  for (const account of accounts) {
    const cookie = await signInByHttp(url, account)
    visitors.push({ cookie, paths: ['/mon-compte', '/en/my-account'], ownText: account.email })
  }
  return visitors
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

type Sample = { readonly memoryMb: number; readonly loopDelayMs: number }

/** The 99th percentile of the event loop's delay since the last look. */
async function loopDelayMs(url: string): Promise<number> {
  const response = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const [, seconds = 'NaN'] = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await response.text()) ?? []
  return Math.round(Number(seconds) * 1000)
}

/** Samples the portal until the returned function is called, which gives the samples in order. */
function samplePortal(url: string, pid: number): () => readonly Sample[] {
  const samples: Sample[] = []
  const sample = async () => {
    const delay = await loopDelayMs(url).catch(() => Number.NaN)
    samples.push({ memoryMb: Math.round((residentBytes(pid) ?? 0) / bytesPerMb), loopDelayMs: delay })
  }
  const timer = setInterval(sample, sampleMs)
  return () => {
    clearInterval(timer)
    return samples
  }
}

/** Requests every page of every visitor once more, one after the other. */
async function faultsAfterwards(url: string, visitors: readonly LoadVisitor[]): Promise<string[]> {
  const faults: string[] = []
  for (const visitor of visitors)
    for (const path of visitor.paths) {
      const judgement = await requestPage(url, visitor, path, visitors)
      if (judgement.outcome === 'fault') faults.push(`${path}: ${judgement.reason}`)
      if (judgement.outcome === 'shed') faults.push(`${path}: shed`)
    }
  return faults
}

function memoryOf(samples: readonly Sample[]) {
  const memory = samples.map(({ memoryMb }) => memoryMb)
  const half = Math.floor(memory.length / 2)
  const [first, second] = [mean(memory.slice(0, half)), mean(memory.slice(half))]
  return { first: Math.round(first), second: Math.round(second), most: Math.max(...memory) }
}

const everyMinute = (samples: readonly Sample[]) =>
  samples.filter((_, index) => (index + 1) % (60_000 / sampleMs) === 0)

/** Finds the rate that saturates the portal, then sends twice that rate. */
async function soak(url: string, pid: number) {
  const visitors = [...anonymous, ...(await signInAccounts(url))]
  const probe = await runLoad({ url, visitors, seconds: probeSeconds, perSecond: probeRate })
  const saturatingPerSecond = probe.ok / probe.seconds
  const stopSampling = samplePortal(url, pid)
  const load = await runLoad({ url, visitors, seconds: minutes * 60, perSecond: 2 * saturatingPerSecond })
  const samples = stopSampling()
  const afterwards = await faultsAfterwards(url, visitors)
  return { saturatingPerSecond, load, samples, afterwards, memoryMb: memoryOf(samples) }
}

it(`twice the saturating load for ${minutes} minutes: honest responses, nobody sees another's page, flat memory, the same pages afterwards`, async () => {
  const environment = await prepareEnvironment({
    TRUSTED_PROXIES: '127.0.0.1 ::1',
    METRICS_TOKEN: metricsToken,
  })
  const { url } = environment.settings.portal
  const result = await withServices(environment, (_, portal) => soak(url, portal.pid))
  const { saturatingPerSecond, load, samples, afterwards, memoryMb } = result
  writeFigures('load-figures', {
    saturatingPerSecond: Math.round(saturatingPerSecond),
    ...load,
    ...{ memoryMb, everyMinute: everyMinute(samples), faultsAfterwards: afterwards },
  })
  expect(load.faults).toEqual([])
  expect(load.ok).toBeGreaterThan(0)
  expect(memoryMb.second).toBeLessThan(memoryMb.first * maxGrowth)
  expect(afterwards).toEqual([])
})
