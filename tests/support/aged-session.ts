import { join } from 'node:path'
import { createCookies } from '../../src/server/session/cookies.server.ts'
import { createSeal } from '../../src/server/session/seal.server.ts'
import { createSessions } from '../../src/server/session/sessions.server.ts'
import { createSqliteStateStore } from '../../src/server/session/sqlite-state-store.server.ts'

const limits = { idleS: 1800, absoluteS: 43_200 }

/**
 * Makes the tokens of a browser's session look old in the store of a portal of the tests, so that the next request
 * has to replace them.
 */
export async function ageTokens(
  jar: ReadonlyMap<string, string>,
  dataDirectory: string,
  secret: string,
): Promise<void> {
  const seal = createSeal([secret])
  const store = createSqliteStateStore({ file: join(dataDirectory, 'state.db'), seal, now: Date.now })
  const cookies = createCookies('http://localhost:3000')
  const sessions = createSessions({ store, seal, cookies, limits, now: Date.now })
  const session = await sessions.read(`session-3000=${jar.get('session-3000')}`)
  if (session === undefined) throw new Error('the browser has no session')
  await sessions.save({ ...session, refreshedAtMs: 0 })
  await store.close()
}
