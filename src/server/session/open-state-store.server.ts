import { join } from 'node:path'
import type { Environment } from '../composition/environment.server.ts'
import { markStoreFailed } from '../http/request-context.server.ts'
import { atMostEvery } from '../process/log.server.ts'
import type { ConnectionLog } from '../redis/redis-connection.server.ts'
import { createRedisStateStore } from './redis-state-store.server.ts'
import type { Seal } from './seal.server.ts'
import { createSqliteStateStore } from './sqlite-state-store.server.ts'
import { type StateStore, StateStoreError } from './state-store.server.ts'

type StoreOptions = {
  readonly env: Pick<Environment, 'DATA_DIR' | 'REDIS_URL'>
  readonly seal: Seal
  readonly log: ConnectionLog
}

const logAtMostEveryMs = 60_000

/** Wraps a store: failures are logged at most once a minute and recorded in the request's context. */
function noting(store: StateStore, log: ConnectionLog): StateStore {
  const seldom = atMostEvery(logAtMostEveryMs)
  const noted =
    <Input extends readonly unknown[], Result>(call: (...input: Input) => Promise<Result>) =>
    (...input: Input): Promise<Result> =>
      call(...input).catch((error: unknown) => {
        markStoreFailed()
        const code = error instanceof StateStoreError ? error.code : 'failed'
        seldom(() => log.error({ code, err: error }, 'the session store fails'))
        throw error
      })
  return {
    get: noted(store.get),
    set: noted(store.set),
    add: noted(store.add),
    replaceIf: noted(store.replaceIf),
    take: noted(store.take),
    removeIf: noted(store.removeIf),
    remove: noted(store.remove),
    keys: noted(store.keys),
    increment: noted(store.increment),
    close: store.close,
  }
}

/**
 * Opens the configured store: Redis where one is configured, else a file in the data folder. An unreachable
 * Redis does not prevent the start.
 */
export const openStateStore = async (options: StoreOptions): Promise<StateStore> =>
  noting(await openConfigured(options), options.log)

async function openConfigured({ env, seal, log }: StoreOptions): Promise<StateStore> {
  if (env.REDIS_URL === undefined)
    return createSqliteStateStore({ file: join(env.DATA_DIR, 'state.db'), seal, now: Date.now })
  return createRedisStateStore({ url: env.REDIS_URL, seal, log })
}
