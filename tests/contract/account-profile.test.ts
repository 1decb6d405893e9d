import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doneSchema, profileUpdatedSchema } from '../../src/contract/product-api/account.schema.ts'
import { createCookieBrowser } from '../support/cookie-browser.ts'
import { createRelyingParty, demoPassword, testPortalUrl } from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, investorUser, partnerUser, refusalOf, type UsersApi } from './users-api.ts'

const update = '/auth/investor-users/profile/update'
const change = '/auth/investor-users/profile/change-password'
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

    it('changes the telephone number with the password, and says so by e-mail', async () => {
      const session = await api.investor('investor-empty')
      const body = { ...(await profileOf(session)), telephone: '+33639980055', proof }
      await exactly(profileUpdatedSchema, await session.post(update, body))
      expect((await investorUser(session)).telephone).toBe('+33639980055')
      const [mail] = await mailsTo('investor-empty@sandbox.example')
      expect(mail?.subject).toBe('Votre numéro de téléphone a été modifié')
    })

    it('changes the e-mail address once the new one is confirmed', async () => {
      const session = await api.investor('investor-empty')
      const email = 'alienor@sandbox.example'
      const body = { ...(await profileOf(session)), email: 'Alienor@sandbox.example', proof }
      const answer = await exactly(profileUpdatedSchema, await session.post(update, body))
      expect(answer).toEqual({ email_to_confirm: email })
      expect((await investorUser(session)).email).toBe('investor-empty@sandbox.example')
      const [warning] = await mailsTo('investor-empty@sandbox.example')
      expect(warning?.subject).toBe('Changement d’adresse e-mail demandé')
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
      const answer = await exactly(profileUpdatedSchema, await session.post(update, body))
      expect(answer).toEqual({ email_to_confirm: taken })
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

    it('of a legal entity changes its name and head office', async () => {
      const session = await api.investor('investor-entity')
      const values = {
        social_reason: 'SC des Trois Rives',
        registered_address: '1, quai Inventé, 69000 Lyon',
      }
      const { fields, ...rest } = await profileOf(session)
      const changed = fields.map(({ id, value }) => ({
        id,
        value: Object.entries(values).find(([name]) => name === id)?.[1] ?? value,
      }))
      await exactly(profileUpdatedSchema, await session.post(update, { ...rest, fields: changed }))
      expect((await investorUser(session)).legal_entity).toMatchObject(values)
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

  describe('the password', () => {
    it.each([
      ['a wrong old one', { old_password: 'Wrong-2026!' }, ['old_password', 'wrong']],
      ['the same one', { new_password: demoPassword }, ['new_password', 'same_as_old']],
      ['a weak one', { new_password: 'weak' }, ['new_password', 'too_short']],
      ['a common one', { new_password: 'Motdepasse2026!' }, ['new_password', 'common']],
    ])('stays with %s', async (_case, wrong, [path, code]) => {
      const session = await api.investor('investor')
      const body = { old_password: demoPassword, new_password: 'Tout-Autre-1', ...wrong }
      const response = await session.post(change, body)
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toEqual([{ path, code }])
      expect((await session.get('/auth/investors/acc-1')).status).toBe(200)
    })

    it('is changed by the old one, signs out everywhere, and says so by e-mail', async () => {
      const [one, other] = [
        await api.partner('advisor@cgp-demo.example'),
        await api.partner('advisor@cgp-demo.example'),
      ]
      const path = '/auth/partner-users/profile/change-password'
      const body = { old_password: demoPassword, new_password: 'Tout-Autre-1' }
      await exactly(doneSchema, await one.post(path, body))
      for (const session of [one, other])
        expect((await session.get('/auth/partners/acc-12')).status).toBe(401)
      const [mail] = await mailsTo('advisor@cgp-demo.example')
      expect(mail?.subject).toBe('Votre mot de passe a été modifié')
      const entered = await createRelyingParty(sandbox.publicUrl, 'partner').enter(
        'advisor@cgp-demo.example',
        'Tout-Autre-1',
      )
      expect(new URL(entered.url).searchParams.get('code')).not.toBeNull()
    })

    it('cannot be guessed through the change of it', async () => {
      const session = await api.partner('partner-one@mutuelle-demo.example')
      const path = '/auth/partner-users/profile/change-password'
      const body = { old_password: 'Wrong-2026!', new_password: 'Tout-Autre-1' }
      for (let tries = 0; tries < 5; tries += 1) expect((await session.post(path, body)).status).toBe(422)
      const blocked = await session.post(path, { ...body, old_password: demoPassword })
      expect([blocked.status, Number(blocked.headers.get('retry-after'))]).toEqual([429, 900])
    })
  })
})
