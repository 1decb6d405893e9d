import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { type BrowserJar, locationOf, targetOf } from '../support/browser-jar.ts'
import { sampleInvestor } from '../support/fake-users-api.ts'

const origin = 'http://localhost:3000'
type Language = 'fr' | 'en'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

/** Sources of a person's language, and the resulting language. */
const persons: readonly {
  readonly place?: Language
  readonly profile?: Language | null
  readonly cookie?: Language
  readonly language: Language
}[] = [
  { language: 'fr' },
  { cookie: 'en', language: 'en' },
  { profile: 'en', language: 'en' },
  { profile: 'fr', cookie: 'en', language: 'fr' },
  { profile: null, cookie: 'en', language: 'en' },
  { place: 'en', profile: 'fr', cookie: 'fr', language: 'en' },
  { place: 'fr', profile: 'en', cookie: 'en', language: 'fr' },
]
type Person = (typeof persons)[number]

function browserOf({ profile, cookie }: Person): BrowserJar {
  if (profile !== undefined)
    services.usersApi.users.set('investor-1', { ...sampleInvestor(), language: profile })
  const browser = services.browser()
  if (cookie !== undefined) browser.cookies.set('locale-3000', cookie)
  return browser
}

const home = { fr: '/', en: '/en' }
const account = { fr: '/mon-compte', en: '/en/my-account' }

/** Sends the form of a login page, without scripts, and follows the provider back to the portal. */
async function signInFrom(browser: BrowserJar, place: Language | undefined) {
  const fields = { csrfToken: await browser.formToken(), ...(place && { locale: place }) }
  const begun = await browser.post('/api/auth/signin/investor', fields, { accept: 'text/html' })
  const asked = new URL(locationOf(begun))
  const answered = await fetch(asked, { redirect: 'manual' })
  const arrived = await browser.get(targetOf(answered.headers.get('location') ?? ''))
  return { uiLocales: asked.searchParams.get('ui_locales'), location: locationOf(arrived) }
}

const languageOf = (html: string): string | undefined => /<html[^>]* lang="(\w\w)/.exec(html)?.[1]

// P-016
describe.each(persons)('a person with %o', (person) => {
  const { place, language } = person

  it('lands at home in that language after sign-in', async () => {
    const { location, uiLocales } = await signInFrom(browserOf(person), place)
    expect(location).toBe(`${origin}${home[language]}`)
    if (place !== undefined) expect(uiLocales?.slice(0, 2)).toBe(place)
  })

  it('reads pages without a language, and is led from them, in that language', async () => {
    const browser = browserOf(person)
    await signInFrom(browser, undefined)
    const search = place === undefined ? '' : `?locale=${place}`
    for (const page of ['/resources', '/auth/investors/funds', '/investor/email-not-verified'])
      expect(languageOf((await browser.get(`${page}${search}`)).body), page).toBe(language)
    const led = await browser.get(`/auth/redirect-to-login${search}`)
    expect(locationOf(led)).toBe(home[language])
    if (place !== undefined) return
    expect(locationOf(await browser.get('/.well-known/change-password'))).toMatch(`${account[language]}/`)
    const missing = await browser.get('/api/proxy/documents/doc-9/view', { accept: 'text/html' })
    expect(languageOf(missing.body)).toBe(language)
  })
})

// P-016
describe.each([
  ['fr', '/connexion'],
  ['en', '/en/login'],
] as const)('on the pages of %s', (language, login) => {
  it('who is signed in already is led home in that language, also by a used answer of the provider', async () => {
    const browser = browserOf({ language, cookie: language })
    const callback = await browser.beginSignIn('investor')
    await browser.get(callback)
    expect(locationOf(await browser.get(login))).toBe(home[language])
    expect(locationOf(await browser.get(callback))).toBe(`${origin}${home[language]}`)
  })

  it('whose address is not verified reads so, is mailed and told of the mail in that language', async () => {
    services.provider.faults = { claims: { email_verified: false } }
    const browser = services.browser()
    const { location } = await signInFrom(browser, language)
    expect(languageOf((await browser.get(targetOf(location))).body)).toBe(language)
    const fields = { email: 'camille@sandbox.example', returnPath: targetOf(location) }
    const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }
    const sent = await browser.post('/api/account/send-email-verification/investor', fields, headers)
    expect(services.usersApi.locales.at(-1)).toBe(language)
    expect(languageOf((await browser.get(locationOf(sent))).body)).toBe(language)
  })

  it('signing out as a program leads home in that language', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const fields = { csrfToken: await browser.formToken(), locale: language, callbackUrl: '/', json: 'true' }
    const left = await browser.post('/api/auth/signout', fields)
    expect(JSON.parse(left.body)).toEqual({ url: `${origin}${home[language]}` })
  })
})

