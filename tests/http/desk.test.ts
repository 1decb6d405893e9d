import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fundListSchema } from '../../src/contract/product-api/fund.schema.ts'
import { createPlainVisitor, type PlainVisitor } from '../support/plain-visitor.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { teamSpaceTexts } from '../support/team-space-texts.ts'

const [frenchSpace, englishSpace] = teamSpaceTexts
const languages = [
  {
    ...frenchSpace,
    password: 'Mot de passe',
    list: '/espace-equipe/publications',
    open: 'Ouvrir les publications',
    find: 'Nom du fonds',
    search: 'Chercher',
    value: 'Valeur liquidative',
    document: 'Document',
    date: 'Date',
    day: '15/10/2026',
    amount: 'Montant par part',
    submit: 'Soumettre à validation',
    waiting: /attend la validation d’un autre membre/,
    own: /Vous avez saisi cette publication/,
    approve: 'Valider et publier',
    refuse: 'Refuser',
    reason: 'Motif du refus',
    missing: /Motif du refus/,
    online: /La publication est en ligne/,
    late: /a décidé avant vous/,
    preview: 'Tel que les lecteurs le verront',
    file: 'Fichier PDF',
    fields: {
      'Titre en français': 'Note de gestion',
      Rubrique: 'Documents juridiques',
      Type: 'Règlement',
      'Sous-type': 'Version en vigueur',
      'Langue du fichier': 'Français',
      'Date du document': '01/10/2026',
      'Tout le monde': true,
    },
    notPdf: /n’est pas un PDF/,
    fundPage: (slug: string) => `/fonds/${slug}`,
  },
  {
    ...englishSpace,
    password: 'Password',
    list: '/en/team-space/publications',
    open: 'Open publications',
    find: 'Name of the fund',
    search: 'Search',
    value: 'Net asset value',
    document: 'Document',
    date: 'Date',
    day: '16/10/2026',
    amount: 'Amount per share',
    submit: 'Submit for approval',
    waiting: /waits for another member of the team/,
    own: /You entered this publication/,
    approve: 'Approve and publish',
    refuse: 'Refuse',
    reason: 'Reason for the refusal',
    missing: /Reason for the refusal/,
    online: /The publication is online/,
    late: /decided before you/,
    preview: 'As readers will see it',
    file: 'PDF file',
    fields: {
      'Title in French': 'Note de gestion suivante',
      Section: 'Legal documents',
      Type: 'Fund rules',
      'Sub-type': 'Current version',
      'Language of the file': 'French',
      'Date of the document': '01/10/2026',
      Everybody: true,
    },
    notPdf: /is not a PDF/,
    fundPage: (slug: string) => `/en/funds/${slug}`,
  },
] as const

type Texts = (typeof languages)[number]

let services: TestServices
let fund: { readonly id: string; readonly name: string; readonly slugs: { fr: string; en: string } | null }
beforeAll(async () => {
  services = await startServices({ SANDBOX_CONTENT_RATE_LIMIT: '100000' })
  const response = await fetch(`${services.sandboxUrl}/product/funds?status=closed&pageSize=1`)
  const [first] = fundListSchema.parse(await response.json()).items
  if (first === undefined) throw new Error('the seed has no closed fund')
  fund = first
}, 180_000)
afterAll(() => services.stop())

/** Signs a demo member of staff in, on the page of a language. */
async function signIn(texts: Texts, name: string): Promise<PlainVisitor> {
  const browser = createPlainVisitor(services.portalUrl)
  const entries = { [texts.email]: `${name}@sandbox.example`, [texts.password]: 'Sandbox-2026!' }
  await browser.send(await browser.open(texts.login), texts.signIn, entries)
  return browser
}

/** Finds the fund by its name and opens the form of a kind. */
async function openForm(browser: PlainVisitor, texts: Texts, kind: string) {
  const list = await browser.open(texts.list)
  const found = await browser.send(list, texts.search, { [texts.find]: fund.name })
  return browser.follow(found, kind, 'main ul')
}

const pdf = new File(['%PDF-1.4\n% a note\n%%EOF\n'], 'note.pdf', { type: 'application/pdf' })
const picture = new File(['GIF89a'], 'note.pdf', { type: 'application/pdf' })

