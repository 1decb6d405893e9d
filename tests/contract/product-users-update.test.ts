import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { investorUserSchema, partnerUserSchema } from '../../src/contract/product-api/user.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, investorUser, partnerUser, refusalOf, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())('updates by users of the product API on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  describe('an update of the own account', () => {
    const update = '/auth/partner-users/update'

    it('changes names, telephone, person type and fields', async () => {
      const session = await api.partner('partner-child@assureur-demo.example')
      const changes = {
        firstname: ' Noé ',
        lastname: 'Lescarret-Duval',
        telephone: '+33639980042',
        persontype: 'family_office',
        fields: [{ id: 'job_title', value: 'Directeur des placements' }],
      }
      const user = await exactly(partnerUserSchema, await session.post(update, changes))
      expect(user).toMatchObject({
        ...changes,
        firstname: 'Noé',
        persontype: { id: 'family_office' },
        fields: [{ id: 'job_title', value: 'Directeur des placements' }],
      })
      expect(await partnerUser(session)).toEqual(user)
    })

    // P-174
    it('accepts what may not change when it does not change', async () => {
      const session = await api.partner('advisor@cgp-demo.example')
      const { email, rights, funds, confirmed, role, id_partner } = await partnerUser(session)
      const same = {
        email: email.toUpperCase(),
        rights: rights.toReversed(),
        funds,
        confirmed,
        role,
        id_partner,
      }
      expect((await session.post(update, { ...same, firstname: 'Arielle' })).status).toBe(200)
    })

    it.each([
      ['email', 'other@banque-demo.example'],
      ['rights', ['funds:read', 'subscriptions:create']],
      ['rights', []],
      ['funds', ['fnd-64']],
      ['confirmed', false],
      ['role', 'admin'],
      ['id_partner', 'ptn-6'],
      ['id_partner', 'ptn-1'],
      ['id_partner', 'ptn-999'],
      ['persontype', 'legal'],
    ])('may not set %s to %j', async (name, value) => {
      const session = await api.partner('partner@banque-demo.example')
      const before = await partnerUser(session)
      const response = await session.post(update, { firstname: 'Changed', [name]: value })
      expect(await refusalOf(response)).toEqual([403, 'forbidden', name])
      expect(await partnerUser(session)).toEqual(before)
    })

    it.each([
      ['an unknown person type', { persontype: 'king' }, [422, 'validation_failed', 'persontype']],
      ['an unknown field', { fields: [{ id: 'crown', value: 'x' }] }, [422, 'validation_failed', 'fields']],
      ['a number that is no telephone', { telephone: '0612; DROP' }, [400, 'bad_request', 'telephone']],
      ['an empty name', { firstname: '  ' }, [400, 'bad_request', 'firstname']],
      ['another member', { verification: 'approved' }, [400, 'bad_request', '']],
      ['an id', { id: 'acc-1' }, [400, 'bad_request', '']],
    ])('may not hold %s', async (_case, body, refusal) => {
      const session = await api.partner('partner@banque-demo.example')
      expect(await refusalOf(await session.post(update, body))).toEqual(refusal)
    })

    it.each(['{', '[]', 'null', '"text"', ''])('may not be the body %s', async (body) => {
      const session = await api.partner('partner@banque-demo.example')
      const headers = { authorization: session.authorization, 'content-type': 'application/json' }
      expect((await api.ask(update, { method: 'POST', body, headers })).status).toBe(400)
    })

    // P-174
    it('chooses one of the own partner’s children, and another', async () => {
      const session = await api.partner('partner-chosen@banque-demo.example')
      for (const id_partner of ['ptn-4', 'ptn-2', 'ptn-3']) {
        const user = await exactly(partnerUserSchema, await session.post(update, { id_partner }))
        expect(user.id_partner).toBe(id_partner)
      }
      expect(await refusalOf(await session.post(update, { id_partner: null }))).toEqual([
        403,
        'forbidden',
        'id_partner',
      ])
    })

    it('of an investor changes the telephone, not the person type that was verified', async () => {
      const session = await api.investor('investor-empty')
      const path = '/auth/investor-users/update'
      const user = await exactly(investorUserSchema, await session.post(path, { telephone: null }))
      expect(user.telephone).toBeNull()
      const refused = await session.post(path, { persontype: 'legal' })
      expect(await refusalOf(refused)).toEqual([403, 'forbidden', 'persontype'])
      expect((await session.post(path, { id_partner: 'ptn-2' })).status).toBe(400)
    })

    // P-808
    it.each([
      ['social_reason', 'SC des Quatre Rives'],
      ['identification_number', '732829320'],
      ['identification_type', 'rca'],
      ['identification_country', 'DE'],
      ['social_reason', ''],
    ])('of a legal entity may not set %s to %j, which staff have verified', async (id, value) => {
      const session = await api.investor('investor-entity')
      const before = await investorUser(session)
      const fields = [{ id, value }]
      const refused = await session.post('/auth/investor-users/update', { firstname: 'X', fields })
      expect(await refusalOf(refused)).toEqual([403, 'forbidden', 'fields'])
      expect(await investorUser(session)).toEqual(before)
    })

    // P-808
    it('of a legal entity takes the same facts, and another head office without hidden marks', async () => {
      const session = await api.investor('investor-entity')
      const fields = (await investorUser(session)).fields.map(({ id, value }) =>
        id === 'registered_address' ? { id, value: '\u202e1, quai Inventé' } : { id, value },
      )
      expect((await session.post('/auth/investor-users/update', { fields })).status).toBe(200)
      expect((await investorUser(session)).legal_entity?.registered_address).toBe('1, quai Inventé')
    })

    // P-808
    it('with another telephone number is told to the owner by email', async () => {
      const session = await api.investor('investor-five')
      const path = '/auth/investor-users/update'
      const { telephone } = await investorUser(session)
      expect((await session.post(path, { telephone, firstname: 'Maud' })).status).toBe(200)
      await sandbox.settled()
      const mails = async () => {
        const to = 'investor-five@sandbox.example'
        return (await (await fetch(`${sandbox.url}/mailbox/api/messages?to=${to}`)).json()).messages.length
      }
      const earlier = await mails()
      expect((await session.post(path, { telephone: '+33639980043' })).status).toBe(200)
      await sandbox.settled()
      expect(await mails()).toBe(earlier + 1)
    })

    it('is not for an investor who waits for verification', async () => {
      const session = await api.investor('investor-pending')
      const refused = await session.post('/auth/investor-users/update', { firstname: 'Louis' })
      expect(await refusalOf(refused)).toEqual([403, 'forbidden', undefined])
    })
  })
})
