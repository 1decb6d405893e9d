import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profileUpdatedSchema } from '../../src/contract/product-api/account.schema.ts'
import { createCookieBrowser } from '../support/cookie-browser.ts'
import { createRelyingParty, demoPassword, testPortalUrl } from '../support/relying-party.ts'
import { createRegistrationApi } from './registration-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, investorUser, partnerUser, refusalOf, type UsersApi } from './users-api.ts'

const update = '/auth/investor-users/profile/update'
const proof = { password: demoPassword }

describe.each(testedDatabases())('the own account on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  async function mailsTo(email: string): Promise<readonly { subject: string; text: string }[]> {
    await sandbox.settled()
    return (await (await fetch(`${sandbox.url}/mailbox/api/messages?to=${email}`)).json()).messages
  }

  /** The profile as its page would send it back unchanged. */
  async function profileOf(session: Awaited<ReturnType<UsersApi['investor']>>) {
    const { firstname, lastname, email, telephone, fields } = await investorUser(session)
    return { firstname, lastname, email, telephone, fields: fields.map(({ id, value }) => ({ id, value })) }
  }

  describe('the profile', () => {
    it('changes names without a proof', async () => {
      const session = await api.investor('investor-empty')
      const body = { ...(await profileOf(session)), firstname: 'Aliénor' }
      expect(await exactly(profileUpdatedSchema, await session.post(update, body))).toEqual({
        email_to_confirm: null,
        company_in_review: false,
      })
      expect(await investorUser(session)).toMatchObject({ firstname: 'Aliénor' })
    })

    it.each([
      ['a missing proof', undefined, [422, 'validation_failed', 'proof']],
      ['a wrong password', { password: 'Wrong-1!' }, [422, 'validation_failed', 'proof']],
      ['a code that the account does not ask for', { code: '123456' }, [422, 'validation_failed', 'proof']],
    ])('keeps the telephone number with %s', async (_case, wrong, refusal) => {
      const session = await api.investor('investor')
      const before = await investorUser(session)
      const body = { ...(await profileOf(session)), telephone: '+33639980099', firstname: 'X', proof: wrong }
      expect(await refusalOf(await session.post(update, body))).toEqual(refusal)
      expect(await investorUser(session)).toEqual(before)
    })

    it('changes the telephone number with the password, and says so by email', async () => {
      const session = await api.investor('investor-empty')
      const body = { ...(await profileOf(session)), telephone: '+33639980055', proof }
      await exactly(profileUpdatedSchema, await session.post(update, body))
      expect((await investorUser(session)).telephone).toBe('+33639980055')
      const [mail] = await mailsTo('investor-empty@sandbox.example')
      expect(mail?.subject).toBe('Votre numéro de téléphone a été modifié')
    })

    // P-175
    it('changes the email address once the new one is confirmed', async () => {
      const session = await api.investor('investor-empty')
      const email = 'alienor@sandbox.example'
      const body = { ...(await profileOf(session)), email: 'Alienor@sandbox.example', proof }
      const response = await exactly(profileUpdatedSchema, await session.post(update, body))
      expect(response).toEqual({ email_to_confirm: email, company_in_review: false })
      expect((await investorUser(session)).email).toBe('investor-empty@sandbox.example')
      const [warning] = await mailsTo('investor-empty@sandbox.example')
      expect(warning?.subject).toBe('Changement d’adresse email demandé')
      const [mail] = await mailsTo(email)
      const browser = createCookieBrowser(testPortalUrl)
      const form = await browser.open(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      expect((await investorUser(session)).email).toBe('investor-empty@sandbox.example')
      expect((await browser.submit(form, {})).text).toContain(`${testPortalUrl}/mon-compte`)
      expect((await investorUser(session)).email).toBe(email)
      expect((await browser.submit(form, {})).status).toBe(410)
      const entered = await createRelyingParty(sandbox.publicUrl, 'investor').enter(email)
      expect(new URL(entered.url).searchParams.get('code')).not.toBeNull()
    })

    it('does not tell that an address is somebody else’s, and sends it nothing', async () => {
      const session = await api.investor('investor')
      const taken = 'investor-2fa@sandbox.example'
      const before = (await mailsTo(taken)).length
      const body = { ...(await profileOf(session)), email: taken, proof }
      const response = await exactly(profileUpdatedSchema, await session.post(update, body))
      expect(response).toEqual({ email_to_confirm: taken, company_in_review: false })
      expect((await mailsTo(taken)).length).toBe(before)
    })

    it.each([
      ['a number that fails its checksum', 'identification_number', '999999999'],
      ['no company name', 'social_reason', ''],
      ['no head office', 'registered_address', '  '],
    ])('of a legal entity may not have %s', async (_case, id, value) => {
      const session = await api.investor('investor-entity')
      const before = await investorUser(session)
      const { fields, ...rest } = await profileOf(session)
      const body = { ...rest, fields: fields.map((field) => (field.id === id ? { id, value } : field)) }
      expect(await refusalOf(await session.post(update, body))).toEqual([422, 'validation_failed', id])
      expect(await investorUser(session)).toEqual(before)
    })

    /** The profile of the legal entity with other values of some fields. */
    async function companyWith(
      session: Awaited<ReturnType<UsersApi['investor']>>,
      values: Record<string, string>,
    ) {
      const { fields, ...rest } = await profileOf(session)
      return { ...rest, fields: fields.map(({ id, value }) => ({ id, value: values[id] ?? value })) }
    }

    // P-172
    it('of a legal entity changes its head office at once', async () => {
      const session = await api.investor('investor-entity')
      const values = { registered_address: '1, quai Inventé, 69000 Lyon' }
      const response = await exactly(
        profileUpdatedSchema,
        await session.post(update, await companyWith(session, values)),
      )
      expect(response.company_in_review).toBe(false)
      expect((await investorUser(session)).legal_entity).toMatchObject(values)
    })

    // P-808
    it.each(['999 999 998', '999.999.998', '999_999_998', '٩٩٩٩٩٩٩٩٨'])(
      'of a legal entity takes its own number typed as %s for no change',
      async (typed) => {
        const session = await api.investor('investor-entity')
        const body = await companyWith(session, { identification_number: typed })
        const response = await exactly(profileUpdatedSchema, await session.post(update, body))
        expect(response.company_in_review).toBe(false)
        expect((await investorUser(session)).legal_entity?.identification_number).toBe('999999998')
      },
    )

    // P-189
    it.each([
      ['another name', { social_reason: 'SC des Quatre Rives' }],
      ['another number', { identification_number: '732829320' }],
      ['another kind of number', { identification_type: 'siret', identification_number: '73282932000074' }],
      [
        'a foreign register',
        {
          identification_type: 'foreign',
          identification_number: 'HRB 12345',
          identification_country: 'DE',
        },
      ],
    ])(
      'of a legal entity takes %s once staff have checked it, by a proof and with notice',
      async (_case, values) => {
        const session = await api.investor('investor-entity')
        const before = (await investorUser(session)).legal_entity
        const body = await companyWith(session, values)
        expect(await refusalOf(await session.post(update, body))).toEqual([422, 'validation_failed', 'proof'])
        const response = await exactly(profileUpdatedSchema, await session.post(update, { ...body, proof }))
        expect(response.company_in_review).toBe(true)
        expect((await investorUser(session)).legal_entity).toEqual(before)
        const email = 'investor-entity@sandbox.example'
        expect((await mailsTo(email))[0]?.subject).toBe('Changement de raison sociale ou de numéro demandé')
        const staff = createRegistrationApi(sandbox)
        expect(await staff.backOffice('companies')).toContain(email)
        // P-556
        await staff.decide('companies/acc-2', { decision: 'refuse' })
        expect((await mailsTo(email))[0]?.text).not.toContain('Raison')
        await staff.decide('companies/acc-2', { decision: 'refuse', reason: 'Extrait trop ancien.' })
        expect((await mailsTo(email))[0]?.text).toMatch(/Raison\s: Extrait trop ancien\./)
        expect((await investorUser(session)).legal_entity).toEqual(before)
        await session.post(update, { ...body, proof })
        await staff.decide('companies/acc-2', { decision: 'approve' })
        const { fields } = await investorUser(session)
        for (const [id, value] of Object.entries(values))
          expect(fields).toContainEqual(expect.objectContaining({ id, value }))
        expect((await mailsTo(email))[0]?.subject).toBe('Les informations de votre société ont été modifiées')
      },
    )

    // P-189
    it.each([
      [
        'letters for digits',
        { identification_type: 'siren', identification_number: '73282932O' },
        'identification_number',
      ],
      [
        'a foreign register without digits',
        { identification_type: 'foreign', identification_number: 'ABCDEF', identification_country: 'DE' },
        'identification_number',
      ],
      [
        'a foreign register of France',
        { identification_type: 'foreign', identification_number: 'B12345', identification_country: 'FR' },
        'identification_country',
      ],
      ['an unknown kind', { identification_type: 'vat' }, 'identification_type'],
    ])('of a legal entity refuses %s', async (_case, values, path) => {
      const session = await api.investor('investor-entity')
      const body = { ...(await companyWith(session, values)), proof }
      expect(await refusalOf(await session.post(update, body))).toEqual([422, 'validation_failed', path])
    })

    it('of a partner’s user changes the person type', async () => {
      const session = await api.partner('partner-child@assureur-demo.example')
      const { firstname, lastname, email, telephone } = await partnerUser(session)
      const path = '/auth/partner-users/profile/update'
      const fields = [{ id: 'job_title', value: 'Gérante' }]
      const body = { firstname, lastname, email, telephone, persontype: 'family_office', fields }
      await exactly(profileUpdatedSchema, await session.post(path, body))
      expect(await partnerUser(session)).toMatchObject({ persontype: { id: 'family_office' }, fields })
    })

    it.each([
      ['rights', ['funds:read']],
      ['id', 'acc-2'],
      ['confirmed', false],
      ['role', 'partner_user'],
      ['funds', []],
    ])('may not hold %s', async (name, value) => {
      const session = await api.investor('investor')
      const body = { ...(await profileOf(session)), [name]: value }
      expect((await session.post(update, body)).status).toBe(400)
    })

    it('is not for an investor who waits for verification', async () => {
      const session = await api.investor('investor-pending')
      const body = { ...(await profileOf(session)), firstname: 'X' }
      expect(await refusalOf(await session.post(update, body))).toEqual([403, 'forbidden', undefined])
    })
  })
})
