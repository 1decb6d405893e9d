/** Judgement of a response under load; a shed request got a proper 503 or 429. */
type Judgement = { readonly outcome: 'ok' | 'shed' } | { readonly outcome: 'fault'; readonly reason: string }

/** Visitor who requests pages in turn, and the text that proves whose pages they are. */
export type LoadVisitor = {
  readonly cookie: string
  readonly paths: readonly string[]
  /** Text that is on each of the visitor's pages and on no other's; undefined for anonymous visitors. */
  readonly ownText: string | undefined
}

export type LoadFigures = {
  readonly seconds: number
  readonly requests: number
  readonly ok: number
  readonly shed: number
  readonly faults: readonly string[]
  /** Time to the last byte of responses with 200. */
  readonly latency: { readonly p50Ms: number; readonly p95Ms: number; readonly p99Ms: number }
}

const shedStatuses = [429, 503]
const maxReportedFaults = 20

function classify(
  { status, headers }: Response,
  body: string,
  { ownText }: LoadVisitor,
  allTexts: readonly string[],
): Judgement {
  if (shedStatuses.includes(status)) {
    if (Number(headers.get('retry-after')) > 0) return { outcome: 'shed' }
    return { outcome: 'fault', reason: `${status} without Retry-After` }
  }
  if (status !== 200) return { outcome: 'fault', reason: `status ${status}` }
  const foreign = allTexts.find((text) => text !== ownText && body.includes(text))
  if (foreign !== undefined) return { outcome: 'fault', reason: `the page of ${foreign}` }
  if (ownText !== undefined && !body.includes(ownText))
    return { outcome: 'fault', reason: `no ${ownText} on the page` }
  return { outcome: 'ok' }
}

/** Requests a page for its visitor, and judges the response. */
export async function requestPage(
  url: string,
  visitor: LoadVisitor,
  path: string,
  visitors: readonly LoadVisitor[],
): Promise<Judgement> {
  try {
    const response = await fetch(`${url}${path}`, {
      headers: { cookie: visitor.cookie, accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    })
    const texts = visitors.map(({ ownText }) => ownText).filter((text) => text !== undefined)
    return classify(response, await response.text(), visitor, texts)
  } catch (error) {
    return { outcome: 'fault', reason: String(error) }
  }
}

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

type LoadPlan = {
  readonly url: string
  readonly visitors: readonly LoadVisitor[]
  readonly seconds: number
  /** Requests started per second, independently of pending responses. */
  readonly perSecond: number
}

const tickMs = 20
/** Limit of requests under way: a load generator that runs out of sockets measures itself. */
const maxOpen = 400

/** Counts the outcomes of requests. */
function createTally() {
  const counts = { ok: 0, shed: 0, fault: 0 }
  const timesMs: number[] = []
  const reasons: string[] = []
  return {
    add(path: string, judgement: Judgement, ms: number): void {
      counts[judgement.outcome] += 1
      if (judgement.outcome === 'ok') timesMs.push(ms)
      if (judgement.outcome === 'fault' && reasons.length < maxReportedFaults)
        reasons.push(`${path}: ${judgement.reason}`)
    },
    figures(): Omit<LoadFigures, 'seconds' | 'requests'> {
      timesMs.sort((a, b) => a - b)
      const [p50Ms, p95Ms, p99Ms] = [0.5, 0.95, 0.99].map((share) => quantile(timesMs, share))
      return {
        ...{ ok: counts.ok, shed: counts.shed },
        faults: counts.fault === 0 ? [] : [`${counts.fault} in all`, ...reasons],
        latency: { p50Ms: p50Ms ?? 0, p95Ms: p95Ms ?? 0, p99Ms: p99Ms ?? 0 },
      }
    },
  }
}

/** Sends requests at a steady rate, as many visitors do, and judges every response. */
export async function runLoad({ url, visitors, seconds, perSecond }: LoadPlan): Promise<LoadFigures> {
  const tally = createTally()
  const open = new Set<Promise<void>>()
  let requests = 0
  const send = async (visitor: LoadVisitor, path: string) => {
    const sentAt = performance.now()
    const judgement = await requestPage(url, visitor, path, visitors)
    tally.add(path, judgement, performance.now() - sentAt)
  }
  const sendNext = () => {
    const visitor = visitors[requests % visitors.length]
    const path = visitor?.paths[Math.floor(requests / visitors.length) % visitor.paths.length]
    requests += 1
    if (visitor === undefined || path === undefined) return
    const running = send(visitor, path).finally(() => open.delete(running))
    open.add(running)
  }
  const startedAt = performance.now()
  while (performance.now() < startedAt + seconds * 1000) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    while (requests < due && open.size < maxOpen) sendNext()
    await new Promise((next) => setTimeout(next, tickMs))
  }
  await Promise.all(open)
  return { seconds, requests, ...tally.figures() }
}
