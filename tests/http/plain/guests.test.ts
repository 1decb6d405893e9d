import { beforeAll, describe, expect, it } from 'vitest'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { addDays } from '../../../src/lib/plain-date.ts'
import { internalPath } from '../../../src/routing/addresses/path-engine.ts'
import { paths } from '../../../src/routing/addresses/route-table.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor, type PlainPage } from '../../support/plain-visitor.ts'
import { firstLink, sentMail } from '../../support/sent-mail.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const password = 'Sandbox-2026!'

const languages = [
  {
    locale: 'fr',
    owner: 'investor-thirty',
    guest: 'investor-empty',
    name: 'Hadrien Kervasdoué',
    home: '/mon-compte/acces',
    funds: '/mon-compte/fonds',
    history: '/mon-compte/historique',
    as: /en tant qu’investisseur/,
    email: 'Adresse email',
    password: 'Mot de passe',
    enter: 'Se connecter',
    both: 'Documents et chiffres',
    until: 'Jusqu’au',
    send: 'Envoyer l’invitation',
    sent: 'L’invitation est envoyée.',
    accept: 'Accepter l’invitation',
    accepted: 'L’accès est ouvert.',
    gone: 'Cette invitation n’est plus valable.',
    open: /^Consulter cet espace.*Hadrien Kervasdoué$/,
    bar: 'Vous consultez les données d’un tiers : Hadrien Kervasdoué.',
    refused: /Rien n’a été fait/,
    opened: 'Fonds détenus',
    end: /^Mettre fin à l’accès.*Alix Bonnechère$/,
    ended: 'L’accès est terminé.',
    back: 'Revenir à mon compte',
    left: 'Vous êtes de retour dans votre compte.',
    contact: '/contact',
    sendContact: /^Envoyer/,
  },
  {
    locale: 'en',
    owner: 'investor-company',
    guest: 'investor-one',
    name: 'Delorme Patrimoine',
    home: '/en/my-account/access',
    funds: '/en/my-account/funds',
    history: '/en/my-account/history',
    as: /as an investor/,
    email: 'Email address',
    password: 'Password',
    enter: 'Sign in',
    both: 'Documents and figures',
    until: 'Until',
    send: 'Send the invitation',
    sent: 'The invitation has been sent.',
    accept: 'Accept the invitation',
    accepted: 'You now have access.',
    gone: 'This invitation is no longer valid.',
    open: 'View the investments of Delorme Patrimoine',
    bar: 'You are viewing the investments of Delorme Patrimoine.',
    refused: /Nothing was done/,
    opened: 'Funds held',
    end: 'End access for Maxence Orvault',
    ended: 'The access has ended.',
    back: 'Return to my account',
    left: 'You are back in your own account.',
    contact: '/en/contact',
    sendContact: /^Send/,
  },
] as const

/** Pages about the owner's account, of which a guest learns nothing. */
const closedPages = [
  '/account/access',
  '/account/edit',
  '/account/security',
  '/account/history',
  '/account/notifications',
  '/account/personal-data',
  '/account/two-factor',
  '/account/notices',
  '/account/questions',
] as const

type Texts = (typeof languages)[number]

async function signIn(name: string, at: string, texts: Texts) {
  const browser = createPlainVisitor(services.portalUrl)
  const provider = await browser.send(await browser.open(at), texts.as)
  const entries = { [texts.email]: `${name}@sandbox.example`, [texts.password]: password }
  return { browser, page: await browser.send(provider, texts.enter, entries) }
}

const barOf = (page: PlainPage): string => page.texts('[data-viewing]').join(' ')

describe.each(languages)('guests without scripts at $home', (texts) => {
  const guestEmail = `${texts.guest}@sandbox.example`

  // P-620, P-621, P-622, P-623, P-624, P-627
  it('accept by a button, read under a bar that names the owner, change nothing, and are out once it ends', async () => {
    const { browser: owner, page: home } = await signIn(texts.owner, texts.home, texts)
    const invited = await owner.send(home, texts.send, {
      [texts.email]: guestEmail,
      [texts.both]: true,
      [texts.until]: addDays(plainDateAt(new Date()), 90),
    })
    expect(invited.text('main')).toContain(texts.sent)

    const link = firstLink(await sentMail(services.sandboxUrl, guestEmail, 'invitation='))
    // The email is in the language of its recipient's account.
    const { pathname, search } = new URL(link)
    expect(pathname).toBe('/mon-compte/acces')
    const { browser: guest, page: invitation } = await signIn(texts.guest, `${texts.home}${search}`, texts)
    expect(invitation.text('main')).toContain(texts.name)
    const again = await guest.open(invitation.path)
    expect(again.text('main')).toContain(texts.name)
    const accepted = await guest.send(again, texts.accept)
    expect(accepted.text('main')).toContain(texts.accepted)
    expect((await guest.open(invitation.path)).text('main')).toContain(texts.gone)

    // A form of before the view, as another tab may have it: in the view none is offered.
    const earlier = await guest.open(texts.contact)
    const reading = await guest.send(accepted, texts.open)
    expect([reading.path, barOf(reading)]).toEqual([texts.funds, texts.bar])
    expect(barOf(await guest.open(texts.contact))).toBe(texts.bar)
    for (const name of closedPages) {
      const target = paths.toPublic(internalPath(texts.locale, name)) ?? ''
      expect([name, (await guest.open(target)).status]).toEqual([name, 403])
    }
    const refused = await guest.send(earlier, texts.sendContact)
    expect([refused.status, refused.text()]).toEqual([403, expect.stringMatching(texts.refused)])
    const own = await guest.send(await guest.open(texts.funds), texts.back)
    expect([own.path, barOf(own)]).toEqual([texts.home, ''])
    expect(own.text('main')).toContain(texts.left)
    const readingAgain = await guest.send(own, texts.open)
    expect(barOf(readingAgain)).toBe(texts.bar)

    expect((await owner.open(texts.history)).text('main')).toContain(texts.opened)
    const ended = await owner.send(await owner.open(texts.home), texts.end)
    expect(ended.text('main')).toContain(texts.ended)
    const out = await guest.open(texts.funds)
    expect(out.path).not.toBe(texts.funds)
    expect(out.html).not.toContain(texts.name)
  })
})

// P-760
it('a person who acts for a company invites a guest for both in one form, and ends both at once', async () => {
  const browser = createPlainVisitor(services.portalUrl)
  await signInPlainly(browser, { client: 'investor', email: 'investor-hats@sandbox.example' })
  const email = 'comptable@cabinet.example'
  const invited = await browser.send(await browser.open('/mon-compte/acces'), 'Envoyer l’invitation', {
    ...{ 'Adresse email': email, 'Documents et chiffres': true },
    ...{ 'Jusqu’au': addDays(plainDateAt(new Date()), 30), 'Aussi pour Roumegoux Participations': true },
  })
  expect(invited.text('main')).toMatch(/Aussi pour\s: Roumegoux Participations/)
  const mail = await sentMail(services.sandboxUrl, email)
  expect(mail).toMatch(/Également pour\s*: Roumegoux Participations/)
  const ended = await browser.send(invited, /^Mettre fin à l’accès.*comptable@/)
  expect(ended.text('main')).toContain('L’accès est terminé.')
})
