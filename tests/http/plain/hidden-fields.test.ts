import { afterAll, beforeAll, expect, it } from 'vitest'
import { formPages } from '../../support/form-pages.ts'
import { attributeOf, type PageElement } from '../../support/html-page.ts'
import { openFormPage, visitorsOf } from '../../support/open-form-page.ts'
import { controlsOf, requestOf, servedValue } from '../../support/page-forms.ts'
import { startServices, type TestServices } from '../../support/services.ts'

let services: TestServices
beforeAll(async () => {
  services = await startServices({ LOG_LEVEL: 'warn', SANDBOX_CONTENT_RATE_LIMIT: '100000' })
}, 180_000)
afterAll(() => services.stop())

const visitorOf = visitorsOf(() => services.portalUrl)

/** Fields of the forms' own protection, and the address to return to. */
const ofEveryForm = new Set(['csrfToken', 'formAccount', 'returnPath'])
const isHidden = (control: PageElement) => attributeOf(control, 'type') === 'hidden'

/** What nobody can have typed into a field that is not shown. */
const tampered = '%'.repeat(90)

function tamperedRequest(root: PageElement, form: PageElement) {
  const fields = new URLSearchParams()
  for (const control of controlsOf(root, form)) {
    const name = attributeOf(control, 'name')
    const isTampered = isHidden(control) && !ofEveryForm.has(name)
    const value = isTampered ? tampered : servedValue(control)
    if (value !== undefined && name !== '') fields.append(name, value)
  }
  return requestOf(form, fields)
}

const formsOf = (root: PageElement) =>
  root
    .querySelectorAll('main form[method="post"]')
    .filter((form) =>
      controlsOf(root, form).some((one) => isHidden(one) && !ofEveryForm.has(attributeOf(one, 'name'))),
    )

/** The targets of a page's alerts that it does not show. */
function missedTargets(root: PageElement): string[] {
  const links = root.querySelectorAll('main [role="alert"] a').map((link) => attributeOf(link, 'href'))
  return links
    .filter((href) => href.startsWith('#'))
    .filter((href) => {
      const target = root.querySelectorAll(`[id="${href.slice(1)}"]`)
      return target.length !== 1 || target.some(isHidden)
    })
}

/** Each page in one of its languages, by turns. */
const pages = formPages.filter((_, index) => [0, 3].includes(index % 4))

// P-786
it.each(pages.map((page) => ({ ...page, name: `${page.forms.join(', ')} at ${page.path}` })))(
  'every link of what is wrong leads to a field that is shown: $name',
  async (page) => {
    const browser = await visitorOf(page)
    const { length } = formsOf((await openFormPage(browser, page)).root)
    for (let index = 0; index < length; index += 1) {
      const opened = await openFormPage(browser, page)
      const form = formsOf(opened.root)[index]
      if (form === undefined) continue
      const sent = await browser.request(opened, tamperedRequest(opened.root, form))
      expect(missedTargets(sent.root), attributeOf(form, 'action')).toEqual([])
    }
  },
  60_000,
)
