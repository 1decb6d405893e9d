import { join } from 'node:path'
import type { Environment } from '../environment.server.ts'
import type { Log } from '../log.server.ts'
import type { Seal } from './seal.server.ts'
import { createSqliteStateStore } from './sqlite-state-store.server.ts'
import type { StateStore } from './state-store.server.ts'

type StoreOptions = {
  readonly env: Pick<Environment, 'DATA_DIR' | 'REDIS_URL'>
  readonly seal: Seal
  readonly log: Pick<Log, 'error'>
}

/** The store of this configuration: Redis where one is given, else a file of the data folder. */
export async function openStateStore({ env, seal, log }: StoreOptions): Promise<StateStore> {
  if (env.REDIS_URL === undefined)
    return createSqliteStateStore({ file: join(env.DATA_DIR, 'state.db'), seal, now: Date.now })
  // Most portals run on one machine: only those that use it load the client.
  const { createRedisStateStore } = await import('./redis-state-store.server.ts')
  return createRedisStateStore({ url: env.REDIS_URL, seal, log })
}
