import { join } from 'node:path'
import { handleHook, readContentHook, readProductHook } from '../hooks/handle-hook.server.ts'
import { warmPictures } from '../images/picture-service.server.ts'
import { log } from '../process/log.server.ts'
import { createRedisPurgeChannel, createSqlitePurgeChannel } from '../purges/purge-channels.server.ts'
import { type PurgedTags, purgeCdn } from '../purges/purges.server.ts'
import { purges } from './backends.server.ts'
import { env } from './env.server.ts'

function openChannel() {
  const { REDIS_URL: url, DATA_DIR: folder } = env
  if (url === undefined) return createSqlitePurgeChannel({ file: join(folder, 'purges.db'), log })
  return createRedisPurgeChannel({ url, log })
}

const channel = openChannel()
await channel.listen(purges.purge)

/**
 * Purges the caches of this process at once and then notifies the other processes, and a CDN in front of them, which
 * may request the pages again immediately. Rejects when they cannot be notified.
 */
async function purgeEverywhere(tags: PurgedTags): Promise<void> {
  purges.purge(tags)
  await channel.publish(tags)
  const { CDN_PURGE_TOKEN: token, CDN_PURGE_URL: url } = env
  if (url !== undefined) await purgeCdn({ url, token }, tags)
}

const deps = { secret: env.HOOK_SECRET, purge: purgeEverywhere, log }

/** Handles the content backend's webhook; the pictures of a new entry are made before visitors come (P-749). */
export async function handleContentHook(request: Request): Promise<Response> {
  const response = await handleHook(request, readContentHook, deps)
  if (response.ok) warmPictures()
  return response
}

/** Handles the product API's webhook. */
export const handleProductHook = (request: Request) => handleHook(request, readProductHook, deps)
