import { beforeAll, describe, expect, it } from 'vitest'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const password = 'Sandbox-2026!'

const languages = {
  fr: {
    list: '/mon-compte/avis',
    as: /en tant qu’investisseur/,
    email: 'Adresse email',
    password: 'Mot de passe',
    enter: 'Se connecter',
    heading: 'Mes avis',
    open: 'Non soldés',
    call: /^Appel de fonds/,
    late: 'En retard',
    ownPassword: 'Votre mot de passe',
    reveal: 'Afficher l’IBAN',
    ends: /se termine par/,
    warning: 'Les coordonnées bancaires du fonds ne changent jamais par email',
    wrong: /mot de passe/i,
    acknowledge: 'J’ai lu cet avis',
    acknowledged: /^Vous avez confirmé la lecture de cet avis le .+ à \d\d:\d\d, heure de Paris\.$/,
    file: 'Télécharger l’avis (PDF)',
    days: /dix jours ouvrés/,
    subtotal: 'Sous-total dans l’engagement',
  },
  en: {
    list: '/en/my-account/notices',
    as: /as an investor/,
    email: 'Email address',
    password: 'Password',
    enter: 'Sign in',
    heading: 'My notices',
    open: 'Not settled',
    call: /^Capital call/,
    late: 'Late',
    ownPassword: 'Your password',
    reveal: 'Show the IBAN',
    ends: /ends in/,
    warning: 'The fund’s bank details never change by email',
    wrong: /password/i,
    acknowledge: 'I have read this notice',
    acknowledged: /^You confirmed on .+ at \d\d:\d\d, Paris time, that you have read this notice\.$/,
    file: 'Download the notice (PDF)',
    days: /ten business days/,
    subtotal: 'Subtotal inside the commitment',
  },
} as const

type Texts = (typeof languages)[keyof typeof languages]

/** From the list's address through the sign-in back to the list. */
async function signIn(browser: PlainVisitor, texts: Texts, name: string): Promise<PlainPage> {
  const provider = await browser.send(await browser.open(texts.list), texts.as)
  const email = `${name}@sandbox.example`
  return browser.send(provider, texts.enter, { [texts.email]: email, [texts.password]: password })
}

const iban = /^(?:FR\d\d)(?: ?\d){23}$/
const factsOf = (page: PlainPage) => page.texts('#payment dd')

// Each language changes the notices of an account of its own.
describe.each([
  ['fr', 'investor'],
  ['en', 'investor-entity'],
] as const)('notices without scripts (%s)', (locale, account) => {
  const texts = languages[locale]

  // P-432, P-433, P-434, P-436
  it('are listed, read, acknowledged, and tell the account number after the password', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    const list = await signIn(browser, texts, account)
    expect([list.path, list.text('h1')]).toEqual([texts.list, texts.heading])
    expect(list.texts('nav a')).toContain(texts.heading)
    const open = await browser.follow(list, texts.open, 'main')
    expect(open.texts('tbody tr').length).toBeLessThan(list.texts('tbody tr').length)
    if (account === 'investor') expect(open.text('tbody')).toContain(texts.late)

    const call = await browser.follow(open, texts.call, 'tbody')
    expect(call.text('main')).toMatch(texts.days)
    expect(call.text('main')).toContain(texts.subtotal)
    expect(call.texts('main a')).toContain(texts.file)
    expect(call.text('#payment')).toContain(texts.warning)
    expect(factsOf(call).some((fact) => texts.ends.test(fact))).toBe(true)
    expect(call.html).not.toMatch(/FR\d\d0{6}/)

    const refused = await browser.send(call, texts.reveal, { [texts.ownPassword]: 'No-Secret-1' })
    expect(refused.text('[role=alert], [tabindex="-1"]')).toMatch(texts.wrong)
    expect(factsOf(refused).some((fact) => iban.test(fact))).toBe(false)
    const shown = await browser.send(refused, texts.reveal, { [texts.ownPassword]: password })
    expect(factsOf(shown).some((fact) => iban.test(fact))).toBe(true)

    const first = await browser.send(shown, texts.acknowledge)
    const said = first.texts('#acknowledgement div').find((text) => texts.acknowledged.test(text))
    expect(said).toBeDefined()
    // Sent again from a page that was open in another tab, it changes nothing.
    const again = await browser.send(shown, texts.acknowledge)
    expect(again.texts('#acknowledgement div')).toContain(said)
  })

  it('are none for who holds no professional fund, and not found where they are another’s', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    const none = await signIn(browser, texts, 'investor-empty')
    expect([none.status, none.texts('table').length]).toEqual([200, 0])
    expect((await browser.open(`${texts.list}/ntc-1`)).status).toBe(404)
    expect((await browser.open(`${texts.list}/..%2Fx`)).status).toBe(404)
  })
})
