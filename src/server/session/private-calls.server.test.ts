import { describe, expect, it } from 'vitest'
import type { PortalUser } from '../../contract/product-api/user.schema.ts'
import { success } from '../../lib/outcome.ts'
import { createPrivateCalls, type Requirement } from './private-calls.server.ts'
import type { Session } from './session-record.server.ts'
import { StateStoreError } from './state-store.server.ts'

const investor: PortalUser = {
  id: 'u1',
  firstname: 'Ada',
  lastname: 'Test',
  email: 'ada@sandbox.example',
  telephone: null,
  confirmed: true,
  rights: ['documents:read'],
  funds: [],
  persontype: null,
  fields: [],
  role: 'investor',
  verification: 'verified',
  legal_entity: null,
}
const sessionOf = (user: PortalUser, error: Session['error'] = null): Session => ({
  id: 's1',
  client: 'investor',
  subject: user.id,
  accessToken: 'access',
  accessEndsAtMs: 0,
  refreshToken: null,
  idToken: null,
  user,
  createdAtMs: 0,
  activeAtMs: 0,
  refreshedAtMs: 0,
  error,
})

/** Returns private calls of a portal whose browser has this session, and a record of their effects on the response. */
function callsFor(session: Session | undefined, hasTokens = true) {
  const done: (number | string)[] = []
  const calls = createPrivateCalls({
    portalSessions: {
      current: async () =>
        session === undefined ? undefined : { session, hasTokens, cookie: 'session=new; Path=/' },
    },
    cookieHeader: () => 'session=old',
    setStatus: (status) => done.push(status),
    addCookie: (cookie) => done.push(cookie),
    refuse: (_, { code }) => new Response(code, { status: 418 }),
  })
  return { calls, done }
}

const documents: Requirement = { role: 'investor', right: 'documents:read' }

describe('a private server function', () => {
  it('is given the input and the session, and hands out the cookie of a new id', async () => {
    const { calls, done } = callsFor(sessionOf(investor))
    const respond = calls.handle<{ data: string }, string>(documents, async ({ data, session }) =>
      success(`${data} of ${session.subject}`),
    )
    expect(await respond({ data: 'letters' })).toEqual(success('letters of u1'))
    expect(done).toEqual(['session=new; Path=/'])
  })

  it.each([
    ['no session', undefined, documents, 'unauthenticated', 401],
    ['a user who is gone', sessionOf(investor, 'user_not_found'), documents, 'unauthenticated', 401],
    ['another role', sessionOf(investor), { role: 'partner_user' }, 'forbidden', 403],
    ['a missing right', sessionOf(investor), { right: 'team:invite' }, 'forbidden', 403],
    [
      'an investor who is not verified',
      sessionOf({ ...investor, verification: 'pending' }),
      documents,
      'forbidden',
      403,
    ],
  ] as const)('does not run for %s', async (_, session, requirement, code, status) => {
    const { calls, done } = callsFor(session)
    const respond = calls.handle(requirement, async () => {
      throw new Error('ran')
    })
    expect(await respond({})).toEqual({ ok: false, code })
    expect(done).toContain(status)
  })

  it('has to wait while the tokens have ended and no others can be had', async () => {
    const { calls, done } = callsFor(sessionOf(investor), false)
    const respond = calls.handle(documents, async () => success('ran'))
    expect(await respond({})).toEqual({ ok: false, code: 'unavailable' })
    expect(done).toContain(503)
  })

  // P-155
  it('runs for an investor who is not verified where it says so', async () => {
    const { calls } = callsFor(sessionOf({ ...investor, verification: 'pending' }))
    const respond = calls.handle({ allowsUnverified: true }, async () => success('own profile'))
    expect(await respond({})).toEqual(success('own profile'))
  })
})

