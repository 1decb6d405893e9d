import { join } from 'node:path'
import { purges } from './backends.server.ts'
import { env } from './env.server.ts'
import { log } from './log.server.ts'
import { createSqlitePurgeChannel } from './purges/sqlite-purge-channel.server.ts'
import type { PurgedTags } from './purges.server.ts'

async function openChannel() {
  const { REDIS_URL: url, DATA_DIR: folder } = env
  if (url === undefined) return createSqlitePurgeChannel({ file: join(folder, 'purges.db'), log })
  // Most portals run on one machine: only those that use it load the client.
  const { createRedisPurgeChannel } = await import('./purges/redis-purge-channel.server.ts')
  return createRedisPurgeChannel({ url, log })
}

const channel = await openChannel()
await channel.listen(purges.purge)

/** Forgets in this process at once, then tells the others. Rejects when they cannot be told. */
export async function purgeEverywhere(tags: PurgedTags): Promise<void> {
  purges.purge(tags)
  await channel.publish(tags)
}
