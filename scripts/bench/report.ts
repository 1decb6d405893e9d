import type { ColdStart } from './cold-start.ts'
import type { FilterChange } from './filter-change.ts'
import type { LoadPlan, LoadResult } from './load.ts'
import type { Machine } from './machine.ts'
import type { BrowserReport } from './measure-browser.ts'
import type { LibraryFigures } from './measure-library.ts'
import type { Publication } from './publication.ts'
import type { SessionFigures } from './session-figures.ts'

/** Resident memory of both processes, in bytes; undefined where it cannot be read. */
export type Memory = { readonly portal: number | undefined; readonly sandbox: number | undefined }

/** Everything measured with one number of funds. */
export type StandResult = {
  readonly fundCount: number
  readonly coldStart: ColdStart
  readonly memoryAfterStart: Memory
  /** After a load of kept pages alone. */
  readonly memoryAfterKept: Memory
  readonly load: readonly LoadResult[]
  /** After the load of all servers, rendered pages included. */
  readonly memoryAfterLoad: Memory
  readonly filterChange: FilterChange
}

/** What the servers cost. */
export type ServerReport = {
  /** Whether the server had a processor core of its own, and the load came from others. */
  readonly isPinned: boolean
  readonly plan: LoadPlan
  readonly connections: number
  readonly publication: Publication
  readonly stands: readonly StandResult[]
  readonly sessions: SessionFigures
  readonly library: LibraryFigures
}

/** One run of the benchmark, or of one of its parts, as it is written to disk. */
export type Report = {
  /** ISO 8601, UTC. */
  readonly startedAt: string
  readonly machine: Machine
  readonly server?: ServerReport
  readonly browser?: BrowserReport
}
