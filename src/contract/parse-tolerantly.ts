import type { z } from 'zod'
import { optionalFields, tolerantLists } from './tolerant-list.ts'

/** Something in a response that could not be read, and was left out so that the rest can be shown. */
export type LeftOut = {
  /** Names of the list's path in the response, such as `data` or `own.items`; empty where no list holds the field. */
  readonly list: string
  /** The entry's `documentId`, else its `id`; null for one that names itself by neither. */
  readonly id: string | null
  /** Path of the faulty value within the entry; empty for the entry itself. */
  readonly field: string
  /**
   * The related entry that the fault is in, by its `documentId` and the path within it, such as a text's category or
   * translation; null for a fault of the entry's own.
   */
  readonly related: { readonly id: string; readonly field: string } | null
  /** Zod's code of the fault; `invalid_value` for an object of a kind that is not known. */
  readonly code: string
  /** True if the whole entry was left out, false for a single field. */
  readonly isEntryLost: boolean
  /** Title of the entry, for its editors. Never logged. */
  readonly title: string | null
  /**
   * The entry that was left out, at any depth, by the names of its list's path, such as `portfolios.position.holdings`;
   * null for a single field.
   */
  readonly lost: LostEntry | null
}

/** A lost entry by its list; `name` is null if none can be read. */
type LostEntry = { readonly list: string; readonly name: string | null }

export type TolerantResult<Data> =
  | { readonly success: true; readonly data: Data; readonly leftOut: readonly LeftOut[] }
  | { readonly success: false; readonly issues: readonly z.core.$ZodIssue[] }

type Key = string | number
type Cut = { readonly path: readonly Key[]; readonly isEntry: boolean }

/** Limit of rounds: the first finds every fault of a shape; refinements only run once the shape is right. */
const mostRounds = 10

/**
 * Parses a response so that a faulty entry affects only itself: an unreadable entry of a `tolerantList` is left out,
 * and an unreadable optional field becomes null, whichever is closer to the fault. Faults outside both fail the whole
 * response.
 */
export function parseTolerantly<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  options?: { readonly jitless?: boolean },
): TolerantResult<z.output<Schema>> {
  const first = schema.safeParse(body, options)
  if (first.success) return { success: true, data: first.data, leftOut: [] }
  const readable = structuredClone(body)
  const leftOut: LeftOut[] = []
  let issues: readonly z.core.$ZodIssue[] = first.error.issues
  for (let round = 0; round < mostRounds; round += 1) {
    const cuts = cutsOf(schema, readable, issues)
    if (cuts === undefined) return { success: false, issues }
    leftOut.push(...cuts.map(({ cut, issue }) => nameLeftOut(readable, cut, issue)))
    applyCuts(
      readable,
      cuts.map(({ cut }) => cut),
    )
    const again = schema.safeParse(readable, options)
    if (again.success) return { success: true, data: again.data, leftOut }
    issues = again.error.issues
  }
  return { success: false, issues }
}

type IssueCut = { readonly cut: Cut; readonly issue: z.core.$ZodIssue }

/** Returns the cuts that remove the faults, one per place; undefined if a fault is in no place that may be cut. */
function cutsOf(
  schema: z.ZodType,
  body: unknown,
  issues: readonly z.core.$ZodIssue[],
): readonly IssueCut[] | undefined {
  const byPlace = new Map<string, IssueCut>()
  for (const issue of issues) {
    const path = issue.path.flatMap((key): Key[] => (typeof key === 'symbol' ? [] : [key]))
    const cut = innermostCut(schema, body, path)
    if (cut === undefined) return undefined
    const place = JSON.stringify(cut.path)
    if (!byPlace.has(place)) byPlace.set(place, { cut, issue })
  }
  return [...byPlace.values()]
}

function innermostCut(schema: z.ZodType, body: unknown, path: readonly Key[]): Cut | undefined {
  let found: Cut | undefined
  let at: readonly z.core.$ZodType[] = [schema]
  for (const [depth, key] of path.entries()) {
    const step = at.flatMap((one) => childrenOf(one, key))
    if (step.some(({ isEntry }) => isEntry)) found = { path: path.slice(0, depth + 1), isEntry: true }
    const place = path.slice(0, depth + 1)
    // Where it is null already, the field is optional in another option of a union only.
    if (step.some(({ child }) => isOptionalField(child)) && (valueAt(body, place) ?? null) !== null)
      found = { path: place, isEntry: false }
    at = step.map(({ child }) => child)
  }
  return found
}

/** Narrows to the union of Zod's own schemas, which every schema of a contract is built of. */
const knownSchema = (schema: z.core.$ZodType) => schema as z.core.$ZodTypes

