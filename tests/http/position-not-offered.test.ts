import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { sampleInvestor } from '../support/fake-users-api.ts'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
  services.usersApi.offered.delete('/auth/investors/holdings/{id}/capital-account')
})
afterAll(() => services.stop())

const homes = { '/': 'Bonjour, Camille', '/en': 'Good day, Camille' }

// P-402, P-715
it('without the call of the product API, an investor has the public home page and no page of a holding', async () => {
  services.usersApi.users.set('investor-1', { ...sampleInvestor(), funds: [] })
  const browser = services.browser()
  await browser.signIn('investor')
  for (const [path, greeting] of Object.entries(homes)) {
    const home = await browser.get(path, { accept: 'text/html' })
    // The fake product API has no catalogue, so the public page is the same response as for a stranger.
    const stranger = await services.browser().get(path, { accept: 'text/html' })
    expect([path, home.status]).toEqual([path, stranger.status])
    expect(home.body).not.toContain(greeting)
  }
  expect((await browser.get('/mon-compte/fonds/fnd-7', { accept: 'text/html' })).status).toBe(404)
})

// P-751
it('with the call, the same investor has a home page of their own, which makes no other call', async () => {
  services.usersApi.users.set('investor-1', { ...sampleInvestor(), funds: ['fnd-7'] })
  const browser = services.browser()
  await browser.signIn('investor')
  for (const [path, greeting] of Object.entries(homes)) {
    const before = services.usersApi.calls.length
    expect((await browser.get(path, { accept: 'text/html' })).body).toContain(greeting)
    // Beside the user's rights, which a session reads again as they age.
    const calls = services.usersApi.calls.slice(before).filter((call) => !call.endsWith('/investor-1'))
    expect([path, calls]).toEqual([path, ['GET /auth/investors/position']])
  }
})

// P-702
it('without the call for capital accounts, the page of a holding offers tables and no PDF', async () => {
  services.usersApi.users.set('investor-1', { ...sampleInvestor(), funds: ['fnd-7'] })
  const browser = services.browser()
  await browser.signIn('investor')
  const { body } = await browser.get('/en/my-account/funds/fnd-7', { accept: 'text/html' })
  expect(body).toContain('/account.csv?')
  expect(body).not.toContain('account.pdf')
})

// P-710
it('with holdings that cannot be read, the totals say what they leave out, and the page of one does not deny it', async () => {
  services.usersApi.users.set('investor-1', { ...sampleInvestor(), funds: ['fnd-7', 'fnd-9'] })
  const browser = services.browser()
  await browser.signIn('investor')
  for (const [path, words] of [
    ['/', ['incomplets', '2 lignes du registre ne peuvent pas être lues', 'Fonds troué', '1 210,00 €']],
    ['/en', ['incomplete', '2 entries of the register cannot be read', 'Fonds troué', '€1,210.00']],
  ] as const) {
    const { body } = await browser.get(path, { accept: 'text/html' })
    const text = body.replaceAll(/[\u00a0\u202f]/g, ' ')
    for (const word of words) expect([word, text.includes(word)]).toEqual([word, true])
  }
  const holding = await browser.get('/mon-compte/fonds/fnd-9', { accept: 'text/html' })
  expect([holding.status, holding.body.includes('n’ont pas pu être lues')]).toEqual([502, true])
  expect((await browser.get('/mon-compte/fonds/fnd-8', { accept: 'text/html' })).status).toBe(404)
})
