import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  chosenTeamSchema,
  createdUserSchema,
  existsResponseSchema,
  invitationSchema,
  teamChoiceSchema,
} from '../../src/contract/product-api/registration.schema.ts'
import { createRelyingParty, testPortalUrl } from '../support/relying-party.ts'
import { createRegistrationApi, linkIn, partnerColleague, type RegistrationApi } from './registration-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, partnerUser, refusalOf, type UsersApi } from './users-api.ts'

const create = '/partner-users/create'
const registrationPage = `${testPortalUrl}/partenaire/inscription`

describe.each(testedDatabases())('registration of partners on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: RegistrationApi
  let users: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createRegistrationApi(sandbox)
    users = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  async function confirmed(email: string): Promise<{ readonly id: string; readonly ticket: string }> {
    const { id } = await exactly(createdUserSchema, await api.post(create, partnerColleague(email)))
    const page = await api.confirm(email)
    expect([page.pathname, page.searchParams.get('step')]).toEqual(['/api/registration/confirmed', 'team'])
    return { id, ticket: page.searchParams.get('ticket') ?? '' }
  }

  async function sessionOf(id: string, email: string) {
    const tokens = await createRelyingParty(sandbox.publicUrl, 'partner').signIn(email)
    return users.sessionOf(id, tokens.accessToken())
  }

  const chooseBy = (ticket: string, wish: object) =>
    api.post('/partner-users/choose-team', { ticket, ...wish })

  it.each([
    ['banque-demo.example', true],
    ['BANQUE-DEMO.example', true],
    ['notbanque-demo.example', false],
    ['mail.banque-demo.example', false],
    ['gmail.com', false],
    ['', undefined],
  ])('knows the domain %j: %s', async (domain, exists) => {
    const response = await api.get(`/partner-users/domain-exists?domain=${domain}`)
    if (exists === undefined) expect(response.status).toBe(400)
    else expect(await exactly(existsResponseSchema, response)).toEqual({ exists })
  })

  // P-202
  it('tells whether an address is a partner’s', async () => {
    const ask = async (email: string) =>
      exactly(existsResponseSchema, await api.get(`/partner-users/exists?email=${email}`))
    expect(await ask('Partner@banque-demo.example')).toEqual({ exists: true })
    expect(await ask('investor@sandbox.example')).toEqual({ exists: false })
  })

  // P-158
  it('goes from a known domain through the confirmed address to an active account in a team', async () => {
    const email = 'yanis.corvaisier@banque-demo.example'
    const { id, ticket } = await confirmed(email)
    const choice = await exactly(teamChoiceSchema, await api.post('/partner-users/teams', { ticket }))
    expect(choice).toMatchObject({ email, partner: { id: 'ptn-1' }, selected: null, requested: null })
    expect(choice.teams.map((team) => [team.id, team.parent])).toEqual([
      ['team-1', null],
      ['team-2', 'team-1'],
      ['team-3', 'team-1'],
    ])
    const session = await sessionOf(id, email)
    expect((await partnerUser(session)).funds).toEqual([])
    const chosen = await exactly(chosenTeamSchema, await chooseBy(ticket, { team: 'team-2' }))
    expect(chosen).toEqual({ name: 'Gestion privée Lyon', is_active: true })
    const user = await partnerUser(session)
    expect([user.funds.length, user.is_child_user, user.id_partner]).toEqual([12, true, null])
    expect((await chooseBy(ticket, { team: 'team-2' })).status).toBe(200)
    expect(await refusalOf(await chooseBy(ticket, { team: 'team-1' }))).toEqual([410, 'gone', undefined])
  })

  it.each([
    ['a domain that nobody owns', { email: 'a@elsewhere.example' }, [422, 'validation_failed', 'email']],
    ['a free-mail address', { email: 'a@gmail.com' }, [422, 'validation_failed', 'email']],
    ['a subdomain', { email: 'a@x.banque-demo.example' }, [422, 'validation_failed', 'email']],
    ['a weak password', { password: 'Short1!' }, [422, 'validation_failed', 'password']],
    ['an address with an account', { email: 'Partner@banque-demo.example' }, [409, 'conflict', 'email']],
    ['rights', { rights: ['subscriptions:create'] }, [400, 'bad_request', '']],
    ['a partner', { id_partner: 'ptn-9' }, [400, 'bad_request', '']],
  ])('refuses %s', async (_case, changes, refusal) => {
    const body = partnerColleague('nobody@banque-demo.example', changes)
    expect(await refusalOf(await api.post(create, body))).toEqual(refusal)
  })

  // P-160
  it('offers no team of another company or domain, and none that is not approved', async () => {
    const { ticket } = await confirmed('curious@mutuelle-demo.example')
    for (const team of ['team-1', 'team-4', 'team-999', 'team-6']) {
      expect(await refusalOf(await chooseBy(ticket, { team }))).toEqual([422, 'validation_failed', 'team'])
    }
    expect((await chooseBy(ticket, {})).status).toBe(400)
    expect((await chooseBy(ticket, { team: 'team-5', new_team: 'Both' })).status).toBe(400)
    expect((await chooseBy('x'.repeat(43), { team: 'team-5' })).status).toBe(410)
  })

  // P-160
  it('adds a team that has nothing and nobody until staff approve it', async () => {
    const email = 'founder@assureur-demo.example'
    const { id, ticket } = await confirmed(email)
    expect(await refusalOf(await chooseBy(ticket, { new_team: 'unités de compte' }))).toEqual([
      409,
      'conflict',
      'new_team',
    ])
    const added = await exactly(chosenTeamSchema, await chooseBy(ticket, { new_team: ' Épargne salariale ' }))
    expect(added).toEqual({ name: 'Épargne salariale', is_active: false })
    expect((await chooseBy(ticket, { new_team: 'Épargne salariale' })).status).toBe(200)
    expect(await refusalOf(await chooseBy(ticket, { new_team: 'Another' }))).toEqual([
      409,
      'conflict',
      'new_team',
    ])
    const session = await sessionOf(id, email)
    expect((await partnerUser(session)).funds).toEqual([])
    expect((await session.get('/auth/partners/funds')).status).toBe(403)
    const listed = await exactly(teamChoiceSchema, await session.get('/auth/partner-users/teams'))
    expect([listed.teams.map((team) => team.id), listed.requested]).toEqual([['team-6'], 'Épargne salariale'])

    const number = /teams\/(\d+)\?[^>]*>(?![\s\S]*teams\/\d)/.exec(await api.backOffice('teams'))?.[1]
    await api.decide(`teams/${number}`, { decision: 'approve', like: '6' })
    expect((await partnerUser(session)).funds).toHaveLength(29)
    const [mail] = await api.messagesTo(email)
    expect(mail?.subject).toBe('Votre équipe est activée')
    expect(await api.backOffice('log')).toContain('team_approved')
  })

  it('lets a signed-in user without a team choose one', async () => {
    const session = await users.partner('partner-noteam@assureur-demo.example')
    const team = { team: 'team-6' }
    expect((await session.post('/auth/partner-users/choose-team', team)).status).toBe(200)
    expect((await partnerUser(session)).funds.length).toBeGreaterThan(0)
    const investor = await users.investor('investor')
    expect((await investor.post('/auth/partner-users/choose-team', team)).status).toBe(403)
    expect((await api.post('/auth/partner-users/choose-team', team)).status).toBe(401)
  })

  describe('an invitation', () => {
    const byMail = '/auth/partner-users/email-invitation'
    const bySms = '/auth/partner-users/sms-invitation'
    const inviter = () => users.partner('partner-chosen@banque-demo.example')
    const partnerName = 'Banque Démo Rhône'
    const username = 'Andrea Castelvi'

    it('by mail leads to a form that is filled in already', async () => {
      const email = 'colleague@banque-demo.example'
      const response = await (await inviter()).post(byMail, { email, partnerName, username })
      expect(response.status).toBe(200)
      const link = new URL(linkIn((await api.messagesTo(email))[0]))
      expect(link.origin + link.pathname).toBe(registrationPage)
      const invitation = link.searchParams.get('invitation')
      const read = await api.post('/partner-users/read-invitation', { invitation })
      expect(await exactly(invitationSchema, read)).toEqual({
        email,
        telephone: null,
        partner: partnerName,
        invited_by: username,
      })
      const altered = { invitation: `${invitation?.slice(0, -1)}_` }
      expect((await api.post('/partner-users/read-invitation', altered)).status).toBe(410)
    })

    // P-557
    it('names the team that its colleague is asked to join', async () => {
      const email = 'soizic.invitee@banque-demo.example'
      const session = await inviter()
      const body = { email, partnerName: 'Banque Démo Rhône', username: 'Andrea Castelvi' }
      expect((await session.post(byMail, body)).status).toBe(200)
      const { ticket } = await confirmed(email)
      const choice = await exactly(teamChoiceSchema, await api.post('/partner-users/teams', { ticket }))
      const { current } = await (await session.get('/auth/partner-teams')).json()
      expect([current, choice.teams.some(({ id }) => id === current)]).toEqual([choice.invited, true])
    })

    it.each([
      ['another domain', { email: 'a@elsewhere.example' }, [422, 'validation_failed', 'email']],
      ['a subdomain', { email: 'a@x.banque-demo.example' }, [422, 'validation_failed', 'email']],
      ['a longer domain', { email: 'a@notbanque-demo.example' }, [422, 'validation_failed', 'email']],
      ['another company’s name', { partnerName: 'Win a prize' }, [422, 'validation_failed', 'partnerName']],
      ['an address with an account', { email: 'Partner@banque-demo.example' }, [409, 'conflict', 'email']],
    ])('by mail may not go to or name %s', async (_case, changes, refusal) => {
      const body = { email: 'new@banque-demo.example', partnerName, username, ...changes }
      expect(await refusalOf(await (await inviter()).post(byMail, body))).toEqual(refusal)
    })

    // P-184
    it('by text message carries the one link of the registration', async () => {
      const phone = '+33639980123'
      const message = `${partnerName} vous invite : ${registrationPage}`
      expect((await (await inviter()).post(bySms, { phone, partnerName, message })).status).toBe(200)
      const [sms] = await api.messagesTo(phone)
      expect(sms).toMatchObject({ kind: 'sms' })
      expect(linkIn(sms)).toMatch(new RegExp(`^${registrationPage}\\?invitation=[\\w-]{43}$`))
    })

    it.each([
      ['a landline', { phone: '+33123456789' }, 'phone'],
      ['another country', { phone: '+442079460000' }, 'phone'],
      ['another link', { message: `${partnerName} https://attacker.example` }, 'message'],
      [
        'a second link',
        { message: `${partnerName} ${registrationPage} https://attacker.example` },
        'message',
      ],
      [
        'a link that only starts alike',
        { message: `${partnerName} ${registrationPage}.attacker.example` },
        'message',
      ],
      ['no company', { message: `Join us ${registrationPage}` }, 'message'],
    ])('by text message may not hold %s', async (_case, changes, path) => {
      const message = `${partnerName} vous invite : ${registrationPage}`
      const body = { phone: '+33639980124', partnerName, message, ...changes }
      expect(await refusalOf(await (await inviter()).post(bySms, body))).toEqual([
        422,
        'validation_failed',
        path,
      ])
    })

    it('needs the right, a token, and an approved team', async () => {
      const body = { email: 'new@banque-demo.example', partnerName, username }
      expect((await api.post(byMail, body)).status).toBe(401)
      expect((await (await users.investor('investor')).post(byMail, body)).status).toBe(403)
    })

    // P-183
    it('reaches one person three times a day at most', async () => {
      const session = await inviter()
      const body = { email: 'often@banque-demo.example', partnerName, username }
      for (let time = 1; time <= 3; time += 1) expect((await session.post(byMail, body)).status).toBe(200)
      expect((await session.post(byMail, body)).status).toBe(429)
    })
  })
})
