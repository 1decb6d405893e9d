import { join } from 'node:path'
import { createCookies } from '../../src/server/session/cookies.server.ts'
import { createRedisStateStore } from '../../src/server/session/redis-state-store.server.ts'
import { createSeal, type Seal } from '../../src/server/session/seal.server.ts'
import { createSessions, type Sessions } from '../../src/server/session/sessions.server.ts'
import { createSqliteStateStore } from '../../src/server/session/sqlite-state-store.server.ts'
import type { StateStore } from '../../src/server/session/state-store.server.ts'

const limits = { idleS: 1800, absoluteS: 43_200 }
const log = { error: () => undefined, info: () => undefined }

/** The data folder of a portal of the tests, or the address of its Redis. */
export type StorePlace = string

const openStore = async (place: StorePlace, seal: Seal): Promise<StateStore> =>
  place.startsWith('redis:')
    ? createRedisStateStore({ url: place, seal, log })
    : createSqliteStateStore({ file: join(place, 'state.db'), seal, now: Date.now })

/** Changes that a test makes to a session. */
export type SessionChanges = Parameters<Sessions['change']>[1]

/** Store of a test portal's sessions, and the secret that seals them. */
export type SessionPlace = { readonly place: StorePlace; readonly secret: string }

/**
 * Changes a session in the store of a portal of the tests.
 * @param sealedId value of the cookie that names it
 */
export async function changeSession(
  sealedId: string | undefined,
  { place, secret }: SessionPlace,
  changes: SessionChanges,
): Promise<void> {
  const seal = createSeal([secret])
  const store = await openStore(place, seal)
  const cookies = createCookies('http://localhost:3000')
  const sessions = createSessions({ store, seal, cookies, limits, now: Date.now })
  const session = await sessions.read(`session-3000=${sealedId}`)
  if (session === undefined) throw new Error('the browser has no session')
  await sessions.change(session, changes)
  await store.close()
}

/** Makes the tokens of a browser's session look old, so that the next request has to replace them. */
export const ageTokens = (
  jar: ReadonlyMap<string, string>,
  place: StorePlace,
  secret: string,
  changes: SessionChanges = { refreshedAtMs: 0 },
): Promise<void> => changeSession(jar.get('session-3000'), { place, secret }, changes)
