import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  invitationListSchema,
  latestInvitationListSchema,
  teamAdminSchema,
  teamLogSchema,
} from '../../src/contract/product-api/partner-team.schema.ts'
import { teamChoiceSchema } from '../../src/contract/product-api/registration.schema.ts'
import { caseListSchema } from '../../src/contract/product-api/subscription-case.schema.ts'
import type { Right } from '../../src/contract/product-api/user.schema.ts'
import { createRegistrationApi, partnerColleague, type RegistrationApi } from './registration-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session } from './users-api.ts'

const path = '/auth/partner-teams/admin'
const lists = '/auth/partner-users/invitation-lists'

describe.each(testedDatabases())('the administration of a team on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let administrator: Session
  let colleague: Session

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    const users = createUsersApi(sandbox)
    administrator = await users.partner('advisor@cgp-demo.example')
    colleague = await users.partner('family-office@cgp-demo.example')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const team = async () => exactly(teamAdminSchema, await administrator.get(path))
  const memberOf = async ({ id }: Session) => {
    const found = (await team()).members.find((member) => member.id === id)
    if (found === undefined) throw new Error('no such member')
    return found
  }
  const change = (who: Session, member: string, rights: readonly Right[], seen: readonly Right[]) =>
    who.post(`${path}/rights`, { member, rights, seen })

  // P-591, P-592
  it('gives and takes rights that the administrator has, on what was read, and is the administrators’ alone', async () => {
    expect((await colleague.get(path)).status).toBe(403)
    const { email, is_self, last_sign_in, rights } = await memberOf(colleague)
    expect([email, is_self]).toEqual(['family-office@cgp-demo.example', false])
    expect(last_sign_in).toMatch(/^20/)
    expect(rights).toContain('subscriptions:create')
    const fewer = rights.filter((right) => right !== 'subscriptions:create')
    expect((await change(administrator, colleague.id, fewer, rights)).status).toBe(200)
    // The right is lost at once, in any open session of the colleague.
    expect((await colleague.post('/auth/partners/cases/create', { share: null })).status).toBe(403)
    expect(await (await change(administrator, colleague.id, rights, rights)).json()).toMatchObject({
      code: 'conflict',
      errors: [{ code: 'stale' }],
    })
    expect((await change(administrator, colleague.id, rights, fewer)).status).toBe(200)
    const { rights: own } = await memberOf(administrator)
    const without = own.filter((right) => right !== 'team:manage')
    expect(await refusalOf(await change(administrator, administrator.id, without, own))).toEqual([
      422,
      'validation_failed',
      'rights',
    ])
    expect((await change(administrator, 'acc-none', [], [])).status).toBe(422)
  })

  it('passes to another, and gives nobody what its holder has not', async () => {
    const { rights } = await memberOf(colleague)
    const more: readonly Right[] = [...rights, 'team:manage']
    expect((await change(administrator, colleague.id, more, rights)).status).toBe(200)
    const { rights: own } = await memberOf(administrator)
    const fewer = own.filter((right) => right !== 'team:invite')
    expect((await change(colleague, administrator.id, fewer, own)).status).toBe(200)
    const withoutInviting = more.filter((right) => right !== 'team:invite')
    expect((await change(administrator, colleague.id, withoutInviting, more)).status).toBe(200)
    expect(await (await change(administrator, colleague.id, more, withoutInviting)).json()).toMatchObject({
      errors: [{ path: 'rights', code: 'not_own' }],
    })
    // Of two administrators who drop the right at once, one remains.
    const drop = (who: Session, held: readonly Right[]) =>
      change(
        who,
        who.id,
        held.filter((right) => right !== 'team:manage'),
        held,
      )
    const both = await Promise.all([drop(administrator, fewer), drop(colleague, withoutInviting)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})

describe('members, cases and lists of a team', () => {
  let sandbox: TestSandbox
  let administrator: Session
  let colleague: Session
  let mails: Pick<RegistrationApi, 'messagesTo'>

  beforeAll(async () => {
    sandbox = await startTestSandbox(undefined)
    const users = createUsersApi(sandbox)
    administrator = await users.partner('advisor@cgp-demo.example')
    colleague = await users.partner('family-office@cgp-demo.example')
    mails = createRegistrationApi(sandbox)
  }, 120_000)
  afterAll(() => sandbox.stop())

  const suspend = (member: string, suspended: boolean) =>
    administrator.post(`${path}/suspend`, { member, suspended })

  // P-593
  it('are suspended at once and let in again, but nobody suspends themselves', async () => {
    expect(await refusalOf(await suspend(administrator.id, true))).toEqual([
      422,
      'validation_failed',
      'member',
    ])
    const suspended = await exactly(teamAdminSchema, await suspend(colleague.id, true))
    const found = suspended.members.find(({ id }) => id === colleague.id)
    expect(found?.suspended_at).not.toBeNull()
    expect((await colleague.get('/auth/partners/cases')).status).toBe(401)
    // The portal ends its session when the next look-up fails like this.
    const gone = await colleague.get(`/auth/partners/${colleague.id}`)
    expect([gone.status, (await gone.json()).code]).toEqual([404, 'user_not_found'])
    expect((await suspend(colleague.id, false)).status).toBe(200)
    expect((await colleague.get('/auth/partners/cases')).status).toBe(200)
  })

  // P-594, P-873
  it('hand open cases over to who may subscribe, who is told', async () => {
    const handOver = (member: string, to: string) => administrator.post(`${path}/hand-over`, { member, to })
    expect(await refusalOf(await handOver(colleague.id, colleague.id))).toEqual([
      422,
      'validation_failed',
      'to',
    ])
    expect((await handOver(colleague.id, 'acc-none')).status).toBe(422)
    const before = await exactly(caseListSchema, await administrator.get('/auth/partners/cases?pageSize=100'))
    const theirs = before.items.filter(
      ({ advisor, state }) => advisor === 'Gaël Montarlier' && state !== 'accepted',
    )
    expect(theirs.length).toBeGreaterThan(0)
    const after = await exactly(teamAdminSchema, await handOver(colleague.id, administrator.id))
    expect(after.members.find(({ id }) => id === colleague.id)?.open_cases).toBe(0)
    const moved = await exactly(caseListSchema, await administrator.get('/auth/partners/cases?pageSize=100'))
    const [one] = theirs
    expect(moved.items.find(({ id }) => id === one?.id)?.advisor).toBe('Ariel Grandlieu')
    expect((await mails.messagesTo('advisor@cgp-demo.example'))[0]?.subject).toMatch(/vous sont confiés$/)
    expect((await mails.messagesTo('family-office@cgp-demo.example'))[0]?.subject).toMatch(/un collègue$/)
  })

  // P-597, P-817
  it('are joined by the administrator’s consent, by an address of the domain alone', async () => {
    const registration = createRegistrationApi(sandbox)
    const email = 'nolwenn@cgp-demo.example'
    await registration.post('/partner-users/create', partnerColleague(email))
    const ticket = (await registration.confirm(email)).searchParams.get('ticket')
    const choose = async () =>
      (await registration.post('/partner-users/choose-team', { ticket, team: 'team-7' })).json()
    for (const _twice of [1, 2]) expect(await choose()).toEqual({ name: 'Conseil', is_active: false })
    const told = await mails.messagesTo('advisor@cgp-demo.example')
    expect(told.filter(({ subject }) => subject.startsWith('Demande d’accès'))).toHaveLength(1)
    const [request] = (await exactly(teamAdminSchema, await administrator.get(path))).requests
    const member = request?.email === email ? request.id : ''
    const decide = (decision: string, reason?: string) =>
      administrator.post(`${path}/decide-request`, { member, decision, reason })
    const readChoice = async () =>
      exactly(teamChoiceSchema, await registration.post('/partner-users/teams', { ticket }))
    for (const missing of [undefined, ' ']) expect((await decide('decline', missing)).status).toBe(400)
    expect((await readChoice()).refused).toBeNull()
    const reason = 'Vous êtes de l’équipe Patrimoine.\nDemandez-la.'
    expect((await decide('decline', reason)).status).toBe(200)
    expect(await readChoice()).toMatchObject({ requested: null, refused: { team: 'Conseil', reason } })
    expect((await mails.messagesTo(email))[0]?.text).toContain(reason)
    const { items } = await exactly(teamLogSchema, await administrator.get(`${path}/log`))
    expect(items[0]).toMatchObject({ action: 'join_declined', details: { reason } })
    expect((await decide('accept')).status).toBe(422)
    await choose()
    expect(await readChoice()).toMatchObject({ requested: 'Conseil', refused: null })
    const both = await Promise.all([decide('accept'), decide('accept')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const { members } = await exactly(teamAdminSchema, await administrator.get(path))
    expect(members.find((one) => one.email === email)?.rights).toContain('funds:read')
    expect((await mails.messagesTo(email))[0]?.subject).toBe('Vous avez rejoint l’équipe Conseil')
  })

  // P-595
  it('invite 500 people by one list, answered at once and worked off, with a report per line', async () => {
    const bad = [
      'personne',
      'anne@@cgp-demo.example',
      '+33 6 39 98 00 01',
      `${'a'.repeat(300)}@cgp-demo.example`,
      'anne@autre.example',
      'advisor@cgp-demo.example',
      'member-1@cgp-demo.example',
      '=1+1',
    ]
    const good = Array.from({ length: 492 }, (_, index) => `member-${index}@cgp-demo.example`)
    const body = { text: ['Email', ...good, ...bad].join('\r\n'), key: randomUUID() }
    const both = await Promise.all([administrator.post(lists, body), administrator.post(lists, body)])
    const [answered] = await Promise.all(both.map((response) => exactly(invitationListSchema, response)))
    expect(answered).toMatchObject({ total: 500, refused: 8 })
    expect(answered?.lines.filter(({ fault }) => fault !== null).map(({ fault }) => fault)).toEqual([
      'not_address',
      'not_address',
      'phone',
      'too_long',
      'other_domain',
      'has_account',
      'repeated',
      'not_address',
    ])
    const finished = await vi.waitFor(
      async () => {
        const latest = latestInvitationListSchema.parse(
          await (await administrator.get(`${lists}/latest`)).json(),
        )
        expect(latest.list?.waiting).toBe(0)
        return latest.list
      },
      { timeout: 180_000, interval: 500 },
    )
    expect(finished).toMatchObject({ total: 500, sent: 492, refused: 8 })
    expect(await mails.messagesTo('member-491@cgp-demo.example')).toHaveLength(1)
    expect((await colleague.post(lists, body)).status).toBe(403)
    const long = { text: Array.from({ length: 501 }, (_, index) => `m${index}@x.example`).join('\n') }
    expect(await (await administrator.post(lists, { ...long, key: randomUUID() })).json()).toMatchObject({
      errors: [{ path: 'text', code: 'too_many_lines' }],
    })
    expect(await (await administrator.post(lists, { text: ' \n', key: randomUUID() })).json()).toMatchObject({
      errors: [{ path: 'text', code: 'empty' }],
    })
  }, 240_000)

  // P-598
  it('show all of it in the team’s part of the audit log, and nothing of another team', async () => {
    const log = await exactly(teamLogSchema, await administrator.get(`${path}/log?pageSize=100`))
    const actions = log.items.map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['member_suspended', 'member_restored', 'cases_handed_over', 'invitation_list']),
    )
    expect(log.items.find(({ action }) => action === 'cases_handed_over')).toMatchObject({
      actor: 'advisor@cgp-demo.example',
      subject: 'family-office@cgp-demo.example',
      details: { to: 'advisor@cgp-demo.example' },
    })
    expect(log.items.filter(({ details }) => 'team' in details)).toEqual([])
    expect((await colleague.get(`${path}/log`)).status).toBe(403)
  })
})
