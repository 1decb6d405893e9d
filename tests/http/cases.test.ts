import { beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../support/html-page.ts'
import { createPlainVisitor, type PlainVisitor } from '../support/plain-visitor.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

const password = 'Sandbox-2026!'
const languages = [
  {
    language: 'fr',
    list: '/mon-compte/dossiers',
    advisor: /en tant que conseiller/,
    address: 'Adresse email',
    password: 'Mot de passe',
    enter: 'Se connecter',
    title: 'Dossiers de souscription',
    open: 'Ouvrir un dossier',
    next: 'Enregistrer et continuer',
    summary: 'Le formulaire contient des erreurs.',
    firstname: 'Prénom',
    lastname: 'Nom',
    amount: 'Montant',
    share: 'Part',
    feeTotal: /Total à régler, au plus 63\s000,00\s€/,
    person: 'Personne physique',
    reason: 'Motif du retrait',
    withdraw: 'Retirer le dossier',
    withdrawn: /Le dossier est retiré/,
    moved: /n’en est plus là|a été modifié entre-temps/,
    ended: 'Terminés',
  },
  {
    language: 'en',
    list: '/en/my-account/cases',
    advisor: /as an advisor/,
    address: 'Email address',
    password: 'Password',
    enter: 'Sign in',
    title: 'Subscription cases',
    open: 'Open a case',
    next: 'Save and continue',
    summary: 'The form contains errors',
    firstname: 'First name',
    lastname: 'Last name',
    amount: 'Amount',
    share: 'Share',
    feeTotal: /Total to pay, at most €63,000\.00/,
    person: 'Natural person',
    reason: 'Reason for the withdrawal',
    withdraw: 'Withdraw the case',
    withdrawn: /has been withdrawn/,
    moved: /has moved on|was changed in the meantime/,
    ended: 'Ended',
  },
] as const

type Texts = (typeof languages)[number]

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

/** Signs an advisor in, who is led back to the list of cases. */
async function signIn(texts: Texts, email: string): Promise<PlainVisitor> {
  const browser = createPlainVisitor(services.portalUrl)
  const provider = await browser.send(await browser.open(texts.list), texts.advisor)
  const entries = { [texts.address]: email, [texts.password]: password }
  expect((await browser.send(provider, texts.enter, entries)).path).toBe(texts.list)
  return browser
}

describe.each(languages)('cases without scripts, in $language', (texts) => {
  // P-503, P-504, P-506
  it('keep what was typed though it is refused, for a colleague too, and are withdrawn once', async () => {
    const advisor = await signIn(texts, 'advisor@cgp-demo.example')
    const list = await advisor.open(texts.list)
    expect(list.text('h1')).toBe(texts.title)
    const draft = await advisor.send(list, texts.open)
    expect(draft.path).toMatch(new RegExp(`^${texts.list}/cas-\\d+$`))
    const offered = draft.root.querySelectorAll('select[name="share"] option').map(textOf)
    const share = offered.find((label) => /5\s?000|5,000/.test(label)) ?? offered[1] ?? ''
    const refused = await advisor.send(draft, texts.next, {
      [texts.share]: share,
      [texts.amount]: '60000',
      [texts.firstname]: 'Maëlle',
      [texts.lastname]: `Kervadec ${texts.language}`,
    })
    expect(refused.text('[role="alert"]')).toContain(texts.summary)
    expect(refused.field(texts.firstname)).toBe('Maëlle')

    const colleague = await signIn(texts, 'family-office@cgp-demo.example')
    const shared = await colleague.open(draft.path)
    expect(shared.text('h1')).toBe(`Maëlle Kervadec ${texts.language}`)
    expect([shared.field(texts.amount), shared.field(texts.firstname)]).toEqual(['60000', 'Maëlle'])
    expect(shared.text('main')).toMatch(texts.feeTotal)

    const earlier = await advisor.open(draft.path)
    const gone = await colleague.send(shared, texts.withdraw, { [texts.reason]: 'Doublon' })
    expect(gone.text('main')).toMatch(texts.withdrawn)
    expect(gone.text('main')).toContain('Doublon')
    const late = await advisor.send(earlier, texts.withdraw)
    expect(late.text('main')).toMatch(texts.moved)
    const ended = await advisor.follow(await advisor.open(texts.list), texts.ended, 'main nav')
    expect(ended.text('main table')).toContain(`Maëlle Kervadec ${texts.language}`)
  })
})
