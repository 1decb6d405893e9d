import { beforeAll, expect, it } from 'vitest'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

// P-376
it.each([
  ['/calculateurs', /^Engagement/, /^Années d’appel/, 'Calculer', '33 333,34 €', 'Formule'],
  ['/en/calculators', /^Commitment/, /^Years of calls/, 'Work it out', '€33,333.34', 'Formula'],
] as const)(
  '%s computes without scripts, and shows its formula',
  async (path, amount, years, button, last, formula) => {
    const browser = createPlainVisitor(services.portalUrl)
    const page = await browser.open(path)
    const labelled = (label: RegExp) => page.texts('label').find((text) => label.test(text)) ?? ''
    const form = await browser.send(page, button, { [labelled(amount)]: '100000', [labelled(years)]: '3' })
    expect(form.text('#calls tbody')).toContain(last)
    expect(form.text('#calls')).toContain(formula)
    expect(form.field(amount)).toBe('100000')
  },
)

// P-376
it('a value that is none leaves the usual one in its place', async () => {
  const page = await createPlainVisitor(services.portalUrl).open(
    '/calculateurs?commitment=abc&callYears=99&rate=1e9',
  )
  expect([page.status, page.field(/^Engagement/)]).toEqual([200, '100000'])
})
