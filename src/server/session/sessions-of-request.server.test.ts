import { beforeEach, describe, expect, it } from 'vitest'
import { type RequestContext, runInRequestContext } from '../http/request-context.server.ts'
import { createCookies } from './cookies.server.ts'
import { createSeal } from './seal.server.ts'
import { createSessions } from './sessions.server.ts'
import { readOncePerRequest } from './sessions-of-request.server.ts'
import { createSqliteStateStore } from './sqlite-state-store.server.ts'
import type { StateStore } from './state-store.server.ts'
import { record, startMs } from './testing.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const cookies = createCookies('http://localhost:3000')
const limits = { idleS: 1800, absoluteS: 43_200 }
const context: RequestContext = { requestId: 'test-request', locale: 'fr', nonce: undefined }
const headerOf = (setCookie: string) => setCookie.split(';')[0] ?? ''
const inRequest = <Result>(task: () => Promise<Result>) => runInRequestContext(context, task)

let reads: number
let clockMs: number
const now = () => clockMs

/** Creates two processes with one store, neither of which is notified of the other's changes. */
function processes() {
  const store = createSqliteStateStore({ file: ':memory:', seal, now })
  const counted: StateStore = {
    ...store,
    get: (key) => {
      if (key.startsWith('session:')) reads += 1
      return store.get(key)
    },
  }
  const plain = createSessions({ store: counted, seal, cookies, limits, now })
  return { sessions: readOncePerRequest(plain), elsewhere: plain }
}

beforeEach(() => {
  reads = 0
  clockMs = startMs
})

describe('the session of a request', () => {
  it('is read once, also by those who ask at the same time', async () => {
    const { sessions } = processes()
    const { session, cookie } = await sessions.open(record())
    const header = headerOf(cookie)
    await inRequest(async () => {
      const asked = [sessions.read(header), sessions.read(header)]
      expect(await Promise.all(asked)).toEqual([session, session])
      expect(await sessions.read(header)).toEqual(session)
      expect(sessions.cookieFor(session, header)).toBeUndefined()
    })
    expect(reads).toBe(1)
  })

  it('is read by every request and outside of one: an end elsewhere is seen by the next', async () => {
    const { sessions, elsewhere } = processes()
    const { session, cookie } = await sessions.open(record())
    const header = headerOf(cookie)
    expect(await inRequest(() => sessions.read(header))).toEqual(session)
    await elsewhere.end(session)
    expect(await inRequest(() => sessions.read(header))).toBeUndefined()
    expect(await sessions.read(header)).toBeUndefined()
  })

  it('is that of its own cookie, also beside requests of others', async () => {
    const { sessions } = processes()
    const [one, other] = [await sessions.open(record()), await sessions.open(record({ subject: 'user-2' }))]
    const subjectOf = async (setCookie: string) => (await sessions.read(headerOf(setCookie)))?.subject
    const twice = (setCookie: string) =>
      inRequest(async () => [await subjectOf(setCookie), await subjectOf(setCookie)])
    const found = await Promise.all([one, other, one].map(({ cookie }) => twice(cookie)))
    expect(found).toEqual([
      ['user-1', 'user-1'],
      ['user-2', 'user-2'],
      ['user-1', 'user-1'],
    ])
    const both = await inRequest(async () => [await subjectOf(one.cookie), await subjectOf(other.cookie)])
    expect(both).toEqual(['user-1', 'user-2'])
  })

  it.each([
    ['changed', (own: ReturnType<typeof processes>['sessions']) => own.change],
    ['renewed', (own: ReturnType<typeof processes>['sessions']) => own.renew],
  ])('that the request itself has %s is read anew', async (_, writeOf) => {
    const { sessions } = processes()
    const { session, cookie } = await sessions.open(record())
    await inRequest(async () => {
      await sessions.read(headerOf(cookie))
      await writeOf(sessions)({ ...session, error: 'user_not_found' }, { error: 'user_not_found' })
      expect((await sessions.read(headerOf(cookie)))?.error).toBe('user_not_found')
    })
  })

  it('that the request itself has ended is gone for the rest of it', async () => {
    const { sessions } = processes()
    for (const end of [sessions.end, sessions.endAllOf]) {
      const { session, cookie } = await sessions.open(record())
      await inRequest(async () => {
        expect(await sessions.read(headerOf(cookie))).toEqual(session)
        await end(session)
        expect(await sessions.read(headerOf(cookie))).toBeUndefined()
      })
      clockMs += 1
    }
  })

  // P-127
  it('has the activity that the request itself has noted', async () => {
    const { sessions } = processes()
    const { session, cookie } = await sessions.open(record())
    clockMs += 61_000
    await inRequest(async () => {
      await sessions.read(headerOf(cookie))
      await sessions.touch(session)
      expect((await sessions.read(headerOf(cookie)))?.activeAtMs).toBe(clockMs)
    })
  })
})
