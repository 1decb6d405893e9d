import { expect, it } from 'vitest'
import { signInByHttp } from '../../scripts/bench/bench-visitor.ts'
import { residentBytes } from '../../scripts/bench/process-figures.ts'
import { prepareStand, startPortal, startSandbox } from '../../scripts/bench/stand.ts'
import { writeFigures } from '../../scripts/proof/part.ts'
import { askOnce, judge, type LoadVisitor, runLoad } from '../support/load-visitor.ts'

const minutes = Number(process.env.PROOF_MINUTES ?? '10')
const probeSeconds = 8
const probeRate = 400
const sampleMs = 5000
const bytesPerMb = 1_000_000
const metricsToken = 'load-proof-metrics-token-of-no-worth'
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

type Sample = { readonly memoryMb: number; readonly loopDelayMs: number }

/** The event loop's delay since it was last asked for, as the metrics tell it: 99 of 100 turns were in time by so much. */
async function loopDelayMs(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const [, seconds = 'NaN'] = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await answer.text()) ?? []
  return Math.round(Number(seconds) * 1000)
}

/** Samples the portal until it is stopped; the samples are in the order of time. */
function watchPortal(url: string, pid: number) {
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

/** Asks for every page of every visitor once more, one after the other, and says what is wrong with them. */
async function faultsAfterwards(url: string, visitors: readonly LoadVisitor[]): Promise<string[]> {
  const marks = visitors.map(({ mark }) => mark).filter((mark) => mark !== undefined)
  const faults: string[] = []
  for (const visitor of visitors)
    for (const path of visitor.paths) {
      const { judged, why } = judge(await askOnce(url, visitor, path), visitor, marks)
      if (judged !== 'ok') faults.push(`${path}: ${why ?? judged}`)
    }
  return faults
}

const everyMinute = (samples: readonly Sample[]) =>
  samples.filter((_, index) => (index + 1) % (60_000 / sampleMs) === 0)

it(`twice the saturating load for ${minutes} minutes: honest answers, nobody's page for another, flat memory, the same pages afterwards`, async () => {
  const stand = await prepareStand(64, { TRUSTED_PROXIES: '127.0.0.1 ::1', METRICS_TOKEN: metricsToken })
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
  const stopWatching = watchPortal(url, portal.pid)
  const load = await runLoad({ url, visitors, seconds: minutes * 60, perSecond: 2 * saturatingPerSecond })
  const samples = stopWatching()
  const afterwards = await faultsAfterwards(url, visitors)
  await portal.service.stop()
  await sandbox.service.stop()
  const memory = samples.map(({ memoryMb }) => memoryMb)
  const half = Math.floor(memory.length / 2)
  const [first, second] = [mean(memory.slice(0, half)), mean(memory.slice(half))]
  writeFigures('load-figures', {
    saturatingPerSecond: Math.round(saturatingPerSecond),
    ...load,
    memoryMb: { first: Math.round(first), second: Math.round(second), most: Math.max(...memory) },
    everyMinute: everyMinute(samples),
    faultsAfterwards: afterwards,
  })
  expect(load.faults).toEqual([])
  expect(load.ok).toBeGreaterThan(0)
  expect(second).toBeLessThan(first * mostGrowth)
  expect(afterwards).toEqual([])
})
