import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { locationOf } from '../support/browser-jar.ts'
import { partnerWith, samplePartner } from '../support/fake-users-api.ts'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

const signInAs = async (user: Partial<ReturnType<typeof samplePartner>>) => {
  services.usersApi.users.set('partner-1', { ...samplePartner('partner-1'), ...user })
  services.provider.account = { subject: 'partner-1', role: 'partner_user', emailVerified: true }
  const browser = services.browser()
  await browser.signIn('partner', '/en/sitemap')
  return browser
}

const choice = '/en/partner/choose-team'
const wanted = '/en/funds?page=2'
const asked = (callbackUrl: string) => `${choice}?${new URLSearchParams({ callbackUrl })}`

// P-802
it.each([
  ['the page that was wanted', { team: 'team-1' }, asked(wanted), wanted],
  ['the home page without one', { team: 'team-1' }, choice, '/en'],
  ['no other site', { team: 'team-1' }, asked('https://evil.example/'), '/en'],
  ['no call', { team: 'team-1' }, asked('/api/auth/signout'), '/en'],
  [
    'the choice, with the page, until it is approved',
    { team: 'new', newTeam: 'X' },
    asked(wanted),
    asked(wanted),
  ],
])('a choice of team leads to %s', async (_, team, returnPath, expected) => {
  const browser = await signInAs({ partner: partnerWith('2', '3'), team: null })
  const fields = { csrfToken: await browser.formToken(), newTeam: '', ...team, returnPath }
  const chosen = await browser.post('/api/forms/own-team', fields, { 'sec-fetch-site': 'same-origin' })
  expect([chosen.status, locationOf(chosen)]).toEqual([303, expected])
  // The page that follows may ask for the second choice, which keeps it as well.
  expect(locationOf(await browser.get(wanted))).toBe(asked(wanted))
})

// P-802
it('who has chosen in another tab is led on from the choice to the page that this one wanted', async () => {
  const browser = await signInAs({ partner: partnerWith('2', '3') })
  expect((await browser.get(asked(wanted))).status).toBe(200)
  const fields = { csrfToken: await browser.formToken(), partner: '3', callbackUrl: '/en/contact' }
  await browser.post('/api/account/acting-for', fields)
  expect(locationOf(await browser.get(asked(wanted)))).toBe(wanted)
  for (const nowhere of [choice, asked('//evil.example'), asked('/api/auth/signout'), asked('/')])
    expect(locationOf(await browser.get(nowhere))).toBe('/en')
})

// P-802
it.each([
  [asked(wanted), wanted],
  [choice, choice],
])('whose session has ended at %s signs in to %s', async (page, callbackUrl) => {
  const { body } = await services.browser().get(page)
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0]
  expect(main).toContain(`/en/login?${new URLSearchParams({ callbackUrl })}"`)
})

// P-802
it('a chosen partner that is no child any more is chosen again; an only child is chosen for the user', async () => {
  const browser = await signInAs({ partner: partnerWith('2', '3'), id_partner: '9' })
  expect(locationOf(await browser.get(wanted))).toBe(asked(wanted))
  await browser.post('/api/account/acting-for', {
    ...{ csrfToken: await browser.formToken(), partner: '2', callbackUrl: wanted },
  })
  expect(locationOf(await browser.get(wanted))).not.toContain(choice)
  const other = await signInAs({ partner: partnerWith('2'), id_partner: '9' })
  expect(locationOf(await other.get(wanted))).not.toContain(choice)
  expect(services.usersApi.users.get('partner-1')).toMatchObject({ id_partner: '2' })
})