// P-016
it('the switch of a page that both languages share leads to the other one', async () => {
  const browser = browserOf({ profile: 'en', language: 'en' })
  await signInFrom(browser, undefined)
  const [, href = ''] =
    /<a[^>]* href="([^"]*)"[^>]* lang="fr/.exec((await browser.get('/resources')).body) ?? []
  expect(href).toBe('/resources?locale=fr')
  expect(languageOf((await browser.get(href)).body)).toBe('fr')
})

// P-836
describe('who has neither a preference nor a cookie', () => {
  it.each([
    ['/api/unsubscribe', '/en/unsubscribe', '/desinscription'],
    ['/api/alerts/end', '/en/email-alerts', '/alertes-email'],
  ])(
    'is led by the button of a mail program (%s) to the page in the language of the mail',
    async (path, en, fr) => {
      const ledBy = async (search: string) =>
        locationOf(await services.browser().get(`${path}?token=a${search}`, { 'accept-language': 'fr' }))
      expect(await ledBy('&locale=en')).toBe(`${en}?token=a`)
      expect(await ledBy('&locale=fr')).toBe(`${fr}?token=a`)
      expect(await ledBy('&locale=de')).toBe(`${fr}?token=a`)
    },
  )

  it('reads what a call of a page refuses in the language of that page', async () => {
    const html = { accept: 'text/html', 'accept-language': 'fr' }
    const browser = browserOf({ profile: null, language: 'fr' })
    await browser.signIn('investor')
    const refusedFrom = async (referer: string) => {
      const from = { ...html, referer }
      const missing = await browser.get('/api/proxy/documents/doc-9/view', from)
      const unread = await browser.post('/api/forms/contact', {}, { ...from, 'sec-fetch-site': 'cross-site' })
      return [missing, unread].map(({ body }) => languageOf(body))
    }
    expect(await refusedFrom(`${origin}/en/funds`)).toEqual(['en', 'en'])
    expect(await refusedFrom(`${origin}/fonds`)).toEqual(['fr', 'fr'])
    expect(await refusedFrom('https://elsewhere.example/en/funds')).toEqual(['fr', 'fr'])
  })
})

// P-016
it('the preference is set in the profile, and shown there', async () => {
  services.usersApi.users.set('investor-1', { ...sampleInvestor(), language: null })
  const browser = services.browser()
  await browser.signIn('investor')
  const { firstname, lastname, email } = sampleInvestor()
  const csrfToken = await browser.formToken()
  const fields = { firstname, lastname, email, telephone: '', proof: '', language: 'en', csrfToken }
  await browser.post(
    '/api/account/profile',
    { ...fields, returnPath: '/mon-compte/modifier' },
    { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  )
  expect(services.usersApi.users.get('investor-1')?.language).toBe('en')
  expect((await browser.get('/en/my-account')).body).toMatch(/Preferred language[\s\S]{0,200}English/)
  expect(languageOf((await browser.get('/resources')).body)).toBe('en')
})

it('the contact form of who is signed in holds their own details, and a stranger’s is empty', async () => {
  const browser = services.browser()
  expect((await browser.get('/en/contact')).body).not.toContain('camille@sandbox.example')
  await browser.signIn('investor')
  const html = (await browser.get('/en/contact')).body
  for (const value of ['Camille', 'Aubrelin', 'camille@sandbox.example'])
    expect(html).toContain(`value="${value}"`)
})
