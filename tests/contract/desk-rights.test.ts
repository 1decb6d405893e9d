import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptionOffersSchema } from '../../src/contract/product-api/advisor-subscription.schema.ts'
import {
  staffRightsSchema,
  type TeamRights,
  teamRightsListSchema,
  teamRightsSchema,
} from '../../src/contract/product-api/desk-rights.schema.ts'
import { materialListSchema, shareListSchema } from '../../src/contract/product-api/material.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { addDays } from '../../src/lib/plain-date.ts'
import { sentMail } from '../support/sent-mail.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type UsersApi } from './users-api.ts'

const today = plainDateAt(new Date())
const teamOfAdvisors = '/staff/rights/teams?q=cgp'
const every = ['publish', 'approve', 'see_as', 'verify', 'manage']

describe.each(testedDatabases())('rights that staff see and change on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  let staff: StaffSession
  let desk: StaffSession
  let editor: StaffSession

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
    staff = await signInStaff(sandbox, 'staff')
    desk = await signInStaff(sandbox, 'desk')
    editor = await signInStaff(sandbox, 'editor')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const listOf = async (path: string) => exactly(teamRightsListSchema, await staff.get(path))
  const advisors = async (): Promise<TeamRights> => {
    const [line] = (await listOf(teamOfAdvisors)).items
    return exactly(teamRightsSchema, await staff.get(`/staff/rights/teams/${line?.team.id}`))
  }
  const agreementOf = ({ agreements, version }: TeamRights, index = 0) => {
    const [agreement] = agreements.slice(index)
    const { audiences, fund, since, subscriptions, until } = agreement ?? expect.unreachable()
    const terms = { since, until, subscriptions, audiences, shares: null }
    return { version, fund: fund.id, ...terms, reason: 'Avenant du 3 mars' }
  }
  const post = async (body: object, id?: string) =>
    desk.post(`/staff/rights/teams/${id ?? (await advisors()).team.id}/agreement`, body)

  // P-780
  it('lists agreements by team, fund and state, as of a day', async () => {
    const all = await listOf('/staff/rights/teams')
    expect(all.page.total).toBeGreaterThan(10)
    expect(new Set(all.items.map(({ state }) => state))).toEqual(new Set(['in_force']))
    const own = await listOf(teamOfAdvisors)
    expect(own.page.total).toBeLessThan(all.page.total)
    const [first] = own.items
    const word = first?.agreement?.fund.name.split(' ')[0]?.toLowerCase() ?? ''
    const named = await listOf(`${teamOfAdvisors}&fund=${encodeURIComponent(word)}`)
    expect(named.items.map(({ agreement }) => agreement?.fund.id)).toContain(first?.agreement?.fund.id)
    expect((await listOf('/staff/rights/teams?on=2023-12-31')).page.total).toBe(0)
    expect((await listOf('/staff/rights/teams?on=2023-12-31&state=to_come')).page.total).toBe(all.page.total)
    expect((await staff.get('/staff/rights/teams?on=2023-02-31')).status).toBe(400)
  })

  // P-780, P-782
  it('ends an agreement: the team has lost the fund, and its administrators read why', async () => {
    const adviser = await api.partner('advisor@cgp-demo.example')
    const materialOf = async () =>
      exactly(materialListSchema, await adviser.get('/auth/partners/material?pageSize=100'))
    const fund = (await materialOf()).funds[0]?.id ?? ''
    const team = await advisors()
    const index = team.agreements.findIndex((one) => one.fund.id === fund)
    const soon = { ...agreementOf(team, index), until: addDays(today, 60) }
    const kept = await exactly(teamRightsSchema, await post(soon))
    expect(kept.agreements[index]?.state).toBe('expiring')
    expect((await listOf(`${teamOfAdvisors}&state=expiring`)).page.total).toBe(1)
    const { items } = await exactly(
      materialListSchema,
      await adviser.get(`/auth/partners/material?fund=${fund}&state=valid`),
    )
    const link = { document: items[0]?.id, recipient_name: 'Hélène Orsenne', recipient_email: null }
    const terms = { locale: 'fr', days: 7, most_openings: null, mail: false }
    const share = () => adviser.post('/auth/partners/shares', { ...link, ...terms })
    expect((await share()).status).toBe(200)
    const none = { ...soon, version: kept.version, audiences: [] }
    const without = await exactly(teamRightsSchema, await post(none))
    expect((await materialOf()).funds.map(({ id }) => id)).not.toContain(fund)
    expect((await share()).status).toBe(422)
    const shares = await exactly(shareListSchema, await adviser.get('/auth/partners/shares'))
    expect(shares.items[0]?.state).toBe('suspended')
    const funds = async () => (await (await adviser.get(`/auth/partners/${adviser.id}`)).json()).funds
    expect(await funds()).toContain(fund)
    const over = { ...none, version: without.version, until: addDays(today, -1) }
    expect((await post(over)).status).toBe(200)
    expect(await funds()).not.toContain(fund)
    await sandbox.settled()
    expect(await sentMail(sandbox.url, 'advisor@cgp-demo.example', 'Avenant du 3 mars')).toContain(
      'Dernier jour',
    )
    const log = await (await adviser.get('/auth/partner-teams/admin/log')).json()
    expect(log.items[0]).toMatchObject({ action: 'agreement_changed', actor: null })
  })

  // P-782
  it('limits an agreement to shares, whose subscriptions alone are offered', async () => {
    const adviser = await api.partner('advisor@cgp-demo.example')
    const offered = async () =>
      (await exactly(subscriptionOffersSchema, await adviser.get('/auth/advisor-subscriptions/offers')))
        .offers
    const offers = async () => {
      return (await offered()).map(({ share }) => share.id)
    }
    const before: string[] = await offers()
    const [share = ''] = before
    const team = await advisors()
    const items = await offered()
    const index = team.agreements.findIndex((one) => one.fund.id === items[0]?.fund.id)
    const ofFund = items.filter(({ fund }) => fund.id === items[0]?.fund.id).map(({ share }) => share.id)
    const narrowed = { ...agreementOf(team, index), shares: [share] }
    const { version } = await exactly(teamRightsSchema, await post(narrowed))
    expect(await offers()).toEqual(before.filter((id) => id === share || !ofFund.includes(id)))
    expect((await post({ ...narrowed, version, subscriptions: false })).status).toBe(200)
    expect(await offers()).toEqual(before.filter((id) => !ofFund.includes(id)))
  })

  // P-781
  it('tells the second of two who change the same team, and refuses what is wrong', async () => {
    const team = await advisors()
    const body = agreementOf(team, 1)
    const both = await Promise.all([post(body), post({ ...body, until: addDays(today, 90) })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const next = { ...body, version: team.version + 1 }
    expect(await refusalOf(await post({ ...next, until: '2020-01-01' }))).toEqual([
      422,
      'validation_failed',
      'until',
    ])
    expect((await post({ ...next, shares: ['share-of-nobody'] })).status).toBe(422)
    expect((await post({ ...next, reason: '' })).status).toBe(400)
    expect((await post(next, 'team-99999')).status).toBe(404)
  })

  // P-781
  it('changes the rights of a member, who is told, and keeps the last administrator', async () => {
    const { members, team, version } = await advisors()
    const administrator = members.find(({ rights }) => rights.includes('team:manage'))
    const other = members.find(({ id }) => id !== administrator?.id)
    if (administrator === undefined || other === undefined) throw new Error('The team has too few members')
    const path = `/staff/rights/teams/${team.id}/member`
    const reason = 'Départ de la conseillère'
    const last = { version, member: administrator.id, rights: [], reason }
    expect((await desk.post(path, last)).status).toBe(422)
    const wanted = { version, member: other.id, rights: ['funds:read'], reason }
    const changed = await exactly(teamRightsSchema, await desk.post(path, wanted))
    expect(changed.members.find(({ id }) => id === other.id)?.rights).toEqual(['funds:read'])
    expect((await desk.post(path, wanted)).status).toBe(409)
    await sandbox.settled()
    expect(await sentMail(sandbox.url, other.email, reason)).toContain('Droits retirés')
  })

  const staffOf = async (session: StaffSession) =>
    (await exactly(staffRightsSchema, await session.get('/staff/rights/staff'))).members
  const memberNamed = async (name: string) => {
    const found = (await staffOf(desk)).find((one) => one.name === name)
    return found ?? expect.unreachable()
  }
  const change = async (session: StaffSession, name: string, rights: string[], reason = 'Congé parental') => {
    const { id, version } = await memberNamed(name)
    return session.post('/staff/rights/staff', { member: id, version, rights, reason })
  }

  // P-783
  it('narrows the rights of staff at once: each call of a missing right is refused', async () => {
    expect(new Set((await staffOf(desk)).map(({ rights }) => rights.join()))).toEqual(new Set([every.join()]))
    expect((await change(desk, 'desk', ['publish'])).status).toBe(422)
    expect(await (await change(desk, 'editor', [])).json()).toEqual({ status: 'done' })
    const body = { reason: 'Appel du client' }
    const person = (await api.investor('investor')).id
    for (const path of [
      `/staff/people/${person}/views`,
      '/staff/publications',
      '/staff/publications/pub-1/decide',
      '/staff/mandates',
      '/staff/rights/staff',
    ])
      expect([path, (await editor.post(path, body)).status]).toEqual([path, 403])
    expect((await editor.get('/staff/queues')).status).toBe(200)
    await sandbox.settled()
    expect(await sentMail(sandbox.url, 'editor@sandbox.example', 'Congé parental')).toContain(
      'Droits retirés',
    )
  })

  // P-784
  it('gives rights only once a second person has approved, neither the author nor who gets them', async () => {
    expect(await (await change(desk, 'editor', ['publish', 'approve'])).json()).toEqual({ status: 'waiting' })
    expect((await change(staff, 'editor', ['see_as'])).status).toBe(422)
    const { rights, waiting } = await memberNamed('editor')
    expect([rights, waiting?.given, waiting?.is_own]).toEqual([[], ['publish', 'approve'], true])
    const path = `/staff/rights/changes/${waiting?.id}/decide`
    const approve = { decision: 'approved', reason: null }
    expect((await desk.post(path, approve)).status).toBe(422)
    expect((await editor.post(path, approve)).status).toBe(403)
    expect((await staff.post(path, { decision: 'refused', reason: null })).status).toBe(422)
    const both = await Promise.all([staff.post(path, approve), staff.post(path, approve)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await memberNamed('editor')).rights).toEqual(['publish', 'approve'])
    expect((await editor.post('/staff/people/acc-x/views', { reason: 'Appel du client' })).status).toBe(403)
  })

  // P-784
  it('keeps one member who may change rights, and lets the author alone withdraw a change', async () => {
    expect((await change(desk, 'staff', ['publish', 'approve'])).status).toBe(200)
    expect((await change(staff, 'desk', [])).status).toBe(403)
    const { id, version } = await memberNamed('desk')
    const own = { member: id, version, rights: [], reason: 'Fin de mission' }
    expect((await desk.post('/staff/rights/staff', own)).status).toBe(422)
    expect(await (await change(desk, 'staff', every)).json()).toEqual({ status: 'waiting' })
    const path = `/staff/rights/changes/${(await memberNamed('staff')).waiting?.id}/decide`
    expect((await staff.post(path, { decision: 'approved', reason: null })).status).toBe(422)
    expect((await desk.post(path, { decision: 'withdrawn', reason: null })).status).toBe(200)
    expect((await memberNamed('staff')).waiting).toBeNull()
  })
})
