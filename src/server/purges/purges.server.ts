/** Names of what changed, or everything. */
export type PurgedTags = readonly string[] | 'all'

/** Where what changed is told to everything that keeps answers or pages. */
export type Purges = {
  /** Forgets what is kept under the tags, in the order in which the keepers were named. */
  purge(tags: PurgedTags): void
  /** Names a keeper. Answers come before the pages that are made of them. */
  onPurge(forget: (tags: PurgedTags) => void): void
}

/** Builds the place where purges are told. */
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

/** Carries purges between the portal's processes. */
export type PurgeChannel = {
  /** Tells the other processes. */
  publish(tags: PurgedTags): Promise<void>
  /** Calls `receive` with what other processes forget, and with `all` when some of it may have been missed. */
  listen(receive: (tags: PurgedTags) => void): Promise<void>
  close(): Promise<void>
}
