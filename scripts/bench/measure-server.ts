import { type SeedAccount, signInByHttp } from '../lib/sign-in.ts'
import { type ComparisonServer, startBareStart, startPlainServer } from './comparison-servers.ts'
import {
  type Environment,
  prepareEnvironment,
  type Started,
  startPortal,
  startSandbox,
} from './environment.ts'
import { largeReader } from './large-data.ts'
import {
  cachedPages,
  type LoadPlan,
  type LoadResult,
  type LoadTarget,
  measureLoad,
  renderedPages,
  withoutShedding,
} from './load.ts'
import { residentBytes, withPinnedCores } from './machine.ts'
import { type BenchPage, loadedPages, signedInHome } from './pages.ts'
import { median } from './statistics.ts'

/** Duration and number of the server measurements. */
export type ServerPlan = LoadPlan & { readonly starts: number }

/** Names of the servers in tables and budgets. */
export const serverNames = {
  plain: 'plain node:http',
  cached: 'portal, cached',
  rendered: 'portal, rendered',
  signedIn: 'portal, signed in',
  bare: 'bare TanStack Start',
} as const

export type ServerReport = {
  readonly plan: ServerPlan
  /** True if the servers had a core of their own, without the load generator and the sandbox. */
  readonly isPinned: boolean
  readonly load: readonly LoadResult[]
  /** Median time from the start of the process to the first home page. */
  readonly startMs: number
  /** Resident memory of the portal in bytes; undefined away from Linux. */
  readonly memory: {
    readonly afterStart: number | undefined
    readonly afterCachedPages: number | undefined
    readonly afterRenderedPages: number | undefined
  }
}

/** Starts the portal several times; returns the median time, and the last instance, which keeps running. */
async function startRepeatedly(environment: Environment, starts: number) {
  const timesMs: number[] = []
  let portal = await startPortal(environment)
  timesMs.push(portal.startedInMs)
  while (timesMs.length < starts) {
    await portal.service.stop()
    portal = await startPortal(environment)
    timesMs.push(portal.startedInMs)
  }
  return { portal, startMs: median(timesMs) }
}

/** Returns the portal's targets in the three ways visitors use it. */
export async function portalTargets(url: string, pid: number, pages: readonly BenchPage[], prefix = '') {
  const { cached, rendered, signedIn } = serverNames
  const named = (name: string) => ({ name: `${prefix}${name}`, url, pid, pages })
  const session = async (page: BenchPage, account?: SeedAccount): Promise<LoadTarget> => ({
    ...named(signedIn),
    pages: [page],
    headers: { cookie: await signInByHttp(url, account) },
    isCached: false,
  })
  return [
    cachedPages(named(cached)),
    renderedPages(named(rendered)),
    await session(signedInHome),
    // Ten years of movements, too.
    await session({ ...signedInHome, name: 'home, thirty holdings' }, largeReader),
  ]
}

type Comparison = { readonly plain: ComparisonServer; readonly bare: ComparisonServer }

const targetOf = (name: string, { started, url, pages }: ComparisonServer) => ({
  ...{ name, url, pages, pid: started.pid, headers: {} },
})

/** Loads cached pages only: memory use, and pages at their best compression. */
async function measureCachedPages(
  { settings }: Environment,
  portal: Started,
  pages: readonly BenchPage[],
  plan: ServerPlan,
) {
  const { url } = settings.portal
  const afterStart = residentBytes(portal.pid)
  const target = cachedPages({ name: serverNames.cached, url, pid: portal.pid, pages })
  await measureLoad([target], { ...plan, rounds: 1 })
  return { afterStart, afterCachedPages: residentBytes(portal.pid) }
}

/** Measures all servers in turn. */
async function measureAll(
  { settings }: Environment,
  { plain, bare }: Comparison,
  { sandbox, portal }: { readonly sandbox: Started; readonly portal: Started },
  plan: ServerPlan,
) {
  const targets: LoadTarget[] = [
    { ...targetOf(serverNames.plain, plain), isCached: true },
    ...(await portalTargets(settings.portal.url, portal.pid, plain.pages)),
    { ...targetOf(serverNames.bare, bare), isCached: false },
  ]
  const servers = [...new Set(targets.map(({ pid }) => pid))]
  return await withPinnedCores(servers, [sandbox.pid], () => measureLoad(targets, plan))
}

/** Measures start, memory and load of the built portal beside the two servers that it is compared with. */
export async function measureServer(plan: ServerPlan): Promise<ServerReport> {
  const environment = await prepareEnvironment(withoutShedding)
  const running: Started[] = []
  const keep = <Kept extends Started>(started: Kept): Kept => {
    running.push(started)
    return started
  }
  try {
    const sandbox = keep(await startSandbox(environment))
    console.log('Starts …')
    const { portal, startMs } = await startRepeatedly(environment, plan.starts)
    keep(portal)
    const pages = await loadedPages(environment.settings.sandbox.url)
    console.log('Cached pages …')
    const memory = await measureCachedPages(environment, portal, pages, plan)
    console.log('Comparison servers …')
    const plain = await startPlainServer(environment, pages)
    keep(plain.started)
    const bare = await startBareStart(environment, pages)
    keep(bare.started)
    console.log('Load …')
    const { result: load, isPinned } = await measureAll(
      environment,
      { plain, bare },
      { sandbox, portal },
      plan,
    )
    const afterRenderedPages = residentBytes(portal.pid)
    return { plan, startMs, load, isPinned, memory: { ...memory, afterRenderedPages } }
  } finally {
    for (const { service } of running.toReversed()) await service.stop()
  }
}
