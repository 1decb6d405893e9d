import { mapInTurns } from '../../lib/map-in-turns.ts'
import { runOutsideRequests } from '../http/request-context.server.ts'
import type { CheckedList, ListFindings, Unread } from './unshown-content.server.ts'
import { eachOnce, type Kind, type Unshown } from './unshown-rows.server.ts'

/** Published content that is not shown, as last read. */
export type UnshownContent = {
  readonly unshown: readonly Unshown[]
  /** Lists that could not be read. */
  readonly unread: readonly Unread[]
  /** Lists that were not read yet. */
  readonly unchecked: readonly Unread[]
  /** True while the lists are read again. */
  readonly isChecking: boolean
  /** Time of the last complete reading as ISO text; null before the first one. */
  readonly checkedAt: string | null
}

/** Reads the published content that is not shown, and remembers it. */
export type UnshownChecks = {
  /** Returns what is known after a short wait; starts to read the lists again if that is not recent. */
  look(): Promise<UnshownContent>
  /** Something was published: what is known is not recent any more. */
  forget(): void
}

type Parts = {
  /** The lists of one reading. */
  readonly lists: () => readonly CheckedList[]
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (err: unknown) => void
  /** Longest wait for a reading, in milliseconds. */
  readonly waitMs?: number
  /** Time for which a reading is recent, in milliseconds. */
  readonly recentMs?: number
}

/** Lists that are read concurrently. */
const listsAtOnce = 3

type Known = Map<string, ListFindings>

const keyOf = ({ locale, type }: Kind): string => `${type} ${locale}`

/** Waits for a promise, but not longer than some time. */
async function waitFor(ended: Promise<void>, waitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([ended, new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMs)))])
  clearTimeout(timer)
}

/** Returns what is known of the lists. */
function contentOf(known: Known, lists: readonly CheckedList[]) {
  const findings = lists.map(({ kind }) => ({ kind, found: known.get(keyOf(kind)) }))
  return {
    unshown: eachOnce(findings.flatMap(({ found }) => found?.rows ?? [])),
    unread: findings.flatMap(({ found }) => found?.unread ?? []),
    unchecked: findings.flatMap(({ kind, found }) => (found === undefined ? [kind] : [])),
  }
}

/**
 * Creates the memory of a process. Reading all lists takes seconds and many calls, so that one reading serves everybody,
 * goes on without the request that began it, and a page waits for it only shortly (P-881).
 */
export function createUnshownChecks(parts: Parts): UnshownChecks {
  const { lists: listsOf, now, onError, recentMs = 10_000, waitMs = 300 } = parts
  const known: Known = new Map()
  let lists = listsOf()
  let reading: Promise<void> | undefined
  let lastAtMs: number | undefined
  let isRecent = false

  async function readAll(): Promise<void> {
    isRecent = true
    lists = listsOf()
    await mapInTurns(lists, listsAtOnce, async ({ kind, read }) => known.set(keyOf(kind), await read()))
    lastAtMs = now()
  }

  const begin = (): Promise<void> =>
    runOutsideRequests(readAll)
      .catch(onError)
      .finally(() => {
        reading = undefined
      })

  return {
    forget() {
      isRecent = false
    },
    async look() {
      const isEnough = isRecent && lastAtMs !== undefined && now() - lastAtMs < recentMs
      if (!isEnough) reading ??= begin()
      if (reading !== undefined) await waitFor(reading, waitMs)
      const checkedAt = lastAtMs === undefined ? null : new Date(lastAtMs).toISOString()
      return { ...contentOf(known, lists), isChecking: reading !== undefined, checkedAt }
    },
  }
}
