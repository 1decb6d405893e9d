import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMarksToHold } from '../../support/compared-marks.ts'
import { markedForms } from '../../support/field-marks.ts'
import { type FormPage, formPages } from '../../support/form-pages.ts'
import { openFormPage, visitorsOf } from '../../support/open-form-page.ts'
import { startServices, type TestServices } from '../../support/services.ts'

let services: TestServices
beforeAll(async () => {
  services = await startServices({ LOG_LEVEL: 'warn' })
}, 180_000)
afterAll(() => services.stop())

const visitorOf = visitorsOf(() => services.portalUrl)

const nameOf = ({ account, forms, path }: FormPage) =>
  `${forms.join(', ')} at ${path}${account ? ` for ${account.email.split('@')[0]}` : ''}`

/** Each page in one of its languages, by turns; browser tests take the other, but for forms of later steps. */
const pages = formPages.filter((page, index) => page.before !== undefined || [0, 3].includes(index % 4))

// P-560
describe.each(pages.map((page) => ({ ...page, title: nameOf(page) })))('$title', (page) => {
  it('asks for the fields that its labels say, and no others', async () => {
    const browser = await visitorOf(page)
    const forms = markedForms((await openFormPage(browser, page)).root)
    expect(forms.map(({ name }) => name)).toEqual(expect.arrayContaining([...page.forms]))
    for (const { name } of forms.filter((form) => page.forms.includes(form.name)))
      await expectMarksToHold(browser, () => openFormPage(browser, page), name)
  }, 60_000)
})