// P-621
describe('a guest of an investor', () => {
  const guest = { own: 's0', scope: 'both', until: '2027-01-01' } as const
  const asGuest = () => callsFor({ ...sessionOf(investor), viewing: { id: 'view-1', reason: '', guest } })

  it.each([
    [{ allowsUnverified: true }, 'forbidden'],
    [{ role: 'investor' }, 'forbidden'],
    [documents, 'ran'],
    [{ ...documents, refusesViews: true }, 'forbidden'],
    [{ role: 'investor', allowsGuests: true }, 'ran'],
  ] as const)('makes a call that asks for %o: %s', async (requirement, result) => {
    const respond = asGuest().calls.handle<object, string>(requirement, async () => success('ran'))
    const done = await respond({})
    expect(done.ok ? done.data : done.code).toBe(result)
  })
})

describe('a private route', () => {
  const request = new Request('http://localhost:3000/api/x')

  it('hands out the cookie of a new id, unless it has set it itself', async () => {
    const { calls } = callsFor(sessionOf(investor))
    const plain = calls.route({}, async () => new Response('x'))
    expect((await plain({ request, params: {} })).headers.getSetCookie()).toEqual(['session=new; Path=/'])
    const own = calls.route({}, async () => new Response('x', { headers: { 'set-cookie': 'session=own' } }))
    expect((await own({ request, params: {} })).headers.getSetCookie()).toEqual(['session=own'])
  })

  // P-144
  it('is refused without a session, and does not run', async () => {
    const { calls } = callsFor(undefined)
    const route = calls.route({}, async () => {
      throw new Error('ran')
    })
    expect(await (await route({ request, params: {} })).text()).toBe('unauthenticated')
  })
})

describe('an open route', () => {
  const request = new Request('http://localhost:3000/api/x')
  const sees = async ({ calls }: ReturnType<typeof callsFor>) => {
    const route = calls.openRoute(
      async ({ visitor }) => new Response(visitor.session?.subject ?? visitor.kind),
    )
    return route({ request, params: {} })
  }

  it('runs for everybody, and is given the session only while it has tokens', async () => {
    expect(await (await sees(callsFor(undefined))).text()).toBe('anonymous')
    expect(await (await sees(callsFor(sessionOf(investor), false))).text()).toBe('suspended')
    const respond = await sees(callsFor(sessionOf(investor)))
    expect(await respond.text()).toBe('u1')
    expect(respond.headers.getSetCookie()).toEqual(['session=new; Path=/'])
  })
})

describe('while the store of sessions cannot be asked', () => {
  const done: unknown[] = []
  const calls = createPrivateCalls({
    portalSessions: { current: () => Promise.reject(new StateStoreError('timed_out')) },
    cookieHeader: () => 'session=old',
    setStatus: (...status) => done.push(status),
    addCookie: (cookie) => done.push(cookie),
    refuse: (_, { code, retryAfterSeconds }) => new Response(`${code} ${retryAfterSeconds}`),
  })
  const route = { request: new Request('http://localhost:3000/'), params: {} }

  // P-129
  it('a private call is unavailable for now, and nobody is signed out', async () => {
    const respond = calls.handle<object, string>(documents, async () => success('never'))
    expect(await respond({})).toMatchObject({ ok: false, code: 'unavailable' })
    expect(done).toEqual([[503, 5]])
    const refused = await calls.route(documents, async () => new Response('never'))(route)
    expect(await refused.text()).toBe('unavailable 5')
  })

  it('an open route goes on without the session', async () => {
    const open = calls.openRoute(async ({ visitor }) => new Response(visitor.kind))
    expect(await (await open(route)).text()).toBe('suspended')
  })

  it('what a private call keeps is unavailable too, and a bug stays a bug', async () => {
    const { calls: known, done: statuses } = callsFor(sessionOf(investor))
    const failing = (error: Error) => known.handle<object, string>(documents, () => Promise.reject(error))({})
    expect(await failing(new StateStoreError('locked'))).toMatchObject({ code: 'unavailable' })
    expect(statuses).toContain(503)
    await expect(failing(new Error('bug'))).rejects.toThrow('bug')
  })
})
