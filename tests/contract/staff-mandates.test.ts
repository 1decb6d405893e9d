import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guestViewSchema } from '../../src/contract/product-api/guest.schema.ts'
import { mandateEnteredSchema } from '../../src/contract/product-api/mandate.schema.ts'
import { sentMail } from '../support/sent-mail.ts'
import { accept, accessesOf, dayIn, guestPath, invite, open } from './guest-api.ts'
import { actFor, mandatesOf } from './mandate-api.ts'
import { signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session, type UsersApi } from './users-api.ts'

const positionPath = '/auth/investors/position'
const dayMs = 86_400_000

describe.each(testedDatabases())('mandates recorded by staff on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  let person: Session
  let aheadMs = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
    api = createUsersApi(sandbox)
    person = await api.investor('investor-hats')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const sessionFor = async (holder: string) => {
    const { holder_id, token } = await actFor(person, holder)
    return api.sessionOf(holder_id, token)
  }

  // P-695, P-696
  it('are recorded by staff, told to both by mail, and over after their last day in an open view too', async () => {
    const staff = await signInStaff(sandbox, 'staff')
    const holder_email = 'investor-five@sandbox.example'
    const terms = { holder_email, scope: 'both', power: 'act', since: dayIn(0), until: dayIn(1) }
    const entered = await staff.post('/staff/mandates', { person: person.id, ...terms })
    expect(entered.status).toBe(200)
    await sandbox.settled()
    expect(await sentMail(sandbox.url, holder_email, 'Anaïs Roumegoux')).toContain('mandat')
    expect(await sentMail(sandbox.url, 'investor-hats@sandbox.example', 'Inès Delorme')).toContain('mandat')
    const view = await sessionFor('Inès Delorme')
    expect((await view.get(positionPath)).status).toBe(200)
    aheadMs = 2 * dayMs
    expect((await view.get(positionPath)).status).toBe(401)
    aheadMs = 0
  })

  // P-696, P-699
  it('are ended by staff at once, and replaced by a later one between the same two', async () => {
    const staff = await signInStaff(sandbox, 'staff')
    const terms = {
      holder_email: 'investor-one@sandbox.example',
      scope: 'both',
      since: dayIn(0),
      until: null,
    }
    const enter = async (power: string) => {
      const reply = await staff.post('/staff/mandates', { person: person.id, ...terms, power })
      return exactly(mandateEnteredSchema, reply)
    }
    await enter('read')
    const { id } = await enter('act')
    const held = (await mandatesOf(person)).held.filter(({ holder }) => holder === 'Maxence Orvault')
    expect(held.map(({ power }) => power)).toEqual(['act'])
    const view = await sessionFor('Maxence Orvault')
    expect((await staff.post(`/staff/mandates/${id}/end`, {})).status).toBe(200)
    expect((await view.get(positionPath)).status).toBe(401)
    await sandbox.settled()
    expect(await sentMail(sandbox.url, terms.holder_email, 'a pris fin')).toContain('Anaïs Roumegoux')
    const seen = await (await staff.get(`/staff/people/${person.id}`)).json()
    expect(seen.mandates.held).toHaveLength(3)
    expect((await staff.post('/staff/mandates/mdt-none/end', {})).status).toBe(404)
  })

  // P-696
  it('that begin later let the one in force run until the day before', async () => {
    const staff = await signInStaff(sandbox, 'staff')
    const terms = { holder_email: 'investor-company@sandbox.example', scope: 'both', power: 'act' }
    for (const since of [dayIn(-5), dayIn(30)])
      await staff.post('/staff/mandates', { person: person.id, ...terms, since, until: null })
    const held = (await mandatesOf(person)).held.filter(({ holder }) => holder === 'Delorme Patrimoine')
    expect(held.map(({ since, until }) => [since, until])).toEqual([[dayIn(-5), dayIn(29)]])
    expect((await (await sessionFor('Delorme Patrimoine')).get(positionPath)).status).toBe(200)
  })

  // P-760
  it('let the person invite a guest for every holder at once, as far and as long as the mandates go', async () => {
    const [staff, inviter, guest] = [
      await signInStaff(sandbox, 'staff'),
      await api.investor('investor-thirty'),
      await api.investor('guest'),
    ]
    const given = { holder_email: 'investor-company@sandbox.example', scope: 'documents', power: 'act' }
    const days = { since: dayIn(0), until: dayIn(10) }
    const reply = await staff.post('/staff/mandates', { person: inviter.id, ...given, ...days })
    const { id: mandate } = await exactly(mandateEnteredSchema, reply)
    const read = { holder_email: 'investor-one@sandbox.example', scope: 'both', power: 'read' }
    await staff.post('/staff/mandates', { person: inviter.id, ...read, since: dayIn(0), until: null })
    const email = 'guest@sandbox.example'
    const inviteForAll = async () => {
      const { id, secret } = await invite(sandbox, inviter, { email, scope: 'both', all_holders: true })
      const invitations = '/auth/investor-users/guest-invitations/read'
      expect(await (await guest.post(invitations, { secret })).json()).toMatchObject({
        holders: ['Delorme Patrimoine'],
      })
      expect((await accept(guest, secret)).status).toBe(200)
      const active = (await accessesOf(guest)).filter(({ state }) => state === 'active')
      const access = active.find(({ owner }) => owner === 'Delorme Patrimoine')
      expect(access).toMatchObject({ scope: 'documents', until: dayIn(10) })
      const view = await exactly(guestViewSchema, await open(guest, access?.id ?? ''))
      const session = api.sessionOf(view.owner_id, view.token)
      return { id, library: () => session.get('/auth/investors/documents/search'), session }
    }
    const first = await inviteForAll()
    expect(await sentMail(sandbox.url, 'investor-company@sandbox.example', email)).toContain('mandat')
    expect((await first.library()).status).toBe(200)
    expect((await first.session.get(positionPath)).status).toBe(403)
    // The person ends them together.
    await inviter.post(`${guestPath}/${first.id}/end`, {})
    expect((await first.library()).status).toBe(401)
    // The access by a mandate ends with it, and the person's own does not.
    const second = await inviteForAll()
    await staff.post(`/staff/mandates/${mandate}/end`, {})
    expect((await second.library()).status).toBe(401)
    const left = (await accessesOf(guest)).filter(({ state }) => state === 'active')
    expect(left.map(({ id }) => id)).toContain(second.id)
    expect(left.map(({ owner }) => owner)).not.toContain('Delorme Patrimoine')
    await inviter.post(`${guestPath}/${second.id}/end`, {})
  })

  // P-696
  it.each([
    ['an unknown holder', { holder_email: 'nobody@client.example' }, 'holder_email'],
    ['a partner’s user as holder', { holder_email: 'advisor@cgp-demo.example' }, 'holder_email'],
    ['the person as holder', { holder_email: 'investor-hats@sandbox.example' }, 'holder_email'],
    ['a last day that is past', { until: dayIn(-1) }, 'until'],
    ['an unknown person', { person: 'acc-none' }, 'person'],
  ])('are not recorded for %s', async (_, part, path) => {
    const staff = await signInStaff(sandbox, 'staff')
    const terms = { holder_email: 'investor-one@sandbox.example', scope: 'both', power: 'read' }
    const days = { since: '2020-01-01', until: null }
    const refused = await staff.post('/staff/mandates', { person: person.id, ...terms, ...days, ...part })
    expect(await refusalOf(refused)).toEqual([422, 'validation_failed', path])
  })
})
