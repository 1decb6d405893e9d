import { beforeAll, expect, it } from 'vitest'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
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
