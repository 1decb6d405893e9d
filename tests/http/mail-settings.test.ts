import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { locationOf } from '../support/browser-jar.ts'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

const languages = [
  ['/mon-compte/notifications', 'Une fois par semaine', 'Vos choix sont enregistrés.'],
  ['/en/my-account/notifications', 'Once a week', 'Your choices are saved.'],
] as const

// P-441
describe('the choice of emails', () => {
  it.each(languages)('is offered and saved at %s, without scripts', async (page, weekly, saved) => {
    const browser = services.browser()
    await browser.signIn('investor')
    const html = (await browser.get(page)).body
    expect(html).toContain(weekly)
    expect(html).toMatch(/<select[^>]*name="notices"/)
    const fields = { notices: 'at_once', documents: 'weekly', values: 'never' }
    const sent = await browser.post(
      '/api/account/notifications/mails',
      { ...fields, returnPath: page, csrfToken: await browser.formToken() },
      { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    )
    expect([sent.status, locationOf(sent)]).toEqual([303, `${page}?saved=mails`])
    expect((await browser.get(`${page}?saved=mails`)).body).toContain(saved)
    expect(services.usersApi.calls).toContain('POST /auth/investor-users/mail-settings/update')
  })

  it('leads back to the page, with the reason, where one of them is no choice', async () => {
    const [[page]] = languages
    const updates = () =>
      services.usersApi.calls.filter((call) => call.endsWith('/mail-settings/update')).length
    const before = updates()
    const browser = services.browser()
    await browser.signIn('investor')
    const sent = await browser.post(
      '/api/account/notifications/mails',
      {
        notices: 'hourly',
        documents: 'weekly',
        values: 'never',
        returnPath: page,
        csrfToken: await browser.formToken(),
      },
      { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    )
    expect([sent.status, locationOf(sent)]).toEqual([303, page])
    expect((await browser.get(page)).body).toContain('aria-invalid="true"')
    expect(updates()).toBe(before)
  })
})
