import { beforeAll, describe, expect, it } from 'vitest'
import { createPlainVisitor, type PlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const visitor = () => createPlainVisitor(services.portalUrl)

const languages = {
  fr: {
    home: '/',
    login: '/connexion',
    account: '/mon-compte',
    choose: '/partenaire/choisir-son-equipe',
    heading: 'Mon profil',
    investor: /en tant qu’investisseur/,
    partner: /en tant que partenaire/,
    advisor: /en tant que conseiller/,
    email: 'Adresse email',
    password: 'Mot de passe',
    enter: 'Se connecter',
    leave: 'Se déconnecter',
  },
  en: {
    home: '/en',
    login: '/en/login',
    account: '/en/my-account',
    choose: '/en/partner/choose-team',
    heading: 'My profile',
    investor: /as an investor/,
    partner: /as a partner/,
    advisor: /as an adviser/,
    email: 'Email address',
    password: 'Password',
    enter: 'Sign in',
    leave: 'Sign out',
  },
} as const

type Texts = (typeof languages)[keyof typeof languages]
type Person = { readonly email: string; readonly as: 'investor' | 'partner' | 'advisor' }

/** Signs in from a URL that requires it, through the identity provider's page, and follows the redirect back. */
async function signIn(browser: PlainVisitor, texts: Texts, { email, as, from }: Person & { from: string }) {
  const provider = await browser.send(await browser.open(from), texts[as])
  return browser.send(provider, texts.enter, { [texts.email]: email, [texts.password]: 'Sandbox-2026!' })
}

const demoInvestor: Person = { email: 'investor@sandbox.example', as: 'investor' }

it.each(Object.values(languages))(
  'an investor signs in to $account and out again without scripts',
  async (texts) => {
    const browser = visitor()
    const target = `${texts.account}?x=1`
    const asked = await browser.open(target)
    expect(asked.path).toBe(`${texts.login}?callbackUrl=${encodeURIComponent(target)}`)
    const account = await signIn(browser, texts, { ...demoInvestor, from: target })
    expect([account.path, account.text('h1')]).toEqual([target, texts.heading])
    expect(account.text('main')).toContain(demoInvestor.email)
    const left = await browser.send(account, texts.leave)
    expect(left.path).toBe(texts.home)
    expect(left.texts('header a')).toContain(texts.enter)
    expect((await browser.open(texts.account)).path).toBe(
      `${texts.login}?callbackUrl=${encodeURIComponent(texts.account)}`,
    )
  },
)

/** Users without a choice, one for each reason. */
const withoutChoice: readonly Person[] = [
  { email: 'partner-one@mutuelle-demo.example', as: 'partner' },
  { email: 'partner-child@assureur-demo.example', as: 'partner' },
  { email: 'partner-chosen@banque-demo.example', as: 'partner' },
  { email: 'advisor@cgp-demo.example', as: 'advisor' },
  demoInvestor,
]

/** Pages for visitors without a session only. */
const guestPages = [
  ['/connexion', '/'],
  ['/en/login', '/en'],
  ['/auth/redirect-to-login?locale=en', '/en'],
  ['/auth/investor/redirect-to-login', '/'],
  ['/auth/partner/redirect-to-login?callbackUrl=%2Fen', '/en'],
] as const

// P-042
describe('guards', () => {
  it.each(withoutChoice)('lead $email where they say, in both languages', async (person) => {
    const browser = visitor()
    const entered = await signIn(browser, languages.en, { ...person, from: '/en/login' })
    expect(entered.path).toBe('/en')
    for (const { home, account, choose } of Object.values(languages)) {
      expect((await browser.open(`${account}?x=1`)).path).toBe(`${account}?x=1`)
      expect((await browser.open(choose)).path).toBe(home)
    }
    for (const [page, home] of guestPages) expect((await browser.open(page)).path, page).toBe(home)
  })

  it.each(Object.values(languages))(
    'ask a visitor of $account to sign in, and keep where they wanted to go',
    async ({ login, account, choose, enter }) => {
      const browser = visitor()
      const target = `${account}?tab=a&tab=b`
      expect((await browser.open(target)).path).toBe(`${login}?callbackUrl=${encodeURIComponent(target)}`)
      const page = await browser.open(choose)
      expect(page.path).toBe(choose)
      expect(page.texts('main a')).toContain(enter)
    },
  )
})

describe('a sign-in', () => {
  it('with an account of the other space is told so', async () => {
    const refused = await signIn(visitor(), languages.fr, {
      ...demoInvestor,
      as: 'partner',
      from: '/connexion',
    })
    expect(refused.path).toMatch(/^\/connexion\?error=role_mismatch/)
    expect(refused.text('[role="alert"]')).toContain('autre espace')
  })

  // P-138
  it.each(['partner-child@assureur-demo.example', 'partner-chosen@banque-demo.example'])(
    'keeps %s away from the choice of a partner',
    async (email) => {
      const browser = visitor()
      const account = await signIn(browser, languages.fr, { email, as: 'partner', from: '/mon-compte' })
      expect(account.path).toBe('/mon-compte')
      expect((await browser.open('/partenaire/choisir-son-equipe')).path).toBe('/')
    },
  )
})
