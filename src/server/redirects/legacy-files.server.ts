import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ownCheckedPaths from '../../routing/addresses/legacy/checked-paths.txt?raw'
import ownLegacyPaths from '../../routing/addresses/legacy/legacy-paths.txt?raw'
import { parseCheckedPaths, parseLegacyPaths } from '../../routing/addresses/legacy-paths.ts'
import type { MovedPaths } from '../../routing/addresses/redirect-rules.ts'

/** Redirects of legacy paths, and the paths that are checked first. */
export type LegacyAddresses = { readonly moved: MovedPaths; readonly checked: ReadonlySet<string> }

const names = { legacy: 'legacy-paths.txt', checked: 'checked-paths.txt' } as const

/**
 * Reads both lists: those of the build, or those of a configured folder, which change without a new build.
 * @throws with every fault of both files, by line: the portal does not start with a faulty list
 */
export function readLegacyAddresses(directory: string | undefined): LegacyAddresses {
  const texts =
    directory === undefined
      ? { legacy: ownLegacyPaths, checked: ownCheckedPaths }
      : { legacy: readList(directory, names.legacy), checked: readList(directory, names.checked) }
  const legacy = parseLegacyPaths(texts.legacy)
  const checked = parseCheckedPaths(texts.checked, legacy.moved)
  const faults = [
    ...legacy.faults.map((fault) => `${names.legacy}, ${fault}`),
    ...checked.faults.map((fault) => `${names.checked}, ${fault}`),
  ]
  if (faults.length > 0) throw new Error(`The lists of old addresses have faults:\n- ${faults.join('\n- ')}`)
  return { moved: legacy.moved, checked: checked.paths }
}

function readList(directory: string, name: string): string {
  try {
    return readFileSync(join(directory, name), 'utf8')
  } catch {
    throw new Error(`REDIRECTS_DIR: ${name} cannot be read`)
  }
}
