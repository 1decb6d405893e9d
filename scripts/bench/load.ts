import { setTimeout as wait } from 'node:timers/promises'
import { PlainError } from '../lib/project.ts'
import { ask } from './asker.ts'
import type { BenchPage } from './pages.ts'
import { processorTimeMs } from './process-figures.ts'
import { acceptEncoding, requestRaw } from './raw-page.ts'
import { median, quantile } from './statistics.ts'

/** A server under load. */
export type LoadTarget = {
  readonly name:
    | 'plain node:http'
    | 'portal'
    | 'portal, rendering'
    | 'bare TanStack Start'
    | 'portal, signed in'
  readonly url: string
  readonly pid: number
  /** What its requests say beside `accept-encoding`. */
  readonly headers: Readonly<Record<string, string>>
  /** Where it has which page, when not at the portal's paths; a page that is not named it does not have. */
  readonly paths?: ReadonlyMap<string, string>
}

/** What one server did with one page in one round. */
type Sample = {
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of the server for one request; undefined where it cannot be read. */
  readonly processorMs: number | undefined
  /** Share of the time in which the server was working: 1 is one whole core. */
  readonly busy: number | undefined
  /** The same of the process that asks: near 1, it is the limit. */
  readonly askerBusy: number
}

/** Medians of all rounds, and the rounds themselves. */
export type LoadResult = Sample & {
  readonly page: string
  readonly server: LoadTarget['name']
  readonly bytes: number
  readonly rounds: readonly Sample[]
}

export type LoadPlan = {
  readonly rounds: number
  readonly secondsPerRound: number
  readonly warmUpSeconds: number
}

export const connections = 32

/** A cookie that the page cache does not know to be harmless: such a request is rendered. */
const uncachedCookie = 'bench=1'

/** The portal as it is shipped, asked in the two ways that visitors ask it. */
export function portalTargets(url: string, pid: number): readonly LoadTarget[] {
  return [
    { name: 'portal', url, pid, headers: {} },
    { name: 'portal, rendering', url, pid, headers: { cookie: uncachedCookie } },
  ]
}

const quietCheckMs = 250
const quietShare = 0.1
const mostQuietChecks = 40

/**
 * Waits until a server has done what its last answers have left to do (log lines, garbage, pages to keep): else that
 * work would be counted, and slow down, whoever comes next. Returns its processor time then.
 */
async function whenQuiet(pid: number): Promise<number | undefined> {
  let before = processorTimeMs(pid)
  for (let check = 0; check < mostQuietChecks; check += 1) {
    await wait(quietCheckMs)
    const after = processorTimeMs(pid)
    if (before === undefined || after === undefined) return undefined
    if (after - before < quietCheckMs * quietShare) return after
    before = after
  }
  return before
}

/** Asks one target for one page, on all connections at once. */
async function askFor({ name, url, headers }: LoadTarget, page: BenchPage, seconds: number) {
  const question = {
    url: `${url}${page.path}`,
    headers: { 'accept-encoding': acceptEncoding, ...headers },
  }
  const asked = await ask(question, { connections, seconds })
  const failures = asked.errors + asked.otherAnswers
  if (failures === 0) return asked
  throw new PlainError(`${failures} requests of ${page.name} to ${name} failed (first ${asked.firstFault}).`)
}

async function run(target: LoadTarget, page: BenchPage, seconds: number): Promise<Sample> {
  const before = processorTimeMs(target.pid)
  const own = process.cpuUsage()
  const asked = await askFor(target, page, seconds)
  const atEnd = processorTimeMs(target.pid)
  const { user, system } = process.cpuUsage(own)
  const afterLast = await whenQuiet(target.pid)
  const since = (time: number | undefined) =>
    before === undefined || time === undefined ? undefined : time - before
  const processorMs = since(afterLast)
  const busyMs = since(atEnd)
  return {
    requestsPerSecond: asked.answers / asked.seconds,
    p50Ms: quantile(asked.timesMs, 0.5),
    p99Ms: quantile(asked.timesMs, 0.99),
    processorMs: processorMs === undefined ? undefined : processorMs / asked.answers,
    busy: busyMs === undefined ? undefined : busyMs / (asked.seconds * 1000),
    askerBusy: (user + system) / 1e6 / asked.seconds,
  }
}

/** Characters that HTML writes in another way in texts. */
const inHtml: Readonly<Record<string, string>> = { '&': '&amp;', "'": '&#x27;', '"': '&quot;', '<': '&lt;' }
const asHtml = (text: string) => text.replaceAll(/[&'"<]/g, (character) => inHtml[character] ?? character)

/** What is wrong with an answer: a page that is fast because it is empty would be worth nothing. */
async function faultOf(response: Response, target: LoadTarget, page: BenchPage): Promise<string | undefined> {
  const html = await response.text()
  if (response.status !== 200) return `with ${response.status}`
  const isKept = target.name === 'plain node:http' || target.name === 'portal'
  if (response.headers.has('age') !== isKept) return 'from the wrong cache'
  const missing = page.shows.find((text) => !html.includes(asHtml(text)))
  return missing && `without "${missing}"`
}

/** Makes sure that a target gives the page that it is measured with; returns the size of the answer. */
async function verify(target: LoadTarget, page: BenchPage): Promise<number> {
  const url = `${target.url}${page.path}`
  const fault = await faultOf(await fetch(url, { headers: target.headers }), target, page)
  if (fault !== undefined) throw new PlainError(`${target.name} answered ${page.path} ${fault}.`)
  return (await requestRaw(url, target.headers)).body.length
}

const known = (figures: readonly (number | undefined)[]) => figures.filter((figure) => figure !== undefined)

function middleOf(samples: readonly Sample[]): Sample {
  const middle = (read: (sample: Sample) => number | undefined) => {
    const figures = known(samples.map(read))
    return figures.length === 0 ? undefined : median(figures)
  }
  return {
    requestsPerSecond: median(samples.map(({ requestsPerSecond }) => requestsPerSecond)),
    p50Ms: median(samples.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(samples.map(({ p99Ms }) => p99Ms)),
    processorMs: middle(({ processorMs }) => processorMs),
    busy: middle(({ busy }) => busy),
    askerBusy: median(samples.map(({ askerBusy }) => askerBusy)),
  }
}

/** Turns a list, so that no target is always measured first. */
function turned<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

/** A target with a page under its own path; nothing when it does not have the page. */
function pairOf(target: LoadTarget, page: BenchPage) {
  const path = target.paths === undefined ? page.path : target.paths.get(page.name)
  return path === undefined ? [] : [{ page: { ...page, path }, target, samples: [] as Sample[] }]
}

/** Asks every target for every page in each round, so that what else the machine does meets all of them alike. */
export async function measureLoad(
  targets: readonly LoadTarget[],
  pages: readonly BenchPage[],
  { rounds, secondsPerRound, warmUpSeconds }: LoadPlan,
): Promise<readonly LoadResult[]> {
  const pairs = pages.flatMap((page) => targets.flatMap((target) => pairOf(target, page)))
  const sizes = new Map<(typeof pairs)[number], number>()
  for (const pair of pairs) {
    sizes.set(pair, await verify(pair.target, pair.page))
    await run(pair.target, pair.page, warmUpSeconds)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { target, page, samples } of turned(pairs, round)) {
      samples.push(await run(target, page, secondsPerRound))
    }
  }
  return pairs.map((pair) => ({
    page: pair.page.name,
    server: pair.target.name,
    bytes: sizes.get(pair) ?? 0,
    ...middleOf(pair.samples),
    rounds: pair.samples,
  }))
}
