import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainError } from '../lib/project.ts'
import { prepareEnvironment, withServices } from './environment.ts'
import { auditInterleaved, type LighthouseResult } from './lighthouse.ts'
import { type LoadPlan, type LoadResult, measureLoad, withoutShedding } from './load.ts'
import { residentBytes, withPinnedCores } from './machine.ts'
import { withConsentQuestion } from './measure-browser.ts'
import { portalTargets } from './measure-server.ts'
import { loadedPages, type PublicPage, pagesInBothLanguages } from './pages.ts'
import { type ScriptWeight, weighScripts } from './script-weights.ts'

/** Pages that two builds are compared on in the browser. */
const comparedPages = ['home', 'list', 'fund', 'compare', 'article', 'white book']

type BrowserComparison = {
  readonly pages: readonly (PublicPage & { readonly a: LighthouseResult; readonly b: LighthouseResult })[]
  readonly scripts: { readonly a: readonly ScriptWeight[]; readonly b: readonly ScriptWeight[] }
}

/** Results of two builds, measured in turn; servers of A and B have the names of the bench after `A: ` and `B: `. */
export type Comparison = {
  readonly directories: readonly [a: string, b: string]
  readonly load?: readonly LoadResult[]
  readonly memory?: { readonly a: number | undefined; readonly b: number | undefined }
  readonly browser?: BrowserComparison
}

export type ComparisonPlan = {
  readonly load: LoadPlan
  readonly lighthouseRuns: number
  readonly parts: readonly ('server' | 'browser')[]
}

/** A folder with a built portal, absolute. */
function builtDirectory(directory: string): string {
  const absolute = resolve(directory)
  if (existsSync(join(absolute, 'dist/server/node-server.js'))) return absolute
  throw new PlainError(`${absolute} has no built portal: run npm run build there.`)
}

/** Portals of two folders, each with a sandbox and data of its own. */
async function withTwoPortals<Result>(
  [a, b]: readonly [string, string],
  use: (portals: {
    readonly urls: readonly [a: string, b: string]
    readonly portalPids: readonly [a: number, b: number]
    readonly sandboxPids: readonly number[]
    readonly sandboxUrl: string
  }) => Promise<Result>,
): Promise<Result> {
  const variables = { ...withConsentQuestion, ...withoutShedding }
  const first = await prepareEnvironment(variables)
  const second = await prepareEnvironment(variables)
  const withSecond = (use2: Parameters<typeof withServices<Result>>[1]) => withServices(second, use2, b)
  return withServices(
    first,
    (sandboxA, portalA) =>
      withSecond((sandboxB, portalB) =>
        use({
          urls: [first.settings.portal.url, second.settings.portal.url],
          portalPids: [portalA.pid, portalB.pid],
          sandboxPids: [sandboxA.pid, sandboxB.pid],
          sandboxUrl: first.settings.sandbox.url,
        }),
      ),
    a,
  )
}

async function compareInBrowser([a, b]: readonly [string, string], runs: number): Promise<BrowserComparison> {
  const french = async (url: string) =>
    (await pagesInBothLanguages(url, comparedPages)).filter(({ locale }) => locale === 'fr')
  const [ofA, ofB] = [await french(a), await french(b)]
  const pages: BrowserComparison['pages'][number][] = []
  for (const [index, page] of ofA.entries()) {
    const other = ofB[index]
    if (other === undefined) throw new PlainError(`The second build has no page "${page.name}".`)
    console.log(`Lighthouse: ${page.name} …`)
    const [resultA, resultB] = await auditInterleaved([page, other], runs)
    if (resultA !== undefined && resultB !== undefined) pages.push({ ...page, a: resultA, b: resultB })
  }
  return { pages, scripts: { a: await weighScripts(ofA), b: await weighScripts(ofB) } }
}

/** Measures the built portals of two folders in interleaved rounds. */
export async function compareBuilds(
  directories: readonly [string, string],
  { load: plan, lighthouseRuns, parts }: ComparisonPlan,
): Promise<Comparison> {
  const [a, b] = [builtDirectory(directories[0]), builtDirectory(directories[1])]
  return withTwoPortals([a, b], async ({ urls, portalPids, sandboxPids, sandboxUrl }) => {
    const browser = parts.includes('browser') ? await compareInBrowser(urls, lighthouseRuns) : undefined
    if (!parts.includes('server')) return { directories: [a, b], ...(browser && { browser }) }
    const pages = await loadedPages(sandboxUrl)
    const targets = [
      ...(await portalTargets(urls[0], portalPids[0], pages, 'A: ')),
      ...(await portalTargets(urls[1], portalPids[1], pages, 'B: ')),
    ]
    console.log('Load …')
    const { result } = await withPinnedCores(portalPids, sandboxPids, () => measureLoad(targets, plan))
    const memory = { a: residentBytes(portalPids[0]), b: residentBytes(portalPids[1]) }
    return { directories: [a, b], load: result, memory, ...(browser && { browser }) }
  })
}
