import { setTimeout as wait } from 'node:timers/promises'
import { PlainError } from '../lib/project.ts'
import { generateLoad } from './load-generator.ts'
import { processorTimeMs } from './machine.ts'
import { acceptEncoding, type BenchPage, requestRaw } from './pages.ts'
import { median, medianOfKnown, quantile } from './statistics.ts'

/** A server under load. */
export type LoadTarget = {
  readonly name: string
  readonly url: string
  readonly pid: number
  /** Headers of its requests beside `accept-encoding`. */
  readonly headers: Readonly<Record<string, string>>
  /** True if its responses must come from a cache, and so carry an `age`. */
  readonly isCached: boolean
  readonly pages: readonly BenchPage[]
}

export type LoadPlan = {
  readonly rounds: number
  readonly secondsPerRound: number
  readonly warmUpSeconds: number
}

/** Figures of a server for a page in one round. */
type Sample = {
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of the server for one response; undefined where it cannot be read. */
  readonly processorMs: number | undefined
  /** Share of the time in which the server was working: 1 is one whole core. */
  readonly serverBusy: number | undefined
  /** Busy share of the load generator: near 1, it is the limit. */
  readonly generatorBusy: number
}

/** Medians of all rounds, and the rounds themselves. */
export type LoadResult = Sample & {
  readonly page: string
  readonly server: string
  /** Bytes of one compressed response. */
  readonly bytes: number
  readonly rounds: readonly Sample[]
}

export const connections = 32

/** No overload shedding by delay: the load is meant to fill the process, and a shed request would cost next to nothing. */
export const withoutShedding = { OVERLOAD_DELAY_MS: '0' }

/** A cookie that the page cache does not know to be harmless, so that the page is rendered. */
const uncachedCookie = 'bench=1'

export function cachedPages(portal: Pick<LoadTarget, 'name' | 'url' | 'pid' | 'pages'>): LoadTarget {
  return { ...portal, headers: {}, isCached: true }
}

export function renderedPages(portal: Pick<LoadTarget, 'name' | 'url' | 'pid' | 'pages'>): LoadTarget {
  return { ...portal, headers: { cookie: uncachedCookie }, isCached: false }
}

const quietCheckMs = 250
const quietShare = 0.1
const maxQuietChecks = 40

/**
 * Waits until a server has finished work deferred by its last responses (log lines, garbage collection,
 * recompression), which would otherwise slow down the next server. Returns its processor time then.
 */
async function whenQuiet(pid: number): Promise<number | undefined> {
  let before = processorTimeMs(pid)
  for (let check = 0; check < maxQuietChecks; check += 1) {
    await wait(quietCheckMs)
    const after = processorTimeMs(pid)
    if (before === undefined || after === undefined) return undefined
    if (after - before < quietCheckMs * quietShare) return after
    before = after
  }
  return before
}

async function measureOnce(target: LoadTarget, page: BenchPage, seconds: number): Promise<Sample> {
  const { url, pid } = target
  const request = {
    url: `${url}${page.path}`,
    headers: { 'accept-encoding': acceptEncoding, ...target.headers },
  }
  const before = processorTimeMs(pid)
  const own = process.cpuUsage()
  const load = await generateLoad(request, { connections, seconds })
  const atEnd = processorTimeMs(pid)
  const { user, system } = process.cpuUsage(own)
  const afterwards = await whenQuiet(pid)
  const since = (time: number | undefined, share: number) =>
    before === undefined || time === undefined ? undefined : (time - before) / share
  return {
    requestsPerSecond: load.responses / load.seconds,
    p50Ms: quantile(load.latenciesMs, 0.5),
    p99Ms: quantile(load.latenciesMs, 0.99),
    processorMs: since(afterwards, load.responses),
    serverBusy: since(atEnd, load.seconds * 1000),
    generatorBusy: (user + system) / 1e6 / load.seconds,
  }
}

/** Characters that HTML escapes in text. */
const entities: Readonly<Record<string, string>> = { '&': '&amp;', "'": '&#x27;', '"': '&quot;', '<': '&lt;' }
const asHtml = (text: string) => text.replaceAll(/[&'"<]/g, (character) => entities[character] ?? character)

/**
 * Checks that a target gives the page that it is measured with: an empty page is fast and worth nothing.
 * @returns the size of its compressed response
 */
async function verify(target: LoadTarget, page: BenchPage): Promise<number> {
  const url = `${target.url}${page.path}`
  const response = await fetch(url, { headers: target.headers })
  const html = await response.text()
  const missing = page.shows.find((text) => !html.includes(asHtml(text)))
  const isFromCache = response.headers.has('age')
  if (!response.ok) throw new PlainError(`${target.name}: ${url} gave ${response.status}.`)
  if (isFromCache !== target.isCached) throw new PlainError(`${target.name}: ${url} used the wrong cache.`)
  if (missing !== undefined) throw new PlainError(`${target.name}: ${url} does not show "${missing}".`)
  return (await requestRaw(url, target.headers)).body.length
}

function mediansOf(samples: readonly Sample[]): Sample {
  return {
    requestsPerSecond: median(samples.map((sample) => sample.requestsPerSecond)),
    p50Ms: median(samples.map((sample) => sample.p50Ms)),
    p99Ms: median(samples.map((sample) => sample.p99Ms)),
    processorMs: medianOfKnown(samples.map((sample) => sample.processorMs)),
    serverBusy: medianOfKnown(samples.map((sample) => sample.serverBusy)),
    generatorBusy: median(samples.map((sample) => sample.generatorBusy)),
  }
}

/** Rotates the list, so that no target is always measured first. */
function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

/**
 * Loads every page of every target once per round, so that other work on the machine affects all of them
 * alike.
 */
export async function measureLoad(
  targets: readonly LoadTarget[],
  { rounds, secondsPerRound, warmUpSeconds }: LoadPlan,
): Promise<readonly LoadResult[]> {
  const pairs = targets.flatMap((target) =>
    target.pages.map((page) => ({ target, page, samples: [] as Sample[] })),
  )
  const sizes: number[] = []
  for (const { target, page } of pairs) {
    // A second request, because the first one may fill the cache.
    await requestRaw(`${target.url}${page.path}`, target.headers)
    sizes.push(await verify(target, page))
    await measureOnce(target, page, warmUpSeconds)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { target, page, samples } of rotated(pairs, round))
      samples.push(await measureOnce(target, page, secondsPerRound))
  }
  return pairs.map(({ target, page, samples }, index) => ({
    page: page.name,
    server: target.name,
    bytes: sizes[index] ?? 0,
    ...mediansOf(samples),
    rounds: samples,
  }))
}
