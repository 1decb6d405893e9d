import { beforeAll, describe, expect, it } from 'vitest'
import { materialListSchema } from '../../src/contract/product-api/material.schema.ts'
import { parsePage } from '../support/html-page.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../support/plain-visitor.ts'
import { createRelyingParty } from '../support/relying-party.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

const languages = [
  {
    ...{ language: 'fr', material: '/mon-compte/documents-commerciaux', page: '/document-partage' },
    ...{ partner: /en tant que partenaire/, enter: 'Se connecter', address: 'Adresse email' },
    ...{ password: 'Mot de passe', apply: 'Appliquer', state: 'Validité', valid: 'Valide' },
    ...{ share: /^Transmettre /, recipient: 'Nom du destinataire', tongue: 'Français' },
    ...{ tongueLabel: 'Langue du destinataire', most: 'Nombre d’ouvertures permises' },
    ...{ mail: 'Envoyer le lien par email au destinataire', create: 'Créer le lien' },
    ...{ required: /^Adresse email du destinataire/, once: 'il ne sera plus affiché' },
    ...{ open: 'Ouvrir le document (PDF)', warning: 'Le capital n’est pas garanti' },
    ...{ spent: 'Le nombre d’ouvertures prévu est atteint', closed: 'l’a désactivé' },
    ...{ unknown: 'Il est incomplet ou n’existe pas', refused: 'Ce document ne peut plus être transmis' },
    ...{ pastEnd: 'au-delà de la fin', none: 'Aucun lien transmis', until: 'Il est valable jusqu’au' },
    ...{ over: 'Ce lien n’ouvre plus de document', usedUp: 'Ouvertures épuisées', ended: 'Désactivé' },
    ...{ end: /^Désactiver le lien / },
  },
  {
    ...{ language: 'en', material: '/en/my-account/marketing-documents', page: '/en/shared-document' },
    ...{ partner: /as a partner/, enter: 'Sign in', address: 'Email address' },
    ...{ password: 'Password', apply: 'Apply', state: 'Validity', valid: 'Valid' },
    ...{ share: /^Share /, recipient: 'Recipient’s name', tongue: 'English' },
    ...{ tongueLabel: 'Recipient’s language', most: 'Openings allowed' },
    ...{ mail: 'Email the link to the recipient', create: 'Create the link' },
    ...{ required: /^Recipient’s email address/, once: 'it will not be shown again' },
    ...{ open: 'Open the document (PDF)', warning: 'Capital is not guaranteed' },
    ...{ spent: 'opened as often as it allowed', closed: 'has ended it' },
    ...{ unknown: 'It is incomplete or does not exist', refused: 'This document can no longer be shared' },
    ...{ pastEnd: 'past the end', none: 'No link shared', until: 'It is valid up to and including' },
    ...{ over: 'This link no longer opens a document', usedUp: 'Openings used up', ended: 'Ended' },
    ...{ end: /^End the link of / },
  },
] as const

type Texts = (typeof languages)[number]

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

async function signIn(texts: Texts): Promise<{ browser: PlainVisitor; list: PlainPage }> {
  const browser = createPlainVisitor(services.portalUrl)
  const provider = await browser.send(await browser.open(texts.material), texts.partner)
  const entries = { [texts.address]: 'partner-one@mutuelle-demo.example', [texts.password]: 'Sandbox-2026!' }
  return { browser, list: await browser.send(provider, texts.enter, entries) }
}

const addressIn = ({ root }: PlainPage) =>
  root
    .querySelectorAll('p')
    .find(({ textContent }) => /\?token=/.test(textContent))
    ?.textContent.trim() ?? ''

async function share(texts: Texts, recipient: string, most: string) {
  const { browser, list } = await signIn(texts)
  const valid = await browser.send(list, texts.apply, { [texts.state]: texts.valid })
  const form = await browser.follow(valid, texts.share, 'main')
  const entries = { [texts.recipient]: recipient, [texts.tongueLabel]: texts.tongue, [texts.most]: most }
  const page = await browser.send(form, texts.create, entries)
  return { browser, form, page, entries, address: addressIn(page) }
}

/** Returns a page whose hidden fields of a name have another value. */
async function withHidden(page: PlainPage, name: string, value: string): Promise<PlainPage> {
  const html = page.html.replaceAll(/<input [^>]*type="hidden"[^>]*>/g, (input) =>
    input.includes(` name="${name}"`) ? input.replace(/ value="[^"]*"/, ` value="${value}"`) : input,
  )
  expect(html).not.toBe(page.html)
  return { ...page, html, root: await parsePage(html) }
}

