import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doneSchema } from '../../src/contract/product-api/account.schema.ts'
import { createRelyingParty, demoPassword } from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type UsersApi } from './users-api.ts'

const change = '/auth/investor-users/profile/change-password'

describe.each(testedDatabases())('the password of the own account on %s', (_name, serverUrl) => {
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

  // P-176
  it('is changed by the old one, signs out everywhere, and says so by email', async () => {
    const [one, other] = [
      await api.partner('advisor@cgp-demo.example'),
      await api.partner('advisor@cgp-demo.example'),
    ]
    const path = '/auth/partner-users/profile/change-password'
    const body = { old_password: demoPassword, new_password: 'Tout-Autre-1' }
    await exactly(doneSchema, await one.post(path, body))
    for (const session of [one, other]) expect((await session.get('/auth/partners/acc-12')).status).toBe(401)
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
