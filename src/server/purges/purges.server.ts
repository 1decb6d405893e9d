import { z } from 'zod'

/** Tags of what changed, or everything. */
export type PurgedTags = readonly string[] | 'all'

/** Distributes purges to all caches of a process. */
export type Purges = {
  /** Purges the tags from all caches, in the order of their registration. */
  purge(tags: PurgedTags): void
  /** Registers a cache. Response caches are registered before the pages that are built from them. */
  onPurge(forget: (tags: PurgedTags) => void): void
}

/** Creates the registry of caches. */
export function createPurges(): Purges {
  const keepers: ((tags: PurgedTags) => void)[] = []
  return {
    purge: (tags) => {
      for (const forget of keepers) forget(tags)
    },
    onPurge: (forget) => {
      keepers.push(forget)
    },
  }
}

/** Sends purges between the portal's processes. */
export type PurgeChannel = {
  /** Notifies the other processes. */
  publish(tags: PurgedTags): Promise<void>
  /** Calls `receive` with purges of other processes, and with `all` when some may have been missed. */
  listen(receive: (tags: PurgedTags) => void): Promise<void>
  close(): Promise<void>
}

const tagsSchema = z.union([z.literal('all'), z.array(z.string())])

/** Reads the tags of another process; what cannot be read, such as those of another build, may mean everything. */
export const readTags = (tags: unknown): PurgedTags => tagsSchema.safeParse(tags).data ?? 'all'

/** Parses JSON of another process; undefined when it is none. */
export function parseJsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
