import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createCookies } from './cookies.server.ts'
import { createSeal } from './seal.server.ts'
import { createSessions } from './sessions.server.ts'
import { createSqliteStateStore } from './sqlite-state-store.server.ts'
import { record, startMs } from './testing.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const cookies = createCookies('http://localhost:3000')
const limits = { idleS: 1800, absoluteS: 43_200 }

it('names a user’s open sessions, the one used last first, and ends them one by one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-sessions-'))
  const now = () => startMs
  const store = createSqliteStateStore({ file: join(folder, 'state.db'), seal, now })
  const sessions = createSessions({ store, seal, cookies, limits, now })
  const first = await sessions.open(record())
  const device = { userAgent: 'Browser', address: '192.0.2.1' }
  const second = await sessions.open(record({ device, activeAtMs: startMs + 1 }))
  const gone = await sessions.open(record())
  await sessions.open(record({ subject: 'user-2' }))
  await sessions.open(record({ client: 'partner' }))
  await sessions.end(gone.session)
  const renewed = await sessions.renew(first.session)
  const [last, ...others] = await sessions.listOf(record())
  expect([last, ...others].map((each) => each?.digest)).toEqual(
    [second.session, renewed].map((each) => sessions.digestOf(each)),
  )
  expect(last).toMatchObject({ device })
  if (last) await sessions.endListed(last)
  expect(await sessions.find(second.session.id)).toBeUndefined()
  expect(await sessions.find(renewed.id)).toBeDefined()
  await sessions.endAllOf(record())
  expect(await sessions.listOf(record())).toEqual([])
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
