import type { PurgedTags } from '../purges.server.ts'

/** Carries purges between the portal's processes. */
export type PurgeChannel = {
  /** Tells the other processes. */
  publish(tags: PurgedTags): Promise<void>
  /** Calls `receive` with what other processes forget, and with `all` when some of it may have been missed. */
  listen(receive: (tags: PurgedTags) => void): Promise<void>
  close(): Promise<void>
}
