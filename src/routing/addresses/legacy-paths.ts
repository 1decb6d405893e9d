import { pathFault, plainSpelling, readList } from './legacy-list.ts'
import { canonicalPathname, type MovedPaths, mendedPathname } from './redirect-rules.ts'
import { neutralRoutes, routeTable } from './route-table.ts'

/** The parsed legacy table (P-035): moved paths, paths without target, and errors. */
export type LegacyPaths = {
  readonly moved: MovedPaths
  /** Old paths without a target yet. */
  readonly unmoved: readonly string[]
  /** Sentences for editors of the file, one per error. */
  readonly faults: readonly string[]
}

const portalPages: ReadonlySet<string> = new Set(
  [...Object.values(routeTable).flatMap(({ fr, en }) => [fr, en]), ...Object.keys(neutralRoutes)].filter(
    (path) => !path.includes('$'),
  ),
)

const reserved = /^\/(api|assets|_serverFn)(\/|$)/

/** Returns the reason why a line's old path can never be requested, or undefined. */
export function sourceFault(source: string): string | undefined {
  const fault = pathFault(source)
  if (fault !== undefined) return fault
  const mended = mendedPathname(source)
  if (mended !== source) return `is never asked for: write ${mended}`
  if (portalPages.has(source)) return 'is a page of the portal'
  return reserved.test(source) ? 'belongs to the portal itself' : undefined
}

/** Returns the reason why a path cannot be the target of a redirect, or undefined. */
function targetFault(target: string, sources: ReadonlySet<string>): string | undefined {
  const fault = pathFault(target)
  if (fault !== undefined) return fault
  const canonical = canonicalPathname(target)
  if (canonical !== target) return `leads on to another address: write ${canonical}`
  if (sources.has(plainSpelling(target))) return 'is an old address itself: write where that one leads'
  return reserved.test(target) ? 'is no page' : undefined
}

/** Parses the legacy table; its format is described at the top of `legacy-paths.txt`. */
export function parseLegacyPaths(text: string): LegacyPaths {
  const lines = readList(text)
  const sources = new Set(lines.map(({ columns: [source = ''] }) => plainSpelling(source)))
  const moved = new Map<string, string>()
  const unmoved: string[] = []
  const faults: string[] = []
  const seen = new Map<string, number>()
  for (const { line, columns } of lines) {
    const [source = '', target, ...more] = columns
    const key = plainSpelling(source)
    const complain = (fault: string | undefined) => fault && faults.push(`line ${line}: ${fault}`)
    const before = seen.get(key)
    complain(before === undefined ? undefined : `${source} stands in line ${before} already`)
    seen.set(key, line)
    complain(prefixed(source, sourceFault(source)))
    complain(more.length > 0 ? 'has more than two columns' : undefined)
    if (target === undefined) unmoved.push(source)
    else {
      complain(prefixed(target, targetFault(target, sources)))
      moved.set(key, encodedPath(target))
    }
  }
  return { moved, unmoved, faults }
}

/** The path as browsers encode it: accents encoded, existing encoding unchanged. */
const encodedPath = (path: string): string => new URL(path, 'https://portal.invalid').pathname

const prefixed = (path: string, fault: string | undefined): string | undefined => fault && `${path} ${fault}`

/** Paths looked up elsewhere before this portal responds (P-034). */
export type CheckedPaths = { readonly paths: ReadonlySet<string>; readonly faults: readonly string[] }

/**
 * Parses `checked-paths.txt`. A path moved by the legacy table is never looked up, so it may not be in
 * both.
 */
export function parseCheckedPaths(text: string, moved: MovedPaths): CheckedPaths {
  const listed = new Set<string>()
  const faults: string[] = []
  for (const { line, columns } of readList(text)) {
    const [source = '', ...more] = columns
    const key = plainSpelling(source)
    const fault =
      prefixed(source, sourceFault(source)) ??
      (more.length > 0 ? 'has more than one column' : undefined) ??
      (listed.has(key) ? `${source} stands here already` : undefined) ??
      (moved.has(key) ? `${source} is moved by legacy-paths.txt` : undefined)
    if (fault !== undefined) faults.push(`line ${line}: ${fault}`)
    listed.add(key)
  }
  return { paths: listed, faults }
}
