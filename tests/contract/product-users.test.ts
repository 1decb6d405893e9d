import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { childPartnersSchema, investorUserSchema } from '../../src/contract/product-api/user.schema.ts'
import { createRelyingParty } from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, investorUser, partnerUser, refusalOf, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())('users of the product API on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  // P-207
  describe('the own account', () => {
    // P-002
    it('of an investor holds the funds, the rights and the verification', async () => {
      expect(await investorUser(await api.investor('investor'))).toMatchObject({
        firstname: 'Camille',
        confirmed: true,
        funds: ['fnd-2', 'fnd-6', 'fnd-10', 'fnd-14', 'fnd-21'],
        rights: ['funds:read', 'documents:read'],
        verification: 'verified',
        persontype: null,
        legal_entity: null,
      })
    })

    it('of a legal person holds the company, in the words of the language', async () => {
      const session = await api.investor('investor-entity')
      const response = await session.get(`/auth/investors/${session.id}`, { 'x-locale': 'en' })
      const user = await exactly(investorUserSchema, response)
      expect(user.legal_entity?.identification_number).toBe('999999998')
      expect([user.persontype?.name, user.fields[0]?.name]).toEqual(['Legal representative', 'Company name'])
    })

    it('of a pending investor says so and holds no fund', async () => {
      const user = await investorUser(await api.investor('investor-pending'))
      expect([user.verification, user.funds]).toEqual(['pending', []])
    })

    // Rows of P-137 and P-138: the partner's parent, number of children, whether one is chosen.
    it.each([
      ['partner@banque-demo.example', { parent: false, childs: 3, is_child_user: true, id_partner: null }],
      [
        'partner-one@mutuelle-demo.example',
        { parent: false, childs: 1, is_child_user: true, id_partner: null },
      ],
      [
        'partner-child@assureur-demo.example',
        { parent: true, childs: 0, is_child_user: true, id_partner: null },
      ],
      [
        'partner-chosen@banque-demo.example',
        { parent: false, childs: 3, is_child_user: true, id_partner: 'ptn-3' },
      ],
      [
        'partner-noteam@assureur-demo.example',
        { parent: true, childs: 0, is_child_user: true, id_partner: null },
      ],
      ['advisor@cgp-demo.example', { parent: false, childs: 0, is_child_user: false, id_partner: null }],
    ])('of %s tells which partners it acts for', async (email, expected) => {
      const session = await api.partner(email)
      const user = await partnerUser(session)
      const { id_partner, is_child_user } = user
      const parent = user.partner?.parent !== null
      expect({ parent, childs: user.partner?.childs.length, is_child_user, id_partner }).toEqual(expected)
      const reply = await session.get('/auth/partner-users/selected-user-child-partners')
      const children = await exactly(childPartnersSchema, reply)
      expect(children).toEqual({ childs: user.partner?.childs, selected: id_partner })
    })

    it('of a partner holds the funds of the team, of one without team none', async () => {
      const team = await partnerUser(await api.partner('partner-chosen@banque-demo.example'))
      expect(team.funds).toEqual(Array.from({ length: 12 }, (_, index) => `fnd-${index + 1}`))
      expect((await partnerUser(await api.partner('partner-noteam@assureur-demo.example'))).funds).toEqual([])
    })

    // P-204
    it('of somebody else is as unknown as one that does not exist', async () => {
      const session = await api.investor('investor')
      for (const id of ['acc-2', 'acc-7', 'acc-99999', 'ACC-1']) {
        const response = await session.get(`/auth/investors/${id}`)
        expect(await refusalOf(response)).toEqual([404, 'user_not_found', undefined])
      }
    })
  })

  // P-203
  describe('a call for signed-in users', () => {
    const paths = [
      '/auth/partners/acc-7',
      '/auth/partners/funds',
      '/auth/partners/funds/fnd-2/documents/search',
      '/auth/partner-users/selected-user-child-partners',
      '/auth/investors/acc-1',
      '/auth/investors/funds',
      '/auth/investors/funds/fnd-2/documents/search',
    ]

    it.each(paths)('%s is refused without a token and with a broken one', async (path) => {
      for (const authorization of [undefined, '', 'Basic YTpi', 'Bearer', 'Bearer x.y.z', 'Bearer a b']) {
        const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
        const response = await api.ask(path, { headers })
        expect(await refusalOf(response)).toEqual([401, 'unauthenticated', undefined])
        expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
      }
    })

    it.each(paths)('%s is refused with the token of the other client', async (path) => {
      const isPartnerPath = path.startsWith('/auth/partner')
      const other = isPartnerPath
        ? await api.investor('investor')
        : await api.partner('partner@banque-demo.example')
      expect(await refusalOf(await other.get(path))).toEqual([403, 'forbidden', undefined])
    })

    it('is refused with an ID token in place of an access token', async () => {
      const party = createRelyingParty(sandbox.publicUrl, 'investor')
      const tokens = await party.signIn('investor@sandbox.example')
      const session = api.sessionOf('acc-1', tokens.idToken())
      expect((await session.get('/auth/investors/acc-1')).status).toBe(401)
    })

    it('is refused after the refresh token was revoked', async () => {
      const party = createRelyingParty(sandbox.publicUrl, 'investor')
      const tokens = await party.signIn('investor@sandbox.example')
      const session = api.sessionOf('acc-1', tokens.accessToken())
      expect((await session.get('/auth/investors/acc-1')).status).toBe(200)
      await party.client.revokeToken(`${party.issuer}/oauth/revoke`, tokens.refreshToken())
      expect((await session.get('/auth/investors/acc-1')).status).toBe(401)
    })
  })
})