describe.each(languages)('a shared document without scripts, in $language', (texts) => {
  const client = () => createPlainVisitor(services.portalUrl)

  // P-641, P-643, P-644, P-645
  it('is opened by a client from its warning page, until the link is used up', async () => {
    const name = `Hélène ${texts.language}`
    const { address, browser, page } = await share(texts, name, '1')
    expect(page.text('main')).toContain(texts.once)
    expect(page.text('main')).toContain(texts.until)
    expect(new URL(address).pathname).toBe(texts.page)
    // P-729
    const { html } = await browser.open(texts.material)
    const read = await browser.open(html.match(/\/api\/proxy\/documents\/doc-\d+\/view/)?.[0] ?? '')
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const again = await browser.open(page.path)
    expect(again.text('main')).not.toContain(texts.once)

    const reader = client()
    const { search } = new URL(address)
    const shown = await reader.open(`${texts.page}${search}`)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/no-store/),
    ])
    expect(shown.html).toContain('name="robots" content="noindex"')
    expect(shown.text('main')).toContain(texts.warning)
    // A heading in a paragraph ends it: the browser would then have another page than the one that was rendered.
    expect(shown.html).not.toMatch(/<p[^>]*><h\d/)
    expect(shown.text('main')).toContain(name)
    const head = await fetch(`${services.portalUrl}/api/shared-documents/open`, { method: 'HEAD' })
    expect(head.ok).toBe(false)

    // As the page's button does; the file is no page that the visitor could read.
    const token = new URLSearchParams(search).get('token') ?? ''
    const file = await fetch(`${services.portalUrl}/api/shared-documents/open`, {
      method: 'POST',
      body: new URLSearchParams({ token, locale: texts.language }),
    })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect((await file.text()).startsWith('%PDF-')).toBe(true)
    const spent = await reader.send(shown, texts.open)
    expect([spent.status, spent.text('h1')]).toEqual([410, texts.over])
    expect(spent.text('main')).toContain(texts.spent)
    const listed = (await browser.open(page.path)).texts('main li').find((line) => line.includes(name))
    expect(listed).toContain(texts.usedUp)
  })

  // P-643, P-644, P-646
  it('is closed at once when its partner ends the link, and says so to who knows it', async () => {
    const name = `Marc ${texts.language}`
    const { address, browser, page } = await share(texts, name, '')
    const { search } = new URL(address)
    const ended = await browser.send(page, texts.end)
    expect(ended.texts('main li').find((line) => line.includes(name))).toContain(texts.ended)
    const known = await client().open(`${texts.page}${search}`)
    expect([known.status, known.text('h1')]).toEqual([410, texts.over])
    expect(known.text('main')).toContain(texts.closed)
    const pages = [`?token=${'x'.repeat(43)}`, ''].map((query) => client().open(`${texts.page}${query}`))
    for (const { headers, status, text } of await Promise.all(pages)) {
      expect([status, text('h1')]).toEqual([404, texts.over])
      expect(text('main')).toContain(texts.unknown)
      expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
    }
  })

  // P-640
  it('cannot be one that has expired, by its address or from a page opened before', async () => {
    const partner = createRelyingParty(services.sandboxUrl, 'partner', services.portalUrl)
    const tokens = await partner.signIn('partner-one@mutuelle-demo.example')
    const expired = await fetch(`${services.sandboxUrl}/product/auth/partners/material?state=expired`, {
      headers: { authorization: `Bearer ${tokens.accessToken()}` },
    })
    const id = materialListSchema.parse(await expired.json()).items[0]?.id ?? ''
    const { browser, entries, form } = await share(texts, 'Paul', '')
    const chosen = await browser.open(`${texts.material}?state=expired&document=${id}`)
    expect(chosen.status).toBe(200)
    expect(chosen.texts('button')).not.toContain(texts.create)
    const refused = await browser.send(await withHidden(form, 'document', id), texts.create, entries)
    expect(refused.text('main')).toContain(texts.refused)
    expect(addressIn(refused)).toBe('')
  })

  // P-647
  it('has a list that says where it ends, and is on the same page after a link of it is ended', async () => {
    const { browser } = await share(texts, 'Zoé', '')
    const past = await browser.open(`${texts.material}?part=shares&page=900`)
    expect(past.text('main')).toContain(texts.pastEnd)
    expect(past.text('main')).not.toContain(texts.none)
    const first = await browser.open(`${texts.material}?part=shares`)
    const ended = await browser.send(await withHidden(first, 'page', '2'), texts.end)
    expect(new URL(ended.url).searchParams.get('page')).toBe('2')
  })

  // P-642
  it('asks for the address of a recipient who is to get an email', async () => {
    const { browser, entries, form } = await share(texts, 'Élise', '3')
    const refused = await browser.send(form, texts.create, { ...entries, [texts.mail]: true })
    expect(refused.root.querySelectorAll('[aria-invalid="true"]').length).toBe(1)
    expect(refused.field(texts.required)).toBe('')
    expect(refused.field(texts.recipient)).toBe('Élise')
  })
})