function isOptionalField(schema: z.core.$ZodType): boolean {
  if (optionalFields.has(schema)) return true
  const { def } = knownSchema(schema)._zod
  return def.type === 'pipe' && isOptionalField(def.in)
}

type Child = { readonly child: z.core.$ZodType; readonly isEntry: boolean }

/** Returns the schemas of the value under a key, unwrapped. */
export function childrenOf(schema: z.core.$ZodType, key: Key): readonly Child[] {
  const { def } = knownSchema(schema)._zod
  switch (def.type) {
    case 'object': {
      const child = def.shape[key]
      return child === undefined ? [] : [{ child, isEntry: false }]
    }
    case 'array':
      return [{ child: def.element, isEntry: tolerantLists.has(schema) }]
    case 'record':
      return [{ child: def.valueType, isEntry: false }]
    default:
      return innerSchemas(schema).flatMap((inner) => childrenOf(inner, key))
  }
}

/** The schemas of the same value that a schema wraps. */
export function innerSchemas(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = knownSchema(schema)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return [def.innerType]
    case 'pipe':
      return [def.in, def.out]
    case 'union':
      return def.options
    case 'lazy':
      return [def.getter()]
    default:
      return []
  }
}

function isObject(value: unknown): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null
}

const valueAt = (body: unknown, path: readonly Key[]): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body)

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** Returns the path of the entry that holds the fault: the entry of the outermost list, or that of a single type. */
function entryPathOf(body: unknown, path: readonly Key[]): readonly Key[] {
  // The content backend envelops one entry or a list of them, which the lists within an entry are not.
  if (path[0] === 'data' && isObject(body) && isObject(body.data) && !Array.isArray(body.data))
    return path.slice(0, 1)
  return path.slice(0, path.findIndex((key) => typeof key === 'number') + 1)
}

function nameLeftOut(body: unknown, { path, isEntry }: Cut, issue: z.core.$ZodIssue): LeftOut {
  const entryPath = entryPathOf(body, path)
  const entry = valueAt(body, entryPath)
  const fields: Record<Key, unknown> = isObject(entry) ? entry : {}
  const [last] = entryPath.slice(-1)
  return {
    list: typeof last === 'number' ? entryPath.slice(0, -1).join('.') : '',
    id: textOf(fields.documentId) ?? textOf(fields.id),
    field: issue.path.slice(entryPath.length).map(String).join('.'),
    related: relatedEntry(body, entryPath, issue.path),
    code: 'note' in issue && issue.note === 'No matching discriminator' ? 'invalid_value' : issue.code,
    isEntryLost: isEntry && path.length === entryPath.length,
    title: textOf(fields.title) ?? textOf(fields.name),
    lost: isEntry ? lostEntry(body, path) : null,
  }
}

function relatedEntry(body: unknown, entryPath: readonly Key[], path: readonly PropertyKey[]) {
  const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key))
  for (let depth = keys.length; depth > entryPath.length; depth -= 1) {
    const value = valueAt(body, keys.slice(0, depth))
    const id = isObject(value) ? textOf(value.documentId) : null
    if (id !== null) return { id, field: keys.slice(depth).join('.') }
  }
  return null
}

function lostEntry(body: unknown, path: readonly Key[]): LostEntry {
  const entry = valueAt(body, path)
  const fields: Record<Key, unknown> = isObject(entry) ? entry : {}
  // What an investor holds is known by its fund, a portfolio by its holder.
  const fund: Record<Key, unknown> = isObject(fields.fund) ? fields.fund : {}
  const [name] = [fields.title, fields.name, fields.holder, fund.name].filter(
    (text) => typeof text === 'string',
  )
  return { list: path.filter((key) => typeof key === 'string').join('.'), name: name || null }
}

/** Returns the names of the entries that a list of the response lost; null for one whose name cannot be read either. */
export const lostFrom = (leftOut: readonly LeftOut[] | undefined, list: string): readonly (string | null)[] =>
  (leftOut ?? []).flatMap(({ lost }) => (lost?.list === list ? [lost.name] : []))

/** Cuts deeper and later places first, so that no place moves before its turn. */
function applyCuts(body: unknown, cuts: readonly Cut[]): void {
  const ordered = cuts.toSorted((a, b) => comparePaths(b.path, a.path))
  for (const { path, isEntry } of ordered) {
    const holder = valueAt(body, path.slice(0, -1))
    const key = path.at(-1)
    if (key === undefined) continue
    if (isEntry && Array.isArray(holder)) holder.splice(Number(key), 1)
    else if (isObject(holder)) holder[key] = null
  }
}

function comparePaths(a: readonly Key[], b: readonly Key[]): number {
  const at = a.findIndex((key, index) => key !== b[index])
  if (at === -1) return a.length - b.length
  const [left, right] = [a[at], b[at]]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return String(left) < String(right) ? -1 : 1
}
