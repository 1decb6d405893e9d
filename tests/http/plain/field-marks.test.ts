import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  canBeEmptied,
  type Filling,
  fieldsAtFault,
  filledRequest,
  fillingsOf,
  type Mark,
  type MarkedForm,
  markedForms,
} from '../../support/field-marks.ts'
import { type FormPage, formPages } from '../../support/form-pages.ts'
import { formNamed, openFormPage, visitorsOf } from '../../support/open-form-page.ts'
import { requestOf } from '../../support/page-forms.ts'
import type { PlainPage, PlainVisitor } from '../../support/plain-visitor.ts'
import { startServices, type TestServices } from '../../support/services.ts'

let services: TestServices
beforeAll(async () => {
  services = await startServices({ LOG_LEVEL: 'warn' })
}, 180_000)
afterAll(() => services.stop())

const visitorOf = visitorsOf(() => services.portalUrl)

const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'document.pdf', { type: 'application/pdf' })

const hasForm = ({ root }: PlainPage, name: string) => markedForms(root).some((form) => form.name === name)

/** Sends a form in every filling that is tried; returns the fields at fault each time. */
async function faultsOf(browser: PlainVisitor, found: FormPage, form: MarkedForm) {
  const all: { readonly filling: Filling; readonly faults: readonly string[] }[] = []
  const { isMultipart } = requestOf(form.element, new URLSearchParams())
  let page = await openFormPage(browser, found)
  for (const filling of fillingsOf(form)) {
    // A refused form is shown again; after one that was accepted, its page is opened anew.
    if (!hasForm(page, form.name)) page = await openFormPage(browser, found)
    // What was accepted cannot be asked for again, as a team that was chosen.
    if (!hasForm(page, form.name)) break
    const file = isMultipart && filling.fields === 'needed' && filling.without !== 'file' ? pdf : undefined
    const sent = await browser.request(page, filledRequest(page.root, form, filling), file)
    all.push({ filling, faults: fieldsAtFault(sent.root, form) })
    page = sent
  }
  return all
}

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
    for (const { name } of forms.filter((form) => page.forms.includes(form.name))) {
      const form = formNamed(await openFormPage(browser, page), name)
      const tried = await faultsOf(browser, page, form)
      const isAlways = (field: string) => tried.every(({ faults }) => faults.includes(field))
      const isMissed = (field: string) =>
        tried.some(({ faults, filling }) => faults.includes(field) && (filling.without ?? field) === field)
      const marked = (mark: Mark) => form.fields.filter((field) => field.mark === mark)
      const wrong = [
        ...marked('optional').filter((field) => tried.some(({ faults }) => faults.includes(field.name))),
        ...marked('required').filter((field) => canBeEmptied(field) && !isMissed(field.name)),
        ...marked('conditional').filter((field) => isAlways(field.name)),
      ]
      expect(
        wrong.map((field) => `${field.name} is marked ${field.mark}`),
        name,
      ).toEqual([])
    }
  }, 60_000)
})
