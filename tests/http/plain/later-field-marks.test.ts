import { afterAll, beforeAll, describe, it } from 'vitest'
import { expectMarksToHold } from '../../support/compared-marks.ts'
import { attributeOf } from '../../support/html-page.ts'
import { laterForms, type ReachedForm } from '../../support/later-forms.ts'
import { formNamed } from '../../support/open-form-page.ts'
import { requestOf } from '../../support/page-forms.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import { startServices, type TestServices } from '../../support/services.ts'

/** Services of its own: rights of staff change. */
let services: TestServices
beforeAll(async () => {
  services = await startServices({ LOG_LEVEL: 'warn' })
}, 180_000)
afterAll(() => services.stop())

/** Opens a form of a later step; the browser keeps what the steps before it have left there. */
async function openLater(browser: PlainVisitor, { first, path }: ReachedForm): Promise<PlainPage> {
  const page = await browser.open(path)
  if (first === undefined) return page
  const { element } = formNamed(page, first.form)
  const tokens = element.querySelectorAll('input[type="hidden"]')
  const fields = new URLSearchParams([
    ...tokens.map((one): [string, string] => [attributeOf(one, 'name'), attributeOf(one, 'value')]),
    ...Object.entries(first.values),
  ])
  return browser.request(page, requestOf(element, fields))
}

// P-560
describe.each(laterForms)('$name, after the steps that lead to it', ({ name, reach }) => {
  it.each(['fr', 'en'] as const)(
    'asks for the fields that its labels say, in %s',
    async (language) => {
      const reached = await reach(services, language)
      const browser = createPlainVisitor(services.portalUrl)
      if (reached.account) await signInPlainly(browser, reached.account)
      const { url } = await openLater(browser, reached)
      try {
        await expectMarksToHold(browser, () => browser.open(url), name)
      } finally {
        await reached.end?.()
      }
    },
    60_000,
  )
})
