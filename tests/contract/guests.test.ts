import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentSearchSchema } from '../../src/contract/product-api/document.schema.ts'
import { allProductEndpoints } from '../../src/contract/product-api/endpoints.ts'
import {
  guestInvitationSchema,
  guestOpeningsSchema,
  guestsSchema,
} from '../../src/contract/product-api/guest.schema.ts'
import { librarySearchSchema } from '../../src/contract/product-api/library.schema.ts'
import { positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { sentMail } from '../support/sent-mail.ts'
import { accept, accessesOf, becomeGuest, dayIn, guestPath, invite, open } from './guest-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, investorUser, refusalOf, type Session, type UsersApi } from './users-api.ts'

const email = 'guest@sandbox.example'
const writes = allProductEndpoints.filter(({ method }) => method !== 'GET')
const dayMs = 86_400_000

describe.each(testedDatabases())('guests on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  let owner: Session
  let guest: Session
  let aheadMs = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
    api = createUsersApi(sandbox)
    owner = await api.investor('investor')
    guest = await api.investor('guest')
  }, 120_000)
  afterAll(() => sandbox.stop())

  /** A guest of their own for each test: one address gets three invitations a day. */
  const viewOf = async (scope: 'documents' | 'figures' | 'both', name = 'guest') => {
    const email = `${name}@sandbox.example`
    const guest = await api.investor(name)
    const { grant, owner_id, token } = await becomeGuest(sandbox, { owner, guest }, { email, scope })
    const end = () => owner.post(`${guestPath}/${grant}/end`, {})
    return { grant, end, session: api.sessionOf(owner_id, token) }
  }
  const openings = async (query = '?pageSize=100') =>
    exactly(guestOpeningsSchema, await owner.get(`/auth/investor-users/guest-openings${query}`))

  // P-620
  it('are invited by email, and accept with the account of that address, once', async () => {
    const { id, secret } = await invite(sandbox, owner, { email, scope: 'both' })
    const read = async (session: Session) =>
      exactly(
        guestInvitationSchema,
        await session.post('/auth/investor-users/guest-invitations/read', { secret }),
      )
    expect(await read(guest)).toMatchObject({ owner: 'Camille Aubrelin', is_for_reader: true })
    const stranger = await api.investor('investor-empty')
    expect(await read(stranger)).toMatchObject({ is_for_reader: false })
    expect((await accept(stranger, secret)).status).toBe(403)
    expect((await open(guest, id)).status).toBe(404)
    expect((await accept(guest, secret)).status).toBe(200)
    expect(await refusalOf(await accept(guest, secret))).toEqual([410, 'gone', undefined])
    expect(await refusalOf(await accept(guest, 'x'.repeat(43)))).toEqual([410, 'gone', undefined])
    expect(await sentMail(sandbox.url, 'investor@sandbox.example', email)).toContain(email)
    const { items } = await exactly(guestsSchema, await owner.get(guestPath))
    expect(items[0]).toMatchObject({ id, email, state: 'active', name: 'Solène Kerbiriou' })
    expect((await open(stranger, id)).status).toBe(404)
    expect((await owner.post(`${guestPath}/${id}/end`, {})).status).toBe(200)
  })

  // P-620
  it.each([
    [
      'a day that is past',
      { email: 'a@client.example', until: dayIn(-1) },
      [422, 'validation_failed', 'until'],
    ],
    ['a day too far', { email: 'a@client.example', until: dayIn(400) }, [422, 'validation_failed', 'until']],
    ['the own address', { email: 'Investor@sandbox.example' }, [422, 'validation_failed', 'email']],
  ])('are not invited with %s', async (_, asked, refusal) => {
    const body = { scope: 'both', until: dayIn(30), ...asked }
    expect(await refusalOf(await owner.post(guestPath, body))).toEqual(refusal)
  })

  // P-620
  it('are not invited twice at a time, nor by who has not been verified', async () => {
    const body = { email: 'twice@client.example', scope: 'figures', until: dayIn(1) }
    expect((await owner.post(guestPath, body)).status).toBe(200)
    expect(await refusalOf(await owner.post(guestPath, body))).toEqual([409, 'conflict', 'email'])
    const unverified = await api.investor('investor-pending')
    expect((await unverified.post(guestPath, body)).status).toBe(403)
  })

  // P-621
  it('read the owner’s data of their part, and of the owner no more than the name', async () => {
    const { end, session } = await viewOf('both', 'investor-one')
    const user = await investorUser(session)
    expect(user).toMatchObject({
      firstname: 'Camille',
      lastname: 'Aubrelin',
      email: 'investor-one@sandbox.example',
      telephone: null,
      fields: [],
    })
    const asGuest = await exactly(positionSchema, await session.get('/auth/investors/position'))
    const asOwner = await exactly(positionSchema, await owner.get('/auth/investors/position'))
    // What the owner alone has had: notices, what is due, answers, and when they were here.
    const holdings = asOwner.holdings.map((holding) => ({
      ...holding,
      movements: holding.movements.map((movement) => ({ ...movement, notice: null })),
    }))
    const own = { due: null, answers: null, documents: null, notices: null, previousVisitOn: null }
    expect(asGuest).toEqual({ ...asOwner, holdings, ...own })
    expect((await end()).status).toBe(200)
  })

  // P-621, P-626
  it('of documents see no figures, and of figures no documents but those that everybody reads', async () => {
    const documents = await viewOf('documents', 'investor-one')
    expect((await documents.session.get('/auth/investors/position')).status).toBe(403)
    expect((await documents.session.get('/auth/investors/documents/search')).status).toBe(200)
    await documents.end()
    const figures = await viewOf('figures', 'investor-one')
    expect((await figures.session.get('/auth/investors/position')).status).toBe(200)
    expect((await figures.session.get('/auth/investors/documents/search')).status).toBe(403)
    const search = await figures.session.get('/funds/fnd-2/documents/search?pageSize=100')
    const { items } = await exactly(documentSearchSchema, search)
    const hidden = items.filter(({ access }) => access === 'subscribers')
    const open = items.find(({ access }) => access === 'public')
    expect((await figures.session.get(`/documents/${open?.id}/content`)).status).toBe(200)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { contentPath, id } of hidden) {
      expect(contentPath).toBeNull()
      // Like one that does not exist, as for everybody who may not read it.
      expect((await figures.session.get(`/documents/${id}/content`)).status).toBe(404)
    }
    await figures.end()
  })

  // P-622
  it('change nothing, by whatever call of the contract', async () => {
    const { end, session } = await viewOf('both', 'investor-empty')
    expect(writes.length).toBeGreaterThan(50)
    for (const { method, path } of writes) {
      const response = await api.ask(path.replace('{id}', 'x'), {
        method,
        headers: { authorization: session.authorization, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      })
      expect([method, path, response.status]).toEqual([method, path, 403])
    }
    expect((await session.get('/no/such/path')).status).toBe(403)
    await end()
  })

  // P-623
  it('leave what they opened in the owner’s history, files by their title, and once within ten minutes', async () => {
    const { end, session } = await viewOf('both')
    const before = (await openings()).page.total
    const list = await session.get('/auth/investors/documents/search?access=subscribers&pageSize=1')
    const [document] = (await exactly(librarySearchSchema, list)).items
    const read = async () => (await session.get(`/documents/${document?.id}/content`)).arrayBuffer()
    await read()
    await Promise.all([read(), read(), read()])
    await session.get('/auth/investors/position')
    await session.get('/auth/investors/notices')
    const { items, page } = await openings()
    expect(page.total - before).toBe(3)
    expect(items.slice(0, 3).map(({ by, kind }) => [by, kind])).toEqual([
      ['Solène Kerbiriou', 'position'],
      ['Solène Kerbiriou', 'file'],
      ['Solène Kerbiriou', 'documents'],
    ])
    expect(items[1]?.title?.length).toBeGreaterThan(3)
    expect((await openings('?page=2&pageSize=1')).items[0]?.kind).toBe('file')
    await end()
  })

  // P-624
  it('read nothing more once the owner ends it, not even the rest of a file', async () => {
    const { end, grant, session } = await viewOf('documents')
    const list = await session.get('/auth/investors/documents/search?access=subscribers&pageSize=1')
    const [document] = (await exactly(librarySearchSchema, list)).items
    expect((await end()).status).toBe(200)
    expect((await session.get('/auth/investors/documents/search')).status).toBe(401)
    expect((await session.get(`/documents/${document?.id}/content`)).status).toBe(401)
    expect((await open(guest, grant)).status).toBe(404)
    expect((await accessesOf(guest)).find(({ id }) => id === grant)?.state).toBe('ended')
  })

  // P-624
  it('read nothing after the last day', async () => {
    const { session } = await viewOf('both', 'investor-empty')
    aheadMs = 31 * dayMs
    expect((await session.get('/auth/investors/position')).status).toBe(401)
    aheadMs = 0
  })

  it('of the seed: one is active and one has expired', async () => {
    const seeded = await accessesOf(await api.investor('guest'))
    const states = seeded.map(({ owner: name, state }) => [name, state])
    expect(states).toContainEqual(['Inès Delorme', 'active'])
    expect(states).toContainEqual(['Maxence Orvault', 'expired'])
  })
})
