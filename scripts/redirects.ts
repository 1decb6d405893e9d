/**
 * `npm run redirects [-- <address of a running portal>] [--folder <folder>]`: reads the lists of old addresses whole and
 * names every fault by its line. With an address it also asks that portal for each of them: an old path must answer
 * one permanent redirect, and what it leads to must be a page.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseCheckedPaths, parseLegacyPaths } from '../src/routing/legacy-paths.ts'
import { PlainError, projectPath, runCommand } from './lib/project.ts'
import { askForMoved } from './lib/redirect-check.ts'

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

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { folder: { type: 'string', default: projectPath('src/routing/legacy') } },
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
  return report(await askForMoved(address, moved))
})
