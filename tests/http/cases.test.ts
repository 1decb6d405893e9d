import { beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../support/html-page.ts'
import { createPlainVisitor, type PlainVisitor } from '../support/plain-visitor.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'
import { teamSpaceTexts } from '../support/team-space-texts.ts'

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
    feeTotal: /Total à régler, au plus\s*6[13]\s\d00,00\s€/,
    person: 'Personne physique',
    reason: 'Motif du retrait',
    withdraw: 'Retirer le dossier',
    withdrawn: /Le dossier est retiré/,
    moved: /n’en est plus là|a été modifié entre-temps/,
    ended: 'Terminés',
    kind: 'Nature de la pièce',
    identity: 'Pièce d’identité',
    expiry: 'Date d’expiration',
    add: 'Joindre la pièce',
    wrongType: /ni un PDF/,
    added: /La pièce est jointe/,
    acceptAll: 'Enregistrer et continuer',
    unread: /Lisez et acceptez chaque avertissement/,
    review: /Le dossier n’est pas complet/,
    cases: '/espace-equipe/dossiers',
    staffPassword: 'Mot de passe',
    ask: 'Demander un complément',
    missing: 'Ce qui manque',
    required: /Ce qui manque/,
    decided: /La décision est enregistrée/,
    waiting: 'Loïc Penvern',
  },
  {
    language: 'en',
    list: '/en/my-account/cases',
    advisor: /as an adviser/,
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
    feeTotal: /Total to pay, at most\s*€6[13],\d00\.00/,
    person: 'Natural person',
    reason: 'Reason for the withdrawal',
    withdraw: 'Withdraw the case',
    withdrawn: /has been withdrawn/,
    moved: /has moved on|was changed in the meantime/,
    ended: 'Ended',
    kind: 'Kind of document',
    identity: 'Proof of identity',
    expiry: 'Expiry date',
    add: 'Add the document',
    wrongType: /neither a PDF/,
    added: /The document has been added/,
    acceptAll: 'Save and continue',
    unread: /Read and accept each warning/,
    review: /The case is not complete/,
    cases: '/en/team-space/cases',
    staffPassword: 'Password',
    ask: 'Ask for more',
    missing: 'What is missing',
    required: /What is missing/,
    decided: /The decision is recorded/,
    waiting: 'Aurélie Coatmeur',
  },
] as const

const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'identity.pdf', { type: 'application/pdf' })
const picture = new File(['GIF89a'], 'identity.pdf', { type: 'application/pdf' })

type Texts = (typeof languages)[number]

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

/** Signs an advisor in, who is redirected back to the list of cases. */
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
    expect(shared.text('main')).toMatch(/\b[25][.,]00\s?%/)

    const earlier = await advisor.open(draft.path)
    const gone = await colleague.send(shared, texts.withdraw, { [texts.reason]: 'Doublon' })
    expect(gone.text('main')).toMatch(texts.withdrawn)
    expect(gone.text('main')).toContain('Doublon')
    // P-855: with the faults of its fields, which the page has no more.
    const open = await advisor.send(earlier, texts.next, { [texts.firstname]: 'Maël' })
    expect(open.text('main')).toMatch(texts.moved)
    const late = await advisor.send(earlier, texts.withdraw)
    expect(late.text('main')).toMatch(texts.moved)
    const ended = await advisor.follow(await advisor.open(texts.list), texts.ended, 'main nav')
    expect(ended.text('main table')).toContain(`Maëlle Kervadec ${texts.language}`)
  })

  // P-507, P-508, P-509
  it('take documents by their content, and each warning by itself', async () => {
    const advisor = await signIn(texts, 'advisor@cgp-demo.example')
    const draft = await advisor.send(await advisor.open(texts.list), texts.open)
    const share = textOf(draft.root.querySelectorAll('select[name="share"] option')[1] ?? draft.root)
    await advisor.send(draft, texts.next, { [texts.share]: share })
    const documents = await advisor.open(`${draft.path}?step=documents`)
    const fields = { [texts.kind]: texts.identity, [texts.expiry]: '01/01/2099' }
    const wrong = await advisor.send(documents, texts.add, fields, picture)
    expect(wrong.text('main')).toMatch(texts.wrongType)
    const added = await advisor.send(documents, texts.add, fields, pdf)
    expect(added.path).toBe(`${draft.path}?step=documents&state=added`)
    expect(added.text('main')).toMatch(/PDF/)
    expect(added.text('main')).toMatch(texts.added)
    const warnings = await advisor.open(`${draft.path}?step=warnings`)
    const boxes = warnings.root.querySelectorAll('input[name="accepted"]')
    expect(boxes.length).toBeGreaterThan(2)
    expect((await advisor.send(warnings, texts.acceptAll)).text('main')).toMatch(texts.unread)
    const review = await advisor.open(`${draft.path}?step=review`)
    expect(review.text('main')).toMatch(texts.review)
  })

  // P-856
  it('take the documents of a day’s work, more than a form of an unknown visitor may send', async () => {
    const advisor = await signIn(texts, 'advisor@cgp-demo.example')
    const draft = await advisor.send(await advisor.open(texts.list), texts.open)
    const documents = await advisor.open(`${draft.path}?step=documents`)
    for (let count = 1; count <= 31; count += 1) {
      const sent = await advisor.send(documents, texts.add, { [texts.kind]: texts.identity }, picture)
      expect([count, sent.status]).toEqual([count, 200])
    }
  }, 120_000)

  // P-512
  it('are reviewed by staff, who say what is missing', async () => {
    const visitor = createPlainVisitor(services.portalUrl)
    expect((await visitor.open(texts.cases)).path).toContain('callbackUrl')
    const staff = createPlainVisitor(services.portalUrl)
    const [french, english] = teamSpaceTexts
    const space = texts.language === 'fr' ? french : english
    const entries = { [space.email]: 'desk@sandbox.example', [texts.staffPassword]: password }
    await staff.send(await staff.open(space.login), space.signIn, entries)
    const list = await staff.open(texts.cases)
    expect(list.text('h1')).toBe(texts.title)
    const found = await staff.follow(list, texts.waiting, 'main table')
    if (texts.language === 'en') return
    const silent = await staff.send(found, texts.ask)
    expect(silent.text('[role="alert"]')).toMatch(texts.required)
    const decided = await staff.send(silent, texts.ask, { [texts.missing]: 'Un RIB' })
    expect(decided.text('main')).toMatch(texts.decided)
    expect(decided.text('main')).toContain('Un RIB')
  })
})

// P-502, P-512
describe('what staff read of cases', () => {
  const [french] = languages
  const readers = {
    'a visitor': () => Promise.resolve(createPlainVisitor(services.portalUrl)),
    'an advisor of the team': () => signIn(french, 'family-office@cgp-demo.example'),
    'a reader of the content': async () => {
      const reader = createPlainVisitor(services.portalUrl)
      const [space] = teamSpaceTexts
      const entries = { [space.email]: 'reader@sandbox.example', [french.staffPassword]: password }
      await reader.send(await reader.open(space.login), space.signIn, entries)
      return reader
    },
  }

  it.each(Object.entries(readers))('is refused to %s, in its pages and files', async (_name, open) => {
    const browser = await open()
    for (const page of ['/espace-equipe/dossiers', '/espace-equipe/dossiers/cas-3'])
      expect((await browser.open(page)).text()).not.toContain(french.waiting)
    for (const file of ['case-documents/cdo-1/file', 'cases/cas-3/signed-document'])
      expect((await browser.open(`/api/staff/${file}`)).status).toBe(404)
  })
})
