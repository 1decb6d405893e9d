import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalDataSchema } from '../../src/contract/product-api/account.schema.ts'
import { guestOpeningsSchema, guestViewSchema } from '../../src/contract/product-api/guest.schema.ts'
import { librarySearchSchema } from '../../src/contract/product-api/library.schema.ts'
import { positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { addDays, addYears } from '../../src/lib/plain-date.ts'
import { becomeGuest, dayIn, guestPath, open } from './guest-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session, type UsersApi } from './users-api.ts'

const endSessions = '/auth/investor-users/sessions/end'
const positionPath = '/auth/investors/position'
const libraryPath = '/auth/investors/documents/search?access=subscribers&pageSize=1'

describe.each(testedDatabases())('views of guests on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  let owner: Session
  let guest: Session
  let grant: string

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
    owner = await api.investor('investor')
    guest = await api.investor('guest')
    const asked = { email: 'guest@sandbox.example', scope: 'both' } as const
    grant = (await becomeGuest(sandbox, { owner, guest }, asked)).grant
  }, 120_000)
  afterAll(() => sandbox.stop())

  const viewBy = async (session: Session) => {
    const { owner_id, token } = await exactly(guestViewSchema, await open(session, grant))
    return api.sessionOf(owner_id, token)
  }
  const statusOf = async (view: Session) => (await view.get(positionPath)).status

  // P-625
  it('end with the sign-in that began them, and no other does', async () => {
    const [one, other] = [await api.investor('guest'), await api.investor('guest')]
    const [viewOfOne, viewOfOther] = [await viewBy(one), await viewBy(other)]
    expect([await statusOf(viewOfOne), await statusOf(viewOfOther)]).toEqual([200, 200])
    expect((await one.post(endSessions, { which: 'others' })).status).toBe(200)
    expect([await statusOf(viewOfOne), await statusOf(viewOfOther)]).toEqual([200, 401])
    expect((await one.post(endSessions, { which: 'this' })).status).toBe(200)
    expect(await statusOf(viewOfOne)).toBe(401)
    guest = await api.investor('guest')
  })

  // P-625
  it('are closed by the sign-in that began them, and those of another sign-in go on', async () => {
    const other = await api.investor('guest')
    const [view, viewOfOther] = [await viewBy(guest), await viewBy(other)]
    const closing = await guest.post(`/auth/investor-users/guest-accesses/${grant}/close`, {})
    expect(closing.status).toBe(200)
    expect([await statusOf(view), await statusOf(viewOfOther)]).toEqual([401, 200])
  })

  // P-626
  it('tell nothing of when the owner was here, or of what the owner has opened', async () => {
    const asOwner = await exactly(librarySearchSchema, await owner.get(libraryPath))
    const [document] = asOwner.items
    const taken = { documents: [document?.id], way: 'file' }
    expect((await owner.post('/auth/investor-users/downloads', taken)).status).toBe(200)
    await api.investor('investor')
    const opened = await exactly(librarySearchSchema, await owner.get(libraryPath))
    expect(opened.items[0]?.openedAt).not.toBeNull()
    expect((await exactly(positionSchema, await owner.get(positionPath))).previousVisitOn).not.toBeNull()

    const view = await viewBy(guest)
    expect((await exactly(positionSchema, await view.get(positionPath))).previousVisitOn).toBeNull()
    expect((await exactly(librarySearchSchema, await view.get(libraryPath))).items[0]?.openedAt).toBeNull()
    const page = await (await view.get(`/auth/investors/documents/${document?.id}`)).json()
    expect(page.document.openedAt).toBeNull()
    const texts = await (await view.get('/auth/investors/document-texts?q=fonds')).text()
    expect(texts).not.toMatch(/"openedAt":"/)
  })

  // P-623
  it('that read the same in several calls at once make one entry', async () => {
    const seen = async () => {
      const list = await owner.get('/auth/investor-users/guest-openings?pageSize=100')
      return (await exactly(guestOpeningsSchema, list)).items.filter(({ kind }) => kind === 'agenda').length
    }
    const view = await viewBy(guest)
    const read = () => view.get('/auth/investors/agenda')
    const responses = await Promise.all([read(), read(), read(), read(), read()])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await seen()).toBe(1)
  })

  // P-620
  it('are offered once to one address, whoever asks twice at once', async () => {
    const body = { email: 'at-once@client.example', scope: 'figures', until: dayIn(1) }
    const invite = async () => (await owner.post(guestPath, body)).status
    expect((await Promise.all([invite(), invite(), invite()])).toSorted()).toEqual([200, 409, 409])
  })

  // P-620
  it('may be given for a year, to the same day, and no day longer', async () => {
    const last = addYears(plainDateAt(new Date()), 1)
    const ask = (until: string, email: string) => owner.post(guestPath, { email, scope: 'both', until })
    expect((await ask(last, 'a-year@client.example')).status).toBe(200)
    const refused = await ask(addDays(last, 1), 'longer@client.example')
    expect(await refusalOf(refused)).toEqual([422, 'validation_failed', 'until'])
  })

  // P-625
  it('leave what became of the access in the audit log, which the owner’s data show, without an address', async () => {
    expect((await owner.post(`${guestPath}/${grant}/end`, {})).status).toBe(200)
    expect((await owner.post(`${guestPath}/${grant}/end`, {})).status).toBe(200)
    const data = await exactly(personalDataSchema, await owner.get('/auth/investor-users/personal-data'))
    const entries = data.sections.find(({ id }) => id === 'decisions')?.records ?? []
    const named = entries.map(({ fields }) => fields.map(({ value }) => value).join(' '))
    const of = (word: string) => named.filter((text) => text.includes(word)).length
    expect([of('accès en lecture proposé'), of('accès accepté'), of('terminé')]).toEqual([3, 1, 1])
    expect(named.join()).not.toContain('@')
  })
})

describe('invitations while no email can be sent', () => {
  // P-620
  it('are not kept, so that they can be sent anew', async () => {
    const sandbox = await startTestSandbox(undefined, { SANDBOX_SMTP_URL: 'smtp://127.0.0.1:1' })
    try {
      const owner = await createUsersApi(sandbox).investor('investor')
      const body = { email: 'no-mail@client.example', scope: 'figures', until: dayIn(1) }
      const statuses = [
        (await owner.post(guestPath, body)).status,
        (await owner.post(guestPath, body)).status,
      ]
      expect(statuses).toEqual([500, 500])
      const listed = await (await owner.get(guestPath)).json()
      expect(JSON.stringify(listed)).not.toContain('no-mail')
    } finally {
      await sandbox.stop()
    }
  }, 120_000)
})
