import { beforeAll, describe, expect, it } from 'vitest'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import { firstLink, sentMail } from '../../support/sent-mail.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const visitor = () => createPlainVisitor(services.portalUrl)
const password = 'Sandbox-2026!'
const passwordLabel = { fr: 'Mot de passe', en: 'Password' } as const
const signOut = { fr: 'Se déconnecter', en: 'Sign out' } as const

describe('staff without scripts', () => {
  it.each(teamSpaceTexts)('sign in at $login by email and password, and out', async (texts) => {
    const browser = visitor()
    const enter = async (secret: string, page = browser.open(`${texts.login}?callbackUrl=%2Ffonds`)) => {
      const entries = { [texts.email]: 'staff@sandbox.example', [passwordLabel[texts.language]]: secret }
      return browser.send(await page, texts.signIn, entries)
    }
    const refused = await enter('Wrong-2026!')
    expect(refused.path).toBe(`${texts.login}?error=credentials&callbackUrl=%2Ffonds`)
    expect(refused.text('[role="alert"]')).not.toBe('')
    const entered = await enter(password, Promise.resolve(refused))
    expect(entered.path).toBe('/fonds')
    const left = await browser.send(entered, signOut.fr)
    expect(left.path).toBe('/')
    expect(left.texts('header a')).toContain('Se connecter')
  })

  // Each case changes the password of the same account: they run one after the other.
  it.each(teamSpaceTexts.map((texts, turn) => ({ ...texts, turn })))(
    'recover and change their password from $login',
    async (texts) => {
      const browser = visitor()
      const [recovered, changed] = [`Recovered-${texts.turn}!`, `Changed-${texts.turn}!`]
      const forgot = await browser.follow(await browser.open(texts.login), texts.forgot)
      expect(forgot.text('h1')).toBe(texts.forgot)
      const asked = await browser.send(forgot, texts.sendLink, { [texts.email]: 'editor@sandbox.example' })
      expect(asked.text('main')).toContain(texts.sent)

      const link = new URL(
        firstLink(await sentMail(services.sandboxUrl, 'editor@sandbox.example', texts.renewPath)),
      )
      const renew = async () =>
        browser.send(await browser.open(`${link.pathname}${link.search}`), texts.save, {
          [texts.newPassword]: recovered,
          [texts.confirmation]: recovered,
        })
      const space = await renew()
      expect([space.path, space.text('h1')]).toEqual([texts.space, texts.title])

      const form = await browser.follow(space, texts.change, 'main')
      const change = (page: typeof form, old: string) =>
        browser.send(page, texts.confirmChange, {
          [texts.old]: old,
          [texts.newPassword]: changed,
          [texts.confirmation]: changed,
        })
      const refused = await change(form, 'Wrong-2026!')
      expect(refused.text('main')).toContain(texts.oldInvalid)
      const done = await change(refused, recovered)
      expect(done.path).toBe(`${texts.login}?notice=password_changed`)
      expect(done.text('main')).toMatch(texts.changed)
      expect((await renew()).text('main')).toMatch(texts.badLink)
    },
  )
})

const languages = [
  {
    register: '/connexion/equipe/inscription',
    username: 'Nom d’utilisateur',
    email: 'Adresse email',
    password: 'Mot de passe',
    confirmation: 'Confirmation du mot de passe',
    create: 'Créer le compte',
    created: 'Confirmez votre adresse',
    confirmed: '/connexion/equipe/adresse-confirmee',
    confirm: 'Confirmer mon adresse',
    badConfirmation: /n’est plus valable/,
    login: '/connexion/equipe',
    signIn: /espace des équipes/,
    refused: /n’a pas accès à l’espace/,
    resend: '/connexion/equipe/confirmer-son-adresse',
    resendAct: /Renvoyer l’email/,
    resent: 'Un email de vérification vous sera envoyé si votre adresse est reconnue.',
  },
  {
    register: '/en/login/team/register',
    username: 'User name',
    email: 'Email address',
    password: 'Password',
    confirmation: 'Password confirmation',
    create: 'Create the account',
    created: 'Confirm your address',
    confirmed: '/en/login/team/email-confirmed',
    confirm: 'Confirm my address',
    badConfirmation: /no longer valid/,
    login: '/en/login/team',
    signIn: /teams’ space/,
    refused: /has no access to the management/,
    resend: '/en/login/team/confirm-email',
    resendAct: /Send the verification/,
    resent: 'A verification email will be sent if your address is recognized.',
  },
] as const

describe.each(languages)('an account at the content backend without scripts ($login)', (texts) => {
  it('opens nothing by itself', async () => {
    const browser = visitor()
    const name = `plain-${texts.login.slice(1).replaceAll('/', '-')}`
    const email = `${name}@sandbox.example`
    const registered = await browser.send(await browser.open(texts.register), texts.create, {
      [texts.username]: name,
      [texts.email]: email,
      [texts.password]: password,
      [texts.confirmation]: password,
    })
    expect(registered.text('main')).toContain(texts.created)
    const link = firstLink(await sentMail(services.sandboxUrl, email, 'confirmation='))
    const opened = await browser.open(link)
    expect(opened.path).not.toBe(texts.confirmed)
    expect((await browser.send(opened, texts.confirm)).path).toBe(texts.confirmed)
    expect((await browser.send(await browser.open(link), texts.confirm)).text('main')).toMatch(
      texts.badConfirmation,
    )
    const entries = { [texts.email]: email, [texts.password]: password }
    const refused = await browser.send(await browser.open(texts.login), texts.signIn, entries)
    // The redirect keeps the page that the sign-in form returns to, and has no other parameter.
    const { pathname, searchParams } = new URL(refused.path, 'http://localhost')
    const { error, callbackUrl = '/', ...more } = Object.fromEntries(searchParams)
    expect([pathname, error, more]).toEqual([texts.login, 'not_staff', {}])
    expect(callbackUrl).toMatch(/^\/(?!\/)/)
    expect(refused.text('[role="alert"]')).toMatch(texts.refused)
  })

  it('has its confirmation sent again by a form that keeps what was typed', async () => {
    const browser = visitor()
    const refused = await browser.send(await browser.open(texts.resend), texts.resendAct, {
      [texts.email]: 'not an address',
    })
    expect([refused.path, refused.field(texts.email)]).toEqual([texts.resend, 'not an address'])
    const answered = await browser.send(refused, texts.resendAct, {
      [texts.email]: 'nobody-at-all@sandbox.example',
    })
    expect(answered.text('main')).toContain(texts.resent)
  })
})