// P-461
describe.each(languages)('staff publish without scripts, in $language', (texts) => {
  it('a value, once another member of the team has approved it', async () => {
    const author = await signIn(texts, 'staff')
    const home = await author.open(texts.space)
    expect((await author.follow(home, texts.open)).path).toBe(texts.list)
    const form = await openForm(author, texts, texts.value)
    const amount = texts.language === 'fr' ? '1 234,56' : '2,345.67'
    const wrong = await author.send(form, texts.submit, {
      [texts.date]: '31/02/2026',
      [texts.amount]: amount,
    })
    expect([wrong.text('[role="alert"]').includes(texts.summary), wrong.field(texts.amount)]).toEqual([
      true,
      amount,
    ])
    const entered = await author.send(wrong, texts.submit, {
      [texts.date]: texts.day,
      [texts.amount]: amount,
    })
    expect(entered.text('main')).toMatch(texts.waiting)
    expect(entered.text('main')).toMatch(texts.own)

    const reader = createPlainVisitor(services.portalUrl)
    const page = texts.fundPage(fund.slugs?.[texts.language] ?? '')
    const shown = texts.language === 'fr' ? '1\u202f234,56' : '2,345.67'
    expect((await reader.open(page)).html).not.toContain(shown)
    const [second, third] = [await signIn(texts, 'editor'), await signIn(texts, 'desk')]
    const path = entered.path.replace(/\?.*/, '')
    const [seen, seenByThird] = [await second.open(path), await third.open(path)]
    expect(seen.texts('h2')).toContain(texts.preview)
    const refusal = await second.send(seen, texts.refuse)
    expect(refusal.text('main')).toMatch(texts.missing)
    const approved = await second.send(seen, texts.approve)
    expect(approved.text('main')).toMatch(texts.online)
    // The portal was notified before the approval was confirmed: the very next reader gets the new page.
    expect((await reader.open(page)).html).toContain(shown)
    // P-823: the address of the author's page says what was true when they had entered it.
    const reopened = await author.open(entered.path)
    expect(reopened.text('main')).not.toMatch(texts.waiting)
    expect(reopened.text('title')).toContain(`${texts.value} – ${fund.name}`)
    const late = await third.send(seenByThird, texts.approve)
    expect(late.text('main')).toMatch(texts.late)
  })

  it('a document that is a PDF by its content, with what it replaces', async () => {
    const author = await signIn(texts, 'staff')
    const form = await openForm(author, texts, texts.document)
    const refused = await author.send(form, texts.submit, texts.fields, picture)
    expect(refused.text('main')).toMatch(texts.notPdf)
    const entered = await author.send(refused, texts.submit, {}, pdf)
    expect(entered.text('main')).toMatch(texts.waiting)
    // P-823: a document has no amount, rather than one that nobody states.
    const pending = await author.open(texts.list)
    expect(pending.text('main tbody')).not.toMatch(/non communiqué|not available/)
    const file = await author.follow(entered, /fichier|file/i, 'main')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const second = await signIn(texts, 'editor')
    const approved = await second.send(await second.open(entered.path), texts.approve)
    expect(approved.text('main')).toMatch(texts.online)
    const reader = createPlainVisitor(services.portalUrl)
    const slug = fund.slugs?.[texts.language] ?? ''
    const list = await reader.open(`${texts.fundPage(slug)}/documents`)
    expect(list.text('main')).toContain(Object.values(texts.fields)[0])
  })

  it('and nobody else: neither its pages nor its forms nor its files', async () => {
    const loginFor = (page: string) => `${texts.login}?${new URLSearchParams({ callbackUrl: page })}`
    const visitor = createPlainVisitor(services.portalUrl)
    expect((await visitor.open(texts.list)).path).toBe(loginFor(texts.list))
    expect((await visitor.open('/api/staff/publications/pub-1/file')).status).toBe(404)
    const reader = await signIn(texts, 'reader')
    expect((await reader.open(texts.list)).path).toBe(loginFor(texts.list))
    const author = await signIn(texts, 'staff')
    const form = await openForm(author, texts, texts.value)
    author.forget()
    const sent = await author.send(form, texts.submit, { [texts.date]: texts.day, [texts.amount]: '1' })
    expect(sent.path).toBe(loginFor(form.path))
  })
})
