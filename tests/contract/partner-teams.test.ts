import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fundListSchema } from '../../src/contract/product-api/fund.schema.ts'
import {
  partnerTeamsSchema,
  sentInvitationsSchema,
  teamMembersSchema,
} from '../../src/contract/product-api/partner-team.schema.ts'
import { createdUserSchema } from '../../src/contract/product-api/registration.schema.ts'
import { testPortalUrl } from '../support/relying-party.ts'
import { createRegistrationApi, linkIn, partnerColleague, type RegistrationApi } from './registration-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session, type UsersApi } from './users-api.ts'

const registrationPage = `${testPortalUrl}/partenaire/inscription`
const invitationsPath = '/auth/partner-users/invitations'

describe.each(testedDatabases())('teams and invitations on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: RegistrationApi
  let users: UsersApi
  let lyon: Session

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createRegistrationApi(sandbox)
    users = createUsersApi(sandbox)
    lyon = await users.partner('partner-chosen@banque-demo.example')
  }, 120_000)

  afterAll(() => sandbox.stop())

  const open = async (session: Session) => exactly(sentInvitationsSchema, await session.get(invitationsPath))
  const invite = (session: Session, email: string) =>
    session.post('/auth/partner-users/email-invitation', {
      email,
      partnerName: 'Banque Démo Rhône',
      username: 'Andrea Castelvi',
    })
  const secretMailedTo = async (recipient: string) =>
    new URL(linkIn((await api.messagesTo(recipient))[0])).searchParams.get('invitation')
  const follow = (invitation: string | null) => api.post('/partner-users/read-invitation', { invitation })

  // P-182
  it('tells the teams around a colleague, and which one is acted for', async () => {
    const response = await exactly(partnerTeamsSchema, await lyon.get('/auth/partner-teams'))
    expect(response).toMatchObject({
      partner: { id: 'ptn-1', name: 'Banque Démo' },
      domain: 'banque-demo.example',
      current: 'team-2',
      requested: null,
    })
    expect(response.teams.map((team) => [team.id, team.parent, team.fund_count])).toEqual([
      ['team-1', null, 24],
      ['team-2', 'team-1', 12],
      ['team-3', 'team-1', 12],
    ])
  })

  it('shows the funds and members of a team of the own company', async () => {
    const funds = await exactly(fundListSchema, await lyon.get('/auth/partner-teams/team-3/funds'))
    expect(funds.page.total).toBe(12)
    const { members } = await exactly(teamMembersSchema, await lyon.get('/auth/partner-teams/team-2/members'))
    expect(members).toContainEqual({
      firstname: 'Andrea',
      lastname: 'Castelvi',
      email: 'partner-chosen@banque-demo.example',
      is_self: true,
    })
  })

  it.each([
    ['another company’s', 'team-7'],
    ['one that waits for approval', 'team-4'],
    ['one that does not exist', 'team-9999'],
    ['no id at all', '%27'],
  ])('answers alike for %s', async (_case, id) => {
    for (const part of ['funds', 'members']) {
      const refusal = await refusalOf(await lyon.get(`/auth/partner-teams/${id}/${part}`))
      expect(refusal).toEqual([404, 'not_found', undefined])
    }
  })

  it('needs a token, and that of a partner with a team', async () => {
    const investor = await users.investor('investor')
    const withoutTeam = await users.partner('partner-noteam@assureur-demo.example')
    for (const path of ['/auth/partner-teams', '/auth/partner-teams/team-2/members', invitationsPath]) {
      expect((await users.ask(path)).status).toBe(401)
      expect((await investor.get(path)).status).toBe(403)
    }
    expect((await withoutTeam.get('/auth/partner-teams')).status).toBe(403)
    expect((await withoutTeam.get(invitationsPath)).status).toBe(403)
  })

  it('lists an invitation until it is taken back, and then its link opens nothing', async () => {
    const email = 'revoked@banque-demo.example'
    const before = await open(lyon)
    expect((await invite(lyon, email)).status).toBe(200)
    const after = await open(lyon)
    expect(after.left_today).toBe(before.left_today - 1)
    const [sent] = after.items
    expect(sent).toMatchObject({
      kind: 'email',
      recipient: email,
      invited_by: 'Andrea Castelvi',
      state: 'pending',
    })
    const secret = await secretMailedTo(email)
    expect((await follow(secret)).status).toBe(200)
    expect((await lyon.post(`${invitationsPath}/${sent?.id}/revoke`, undefined)).status).toBe(200)
    expect((await follow(secret)).status).toBe(410)
    expect((await open(lyon)).items.map(({ recipient }) => recipient)).not.toContain(email)
    const again = await lyon.post(`${invitationsPath}/${sent?.id}/revoke`, undefined)
    expect(await refusalOf(again)).toEqual([404, 'not_found', undefined])
  })

  it('sends an invitation again with a new link, and keeps one of each recipient', async () => {
    const email = 'again@banque-demo.example'
    await invite(lyon, email)
    const [sent] = (await open(lyon)).items
    const first = await secretMailedTo(email)
    expect((await lyon.post(`${invitationsPath}/${sent?.id}/resend`, undefined)).status).toBe(200)
    const second = await secretMailedTo(email)
    expect([(await follow(first)).status, (await follow(second)).status]).toEqual([410, 200])
    await invite(lyon, email)
    const listed = (await open(lyon)).items.filter(({ recipient }) => recipient === email)
    expect(listed.map(({ id }) => id)).toEqual([sent?.id])
    const tooOften = await lyon.post(`${invitationsPath}/${sent?.id}/resend`, undefined)
    expect(tooOften.status).toBe(429)
    expect(Number(tooOften.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('sends a text message again in its own words', async () => {
    const phone = '+33639980131'
    const partnerName = 'Banque Démo Rhône'
    const message = `${partnerName} vous invite : ${registrationPage}`
    await lyon.post('/auth/partner-users/sms-invitation', { phone, partnerName, message })
    const sent = (await open(lyon)).items.find(({ recipient }) => recipient === phone)
    await lyon.post(`${invitationsPath}/${sent?.id}/resend`, undefined)
    const texts = (await api.messagesTo(phone)).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(new Set(texts).size).toBe(2)
    for (const text of texts)
      expect(text).toMatch(/^Banque Démo Rhône vous invite : \S+\?invitation=[\w-]{43}$/)
  })

  it('is a matter of the own team alone', async () => {
    const email = 'private@banque-demo.example'
    await invite(lyon, email)
    const sent = (await open(lyon)).items.find(({ recipient }) => recipient === email)
    const elsewhere = await users.partner('partner-child@assureur-demo.example')
    expect((await open(elsewhere)).items).toEqual([])
    for (const act of ['revoke', 'resend']) {
      const absent = `${invitationsPath}/inv-absent/${act}`
      for (const path of [`${invitationsPath}/${sent?.id}/${act}`, absent]) {
        expect(await refusalOf(await elsewhere.post(path, undefined))).toEqual([404, 'not_found', undefined])
        expect((await api.post(path, undefined)).status).toBe(401)
      }
    }
    expect((await open(lyon)).items.map(({ recipient }) => recipient)).toContain(email)
  })

  it('ends with the registration of the colleague', async () => {
    const email = 'joined@banque-demo.example'
    await invite(lyon, email)
    const invitation = await secretMailedTo(email)
    const body = partnerColleague(email, { invitation })
    await exactly(createdUserSchema, await api.post('/partner-users/create', body))
    expect((await open(lyon)).items.map(({ recipient }) => recipient)).not.toContain(email)
  })
})
