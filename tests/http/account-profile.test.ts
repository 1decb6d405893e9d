import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { type BrowserJar, locationOf } from '../support/browser-jar.ts'
import { fakeCode, newFakeAccount } from '../support/fake-account-api.ts'
import { sampleInvestor } from '../support/fake-users-api.ts'

const page = '/en/my-account'
const editPage = '/en/my-account/edit'
const profile = {
  firstname: 'Camille',
  lastname: 'Aubrelin',
  email: 'camille@sandbox.example',
  telephone: '',
  proof: '',
}

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

async function signedIn(): Promise<BrowserJar> {
  const browser = services.browser()
  await browser.signIn('investor')
  return browser
}

const readable = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('<!-- -->', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
const textOf = async (browser: BrowserJar, target: string) => readable((await browser.get(target)).body)

/** Saves as a browser without scripts. */
const save = async (browser: BrowserJar, fields: Record<string, string>) =>
  browser.post(
    '/api/account/profile',
    { returnPath: editPage, csrfToken: await browser.formToken(), ...profile, ...fields },
    { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  )

const userNow = () => services.usersApi.users.get('investor-1')

// P-172
describe('the profile', () => {
  // P-173
  it('is saved, and the page and the session say so', async () => {
    const browser = await signedIn()
    const response = await save(browser, { firstname: 'Camillo' })
    expect(locationOf(response)).toBe(`${page}?saved=profile`)
    const html = await textOf(browser, locationOf(response))
    expect(html).toContain('Your profile has been successfully updated.')
    expect(html).toContain('Camillo')
    expect(await browser.session()).toMatchObject({ user: { firstname: 'Camillo' } })
  })

  it.each([
    [{ telephone: '06 12 34 56 78' }, 'Show that it is you'],
    [{ email: 'other@sandbox.example' }, 'Show that it is you'],
    [{ telephone: '06 12 34 56 78', proof: 'Wrong-1' }, 'This is not the right password.'],
    [{ telephone: '12', proof: 'Old-Secret-1' }, 'The phone number format is incorrect.'],
    [{ email: 'no address' }, 'The email format is incorrect.'],
    [{ firstname: ' ' }, 'field is required'],
  ])('with %j stays as it is; what was typed is kept, but never the proof', async (fields, sentence) => {
    const browser = await signedIn()
    const before = structuredClone(userNow())
    const response = await save(browser, { lastname: 'Typed-Name', ...fields })
    expect([response.status, locationOf(response)]).toEqual([303, editPage])
    const html = await textOf(browser, editPage)
    expect(html).toContain(sentence)
    expect(html).toContain('Typed-Name')
    expect(html).not.toMatch(/Wrong-1|Old-Secret-1/)
    expect(userNow()).toEqual(before)
  })

  it('changes the telephone number with the password, in the form that is stored', async () => {
    await save(await signedIn(), { telephone: '06 12 34 56 78', proof: 'Old-Secret-1' })
    expect(userNow()?.telephone).toBe('+33612345678')
  })

  it('asks for a code in the place of the password where there is a second factor', async () => {
    services.usersApi.accounts.set('investor-1', { ...newFakeAccount(), isTwoFactorOn: true })
    const browser = await signedIn()
    expect(await textOf(browser, editPage)).toContain('recovery code')
    await save(browser, { telephone: '06 12 34 56 78', proof: 'Old-Secret-1' })
    expect(await textOf(browser, editPage)).toContain('This code is not valid.')
    const response = await save(browser, { telephone: '06 12 34 56 78', proof: fakeCode })
    expect(locationOf(response)).toBe(`${page}?saved=profile`)
  })

  // P-175
  it('says that another email address has to be confirmed first', async () => {
    const browser = await signedIn()
    const response = await save(browser, { email: 'other@sandbox.example', proof: 'Old-Secret-1' })
    expect(locationOf(response)).toBe(`${page}?saved=email`)
    const html = await textOf(browser, locationOf(response))
    expect(html).toContain('A link has just been sent to your new address.')
    expect(html).toContain('camille@sandbox.example')
  })

  it('of a legal entity has the fields of its person type, and says which is at fault', async () => {
    const fields = [
      { id: 'social_reason', name: 'Company name', value: 'Société des Rives' },
      { id: 'registered_address', name: 'Registered address', value: 'Lyon' },
    ]
    const company = { social_reason: '', identification_number: '', registered_address: '' }
    services.usersApi.users.set('investor-1', { ...sampleInvestor(), fields, legal_entity: company })
    const browser = await signedIn()
    expect(await textOf(browser, page)).toContain('Société des Rives')
    // P-189
    await save(browser, { 'field-social_reason': 'SC', 'field-registered_address': 'Paris' })
    expect(await textOf(browser, editPage)).toContain('Show that it is you')
    const proof = 'Old-Secret-1'
    await save(browser, { 'field-social_reason': '', 'field-registered_address': 'Paris', proof })
    const html = await textOf(browser, editPage)
    expect(html).toContain('The Company name field is required.')
    expect(html).toContain('value="Paris"')
    await save(browser, { 'field-social_reason': 'SC', 'field-registered_address': 'Paris', proof })
    expect(userNow()?.fields.map(({ value }) => value)).toEqual(['SC', 'Paris'])
  })

  it('learns in the header of an address that was confirmed meanwhile', async () => {
    const browser = await signedIn()
    services.usersApi.users.set('investor-1', { ...sampleInvestor(), email: 'new@sandbox.example' })
    await browser.get(page)
    expect(await browser.session()).toMatchObject({ user: { email: 'new@sandbox.example' } })
  })

  it('cannot be shown, nor lost, while the product API is away', async () => {
    const browser = await signedIn()
    services.usersApi.behaviour = 'down'
    expect((await browser.get(page)).status).toBe(503)
    const response = await save(browser, { lastname: 'Typed-Name' })
    expect([response.status, locationOf(response)]).toEqual([303, editPage])
    services.usersApi.behaviour = 'healthy'
    expect(await textOf(browser, editPage)).toContain('Typed-Name')
  })

  it('of who waits for verification is shown, and not changed', async () => {
    services.usersApi.users.set('investor-1', { ...sampleInvestor(), verification: 'pending' })
    const browser = await signedIn()
    expect(await textOf(browser, page)).not.toContain(`href="${editPage}"`)
    expect(await textOf(browser, editPage)).toContain('Until then your profile cannot be changed.')
  })
})
