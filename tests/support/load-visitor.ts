/** How one answer under load is judged. */
export type Judged = 'ok' | 'shed' | 'fault'

/** Somebody who asks for pages one after the other, and the mark that their pages carry. */
export type LoadVisitor = {
  readonly cookie: string
  readonly paths: readonly string[]
  /** What must stand on each of the pages; undefined for who is not signed in. */
  readonly mark: string | undefined
}

export type LoadFigures = {
  readonly seconds: number
  readonly asked: number
  readonly ok: number
  /** Honest 503 and 429. */
  readonly shed: number
  readonly faults: readonly string[]
  /** Until an answer with 200 was complete. */
  readonly served: { readonly p50Ms: number; readonly p95Ms: number; readonly p99Ms: number }
}

const shedStatuses = [429, 503]
const mostFaultsKept = 20

/** What is wrong with an answer; undefined where nothing is. */
export function judge(
  answer: { readonly status: number; readonly retryAfter: string | null; readonly body: string },
  { mark }: Pick<LoadVisitor, 'mark'>,
  otherMarks: readonly string[],
): { readonly judged: Judged; readonly why?: string } {
  const { status, retryAfter, body } = answer
  if (shedStatuses.includes(status))
    return Number(retryAfter) > 0
      ? { judged: 'shed' }
      : { judged: 'fault', why: `${status} without Retry-After` }
  if (status !== 200) return { judged: 'fault', why: `status ${status}` }
  const other = otherMarks.find((one) => one !== mark && body.includes(one))
  if (other !== undefined) return { judged: 'fault', why: `the page of ${other}` }
  if (mark !== undefined && !body.includes(mark)) return { judged: 'fault', why: `no mark of ${mark}` }
  return { judged: 'ok' }
}

/** Asks for a page as its visitor does. */
export async function askOnce(url: string, visitor: LoadVisitor, path: string) {
  const headers = { cookie: visitor.cookie, accept: 'text/html' }
  const response = await fetch(`${url}${path}`, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.text(),
  }
}

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

type LoadPlan = {
  readonly url: string
  readonly visitors: readonly LoadVisitor[]
  readonly seconds: number
  /** Requests begun in a second, whether or not earlier ones are answered; 0 for one after the other. */
  readonly perSecond: number
}

const tickMs = 20
/** More than these wait at no time: a load generator that runs out of sockets measures itself. */
const mostOpen = 400

/** Asks at a steady rate, as many visitors do, and judges every answer. */
export async function runLoad({ url, visitors, seconds, perSecond }: LoadPlan): Promise<LoadFigures> {
  const times: number[] = []
  const counts = { ok: 0, shed: 0, fault: 0 }
  const faults: string[] = []
  const marks = visitors.map(({ mark }) => mark).filter((mark) => mark !== undefined)
  const open = new Set<Promise<void>>()
  let asked = 0
  const one = async (visitor: LoadVisitor, path: string) => {
    const startedAt = performance.now()
    const answered = await askOnce(url, visitor, path).catch((error: unknown) => String(error))
    const { judged, why } =
      typeof answered === 'string'
        ? { judged: 'fault' as const, why: answered }
        : judge(answered, visitor, marks)
    counts[judged] += 1
    if (judged === 'ok') times.push(performance.now() - startedAt)
    if (why !== undefined && faults.length < mostFaultsKept) faults.push(`${path}: ${why}`)
  }
  const begin = () => {
    const visitor = visitors[asked % visitors.length]
    const path = visitor?.paths[Math.floor(asked / visitors.length) % visitor.paths.length]
    asked += 1
    if (visitor === undefined || path === undefined) return
    const running = one(visitor, path).finally(() => open.delete(running))
    open.add(running)
  }
  const startedAt = performance.now()
  const endAt = startedAt + seconds * 1000
  while (performance.now() < endAt) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    while (asked < due && open.size < mostOpen) begin()
    await new Promise((next) => setTimeout(next, tickMs))
  }
  await Promise.all(open)
  times.sort((a, b) => a - b)
  return {
    ...{ seconds, asked, ok: counts.ok, shed: counts.shed },
    faults: counts.fault === 0 ? [] : [`${counts.fault} in all`, ...faults],
    served: { p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95), p99Ms: quantile(times, 0.99) },
  }
}
