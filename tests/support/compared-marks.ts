import { expect } from 'vitest'
import {
  canBeEmptied,
  type Filling,
  fieldsAtFault,
  filledRequest,
  fillingsOf,
  type Mark,
  type MarkedForm,
  markedForms,
} from './field-marks.ts'
import { formNamed } from './open-form-page.ts'
import { requestOf } from './page-forms.ts'
import type { PlainPage, PlainVisitor } from './plain-visitor.ts'

const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'document.pdf', { type: 'application/pdf' })

const hasForm = ({ root }: PlainPage, name: string) => markedForms(root).some((form) => form.name === name)

/** Sends a form in every filling that is tried; returns the fields at fault each time. */
async function faultsOf(browser: PlainVisitor, open: () => Promise<PlainPage>, form: MarkedForm) {
  const all: { readonly filling: Filling; readonly faults: readonly string[] }[] = []
  const { isMultipart } = requestOf(form.element, new URLSearchParams())
  let page = await open()
  for (const filling of fillingsOf(form)) {
    // A refused form is shown again; after one that was accepted, its page is opened anew.
    if (!hasForm(page, form.name)) page = await open()
    // What was accepted cannot be asked for again, as a team that was chosen.
    if (!hasForm(page, form.name)) break
    const file = isMultipart && filling.fields === 'needed' && filling.without !== 'file' ? pdf : undefined
    const sent = await browser.request(page, filledRequest(page.root, form, filling), file)
    all.push({ filling, faults: fieldsAtFault(sent.root, form) })
    page = sent
  }
  return all
}

/**
 * Expects the server to ask for the fields of a form that its labels say, and no others.
 * @param open opens the page with the form
 */
export async function expectMarksToHold(
  browser: PlainVisitor,
  open: () => Promise<PlainPage>,
  name: string,
): Promise<void> {
  const form = formNamed(await open(), name)
  const tried = await faultsOf(browser, open, form)
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
