/**
 * `npm run redirects [-- <address of a running portal>] [--folder <folder>]`: reads the lists of old addresses and
 * reports every fault with its line. With an address it also requests each of them there: an old path must give one
 * permanent redirect to a page.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseCheckedPaths, parseLegacyPaths } from '../src/routing/addresses/legacy-paths.ts'
import { PlainError, projectPath, runCommand } from './lib/project.ts'

function readLists(folder: string) {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const legacy = parseLegacyPaths(read('legacy-paths.txt'))
  const checked = parseCheckedPaths(read('checked-paths.txt'), legacy.moved)
  const faults = [
    ...legacy.faults.map((fault) => `legacy-paths.txt, ${fault}`),
    ...checked.faults.map((fault) => `checked-paths.txt, ${fault}`),
  ]
  return { ...legacy, checked: checked.paths, faults }
}

function report(faults: readonly string[]): number {
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'No fault.' : `${faults.length} fault(s).`)
  return faults.length === 0 ? 0 : 1
}

const concurrentRequests = 4

/** Returns the fault of one old path at a running portal; undefined for a correct redirect. */
async function faultOf(address: string, from: string, to: string): Promise<string | undefined> {
  const response = await fetch(new URL(from, address), { redirect: 'manual' })
  const location = response.headers.get('location')
  if (response.status !== 301 || location === null)
    return `${from} gives ${response.status} and no redirect (listed: ${to})`
  const isFundNumber = /\/fnd-\d+$/.test(to)
  if (!location.startsWith('/') || (!isFundNumber && location !== to))
    return `${from} leads to ${location}, not to ${to}`
  if (isFundNumber && location.split('/').length < 3) return `${from}: there is no page of ${to}`
  const page = await fetch(new URL(location, address), { redirect: 'manual' })
  return page.status === 200 ? undefined : `${from} leads to ${location}, which gives ${page.status}`
}

/**
 * Requests every old path of the legacy table from a running portal.
 * @returns one sentence for each that is not one permanent redirect to a page
 */
async function checkRedirects(address: string, moved: ReadonlyMap<string, string>): Promise<string[]> {
  const waiting = [...moved]
  const faults: string[] = []
  const checkNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const fault = await faultOf(address, ...next)
      if (fault !== undefined) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: concurrentRequests }, checkNext))
  return faults
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { folder: { type: 'string', default: projectPath('src/routing/addresses/legacy') } },
    allowPositionals: true,
  })
  const { moved, unmoved, checked, faults } = readLists(values.folder)
  console.log(
    `${moved.size} old paths lead on, ${unmoved.length} have no target, ${checked.size} are checked.`,
  )
  const [address] = positionals
  if (faults.length > 0 || address === undefined) return report(faults)
  if (!URL.canParse(address)) throw new PlainError(`${address} is no address`)
  console.log(`Asking ${address} …`)
  return report(await checkRedirects(address, moved))
})
