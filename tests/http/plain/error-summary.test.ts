import { beforeAll, expect, it } from 'vitest'
import { attributeOf, textOf } from '../../support/html-page.ts'
import { createPlainVisitor, type PlainPage } from '../../support/plain-visitor.ts'
import { openInvestor } from '../../support/registration.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

/** Returns the identifiers of the fields that a page's error summary links to, in its order. */
const listedFields = (html: string): string[] =>
  [...(/role="alert"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '').matchAll(/href="#([^"]+)"/g)].map(
    ([, id = '']) => id,
  )

// P-372
it.each([
  ['/contact', 'Envoyer le message', 5],
  ['/en/contact', 'Send the message', 5],
  ['/partenaire/inscription', /Créer/, 3],
  ['/en/partner/register', /Create/, 3],
] as const)('what is wrong at %s is listed in the order of its fields', async (path, button, least) => {
  const browser = createPlainVisitor(services.portalUrl)
  const { html } = await browser.send(await browser.open(path), button, {})
  const listed = listedFields(html)
  expect(listed.length).toBeGreaterThanOrEqual(least)
  const form = html.slice(html.indexOf('</section>'))
  const places = listed.map((id) => form.indexOf(` id="${id}"`))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

const labelOf = (html: string, id: string): string =>
  (
    new RegExp(`<(label|legend)[^>]*(?:for|id)="${id}[^"]*"[^>]*>([\\s\\S]*?)</\\1>`).exec(html)?.[2] ?? ''
  ).replaceAll(/<[^>]*>/g, '')

// P-560
it.each([
  ['/contact', 'Envoyer le message'],
  ['/en/contact', 'Send the message'],
  ['/en/partner/register', /Create/],
  ['/investisseur/inscription?person=natural', 'Continuer'],
  ['/en/investor/register?person=legal', 'Continue'],
  ['/livre-blanc/premiers-pas-dans-le-non-cote', 'Recevoir le lien'],
] as const)('no field of %s is called optional and then required', async (path, button) => {
  const browser = createPlainVisitor(services.portalUrl)
  const before = await browser.open(path)
  const { html } = await browser.send(before, button, {})
  const required = listedFields(html)
  expect(required.length).toBeGreaterThan(1)
  const labels = required.map((id) => [id, labelOf(before.html, id)] as const)
  expect(labels.filter(([, label]) => /facultatif|optional/.test(label))).toEqual([])
  expect(labels.filter(([, label]) => label !== '').length).toBeGreaterThan(1)
})

const signingIn = {
  fr: {
    as: { investor: /en tant qu’investisseur/, partner: /en tant que partenaire/ },
    enter: 'Se connecter',
  },
  en: { as: { investor: /as an investor/, partner: /as a partner/ }, enter: 'Sign in' },
} as const

/** A visitor who has signed in on the way to a page, and the page. */
async function signedInAt(path: string, { name, as }: typeof advisor | typeof investor) {
  const language = path.startsWith('/en/') ? 'en' : 'fr'
  const texts = signingIn[language]
  const browser = createPlainVisitor(services.portalUrl)
  const login = `${language === 'en' ? '/en/login' : '/connexion'}?callbackUrl=${encodeURIComponent(path)}`
  const provider = await browser.send(await browser.open(login), texts.as[as])
  const [email, password] =
    language === 'en' ? ['Email address', 'Password'] : ['Adresse email', 'Mot de passe']
  const page = await browser.send(provider, texts.enter, {
    [email]: await name(),
    [password]: 'Sandbox-2026!',
  })
  expect(page.path).toBe(path)
  return { browser, page }
}

/** Every choice of a page's forms, by its label. */
const choicesOf = ({ root }: PlainPage): string[] =>
  root
    .querySelectorAll('main form input[type="radio"], main form input[type="checkbox"]')
    .map((box) =>
      textOf(box.closest('label') ?? root.querySelector(`label[for="${attributeOf(box, 'id')}"]`) ?? box),
    )

const advisor = { as: 'partner', name: async () => 'advisor@cgp-demo.example' } as const
const investor = { as: 'investor', name: () => openInvestor(services.sandboxUrl, 'Sandbox-2026!') } as const

// P-560
it.each([
  ['/souscrire', 'Vérifier la demande', advisor, []],
  ['/en/subscribe', 'Review the request', advisor, []],
  ['/mon-compte/modifier', 'Enregistrer', investor, [{ 'Adresse email': 'autre@mail.example' }]],
  ['/en/my-account/edit', 'Save', investor, [{ 'Email address': 'other@mail.example' }]],
] as const)('no field of %s is, whatever is chosen', async (path, button, who, entered) => {
  const { browser, page } = await signedInAt(path, who)
  const choices = choicesOf(page).map((choice) => ({ [choice]: true }))
  expect(choices.length).toBeGreaterThan(0)
  const found = new Set<string>()
  for (const entries of [{}, ...choices, ...entered]) {
    const { html } = await browser.send(await browser.open(path), button, entries)
    for (const id of listedFields(html)) found.add(id)
  }
  expect(found.size).toBeGreaterThan(0)
  const labels = [...found].map((id) => [id, labelOf(page.html, id)] as const)
  expect(labels.filter(([, label]) => /facultatif|optional/.test(label))).toEqual([])
})
