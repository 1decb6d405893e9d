/** A node of the path tree: static segments take precedence over a parameter, a parameter over a splat. */
type Node = {
  readonly statics: Map<string, Node>
  parameter: Node | undefined
  splat: string | undefined
  target: string | undefined
}

/** Maps patterns to other patterns with the same parameters, segment by segment. */
export type PathTrie = Node

/** An empty tree. */
export function createPathTrie(): PathTrie {
  return { statics: new Map(), parameter: undefined, splat: undefined, target: undefined }
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

function childOf(node: Node, segment: string): Node {
  if (segment.startsWith('$')) {
    node.parameter ??= createPathTrie()
    return node.parameter
  }
  const known = node.statics.get(segment)
  if (known) return known
  const created = createPathTrie()
  node.statics.set(segment, created)
  return created
}

/** Adds `pattern` → `target`. Parameters have the same order in both; throws on a duplicate pattern. */
export function insertPath(trie: PathTrie, pattern: string, target: string): void {
  const segments = segmentsOf(pattern)
  const isSplat = segments.at(-1) === '$'
  let node: Node = trie
  for (const segment of isSplat ? segments.slice(0, -1) : segments) node = childOf(node, segment)
  const taken = isSplat ? node.splat : node.target
  if (taken !== undefined) throw new Error(`two routes share the path ${pattern}`)
  if (isSplat) node.splat = target
  else node.target = target
}

type Match = { target: string; values: string[] }

function find(node: Node, segments: readonly string[], index: number, values: string[]): Match | undefined {
  const segment = segments[index]
  if (segment === undefined) return node.target === undefined ? undefined : { target: node.target, values }
  const next = node.statics.get(segment)
  const exact = next && find(next, segments, index + 1, values)
  if (exact) return exact
  const byParameter =
    segment !== '' && node.parameter && find(node.parameter, segments, index + 1, [...values, segment])
  if (byParameter) return byParameter
  if (node.splat === undefined) return undefined
  return { target: node.splat, values: [...values, segments.slice(index).join('/')] }
}

/** The target of the best match as added, with unfilled parameters. */
export function matchPattern(trie: PathTrie, path: string): string | undefined {
  return find(trie, segmentsOf(path), 0, [])?.target
}

/** The target of the best match with its parameters filled in (percent-encoding unchanged). */
export function matchPath(trie: PathTrie, path: string): string | undefined {
  const match = find(trie, segmentsOf(path), 0, [])
  if (!match) return undefined
  const values = match.values.values()
  return segmentsOf(match.target)
    .map((segment) => `/${segment.startsWith('$') ? (values.next().value ?? '') : segment}`)
    .join('')
}
