import { attributeOf, type Expected, isExpected, nameOf, type PageElement, textOf } from './html-page.ts'
import { decoded } from './page-text.ts'

/**
 * Entries of a visitor, by the label of the field or its beginning: a text, the label or value of an option, or true
 * for a ticked box.
 */
export type Entries = Readonly<Record<string, string | boolean>>

/** Request that a browser sends for a form. */
export type FormRequest = {
  readonly method: 'GET' | 'POST'
  readonly action: string
  readonly fields: URLSearchParams
  /** Whether the form is sent as `multipart/form-data`, with and without a chosen file. */
  readonly isMultipart: boolean
}

const controlSelector = 'input, select, textarea'
const has = (element: PageElement, attribute: string) => element.getAttribute(attribute) !== null

/** The labels of a control: those that name its id, the one around it, or its own name for screen readers. */
function labelsOf(root: PageElement, control: PageElement): string[] {
  const id = attributeOf(control, 'id')
  const labels = root
    .querySelectorAll('label')
    .filter((label) => attributeOf(label, 'for') === id && id !== '')
  const around = control.closest('label')
  const own = attributeOf(control, 'aria-label')
  return [...labels, ...(around === null ? [] : [around])].map(textOf).concat(own === '' ? [] : [own])
}

/** The controls of a page with a label that is looked for. */
function labelled(
  root: PageElement,
  controls: readonly PageElement[],
  isLabel: (text: string) => boolean,
): PageElement[] {
  return controls.filter((control) => labelsOf(root, control).some(isLabel))
}

/** Returns the only field with a label. */
export function fieldOf(root: PageElement, label: Expected): PageElement {
  const [field] = labelled(root, root.querySelectorAll(controlSelector), (text) => isExpected(text, label))
  if (field === undefined) throw new Error(`no field is labelled ${label}`)
  return field
}

const optionsOf = (select: PageElement) => select.querySelectorAll('option')
const optionValue = (option: PageElement) =>
  has(option, 'value') ? attributeOf(option, 'value') : textOf(option)

function valueOfSelect(select: PageElement): string | undefined {
  const options = optionsOf(select)
  const chosen = options.find((option) => has(option, 'selected')) ?? options[0]
  return chosen && optionValue(chosen)
}

const typeOf = (control: PageElement) => attributeOf(control, 'type').toLowerCase()
const isBox = (control: PageElement) => ['checkbox', 'radio'].includes(typeOf(control))
const valueOfBox = (box: PageElement) => (has(box, 'value') ? attributeOf(box, 'value') : 'on')

/** Returns the value of a control as served; undefined if a browser sends none for it. */
export function servedValue(control: PageElement): string | undefined {
  if (control.is('select')) return valueOfSelect(control)
  if (control.is('textarea')) return decoded(control.textContent).replace(/^\n/, '')
  if (isBox(control)) return has(control, 'checked') ? valueOfBox(control) : undefined
  return attributeOf(control, 'value')
}

/** Returns the value that a browser sends for a control after an entry. */
function enteredIn(control: PageElement, entry: string | boolean): string | undefined {
  if (isBox(control)) return entry === false ? undefined : valueOfBox(control)
  if (!control.is('select')) return String(entry)
  const option = optionsOf(control).find((one) => textOf(one) === entry || optionValue(one) === entry)
  if (option === undefined) throw new Error(`no option is or is called ${entry}`)
  return optionValue(option)
}

const isSent = (control: PageElement) =>
  has(control, 'name') &&
  !has(control, 'disabled') &&
  !['submit', 'button', 'image'].includes(typeOf(control))

/** The first button with a name that sends a form, in the page's content or else around it, and that form. */
function submitting(root: PageElement, button: Expected) {
  for (const candidate of [...root.querySelectorAll('main button'), ...root.querySelectorAll('button')]) {
    if (!isExpected(nameOf(candidate), button) || typeOf(candidate) === 'button') continue
    const id = attributeOf(candidate, 'form')
    const form = id === '' ? candidate.closest('form') : root.querySelector(`form[id="${id}"]`)
    if (form !== null) return { form, candidate }
  }
  throw new Error(`no button ${button} sends a form`)
}

/** The controls of a form, those elsewhere on the page included. */
export function controlsOf(root: PageElement, form: PageElement): PageElement[] {
  const id = attributeOf(form, 'id')
  return root
    .querySelectorAll(controlSelector)
    .filter((control) =>
      has(control, 'form') ? attributeOf(control, 'form') === id : control.closest('form') === form,
    )
}

/** Returns the controls that the entries change, each with its entry. */
function entriesByControl(root: PageElement, controls: readonly PageElement[], entries: Entries) {
  const entered = new Map<PageElement, string | boolean>()
  for (const [label, entry] of Object.entries(entries)) {
    const [control] = [
      ...labelled(root, controls, (text) => text === label),
      ...labelled(root, controls, (text) => text.startsWith(label)),
    ]
    if (control === undefined) throw new Error(`the form has no field ${label}`)
    if (typeOf(control) === 'radio')
      for (const other of controls)
        if (attributeOf(other, 'name') === attributeOf(control, 'name')) entered.set(other, false)
    entered.set(control, entry)
  }
  return entered
}

/** Returns the request that a browser without scripts sends once a form is filled in and a button pressed. */
export function fillIn(root: PageElement, button: Expected, entries: Entries): FormRequest {
  const { form, candidate } = submitting(root, button)
  const controls = controlsOf(root, form)
  const entered = entriesByControl(root, controls, entries)
  const fields = new URLSearchParams()
  for (const control of controls.filter(isSent)) {
    const entry = entered.get(control)
    const value = entry === undefined ? servedValue(control) : enteredIn(control, entry)
    if (value !== undefined) fields.append(attributeOf(control, 'name'), value.replaceAll(/\r?\n/g, '\r\n'))
  }
  if (has(candidate, 'name')) fields.append(attributeOf(candidate, 'name'), attributeOf(candidate, 'value'))
  return requestOf(form, fields)
}

/** The request that sends these fields as a form says. */
export function requestOf(form: PageElement, fields: URLSearchParams): FormRequest {
  const method = attributeOf(form, 'method').toUpperCase() === 'POST' ? 'POST' : 'GET'
  const isMultipart = attributeOf(form, 'enctype').toLowerCase() === 'multipart/form-data'
  return { method, action: attributeOf(form, 'action'), fields, isMultipart }
}
