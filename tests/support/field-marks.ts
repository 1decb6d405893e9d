import { fieldValues } from './field-values.ts'
import { attributeOf, type PageElement, textOf } from './html-page.ts'
import { controlsOf, type FormRequest, requestOf, servedValue } from './page-forms.ts'

/** What a field's label says of leaving it empty: never, always, or under the condition that it names. */
export type Mark = 'required' | 'optional' | 'conditional'

/** A field of a form: the controls of one name. */
export type MarkedField = {
  readonly name: string
  readonly mark: Mark
  readonly controls: readonly PageElement[]
}

/** A form of a page that sends fields which a person fills in. */
export type MarkedForm = {
  readonly name: string
  readonly element: PageElement
  readonly fields: readonly MarkedField[]
}

const typeOf = (control: PageElement) =>
  control.is('input') ? attributeOf(control, 'type').toLowerCase() : control.tagName
const isChoice = (control: PageElement) => ['radio', 'checkbox'].includes(typeOf(control))
const isVisible = (control: PageElement) =>
  attributeOf(control, 'name') !== '' && !['hidden', 'submit', 'button'].includes(typeOf(control))

/** The words at the end of a label that say when its field may stay empty. */
const markInText = /\(([^()]+)\)$/

function labelOf(root: PageElement, control: PageElement): string {
  const id = attributeOf(control, 'id')
  const label = root.querySelectorAll('label').find((one) => attributeOf(one, 'for') === id)
  return label === undefined ? '' : textOf(label)
}

function markOf(root: PageElement, [control]: readonly PageElement[]): Mark {
  if (control === undefined) throw new Error('a field without a control')
  const isRequired = ['required', 'aria-required'].some((name) => control.getAttribute(name) !== null)
  if (isRequired) return 'required'
  if (isChoice(control)) return 'optional'
  const [, words] = markInText.exec(labelOf(root, control)) ?? []
  if (words === undefined) throw new Error(`no mark at ${attributeOf(control, 'id')}`)
  return words === 'facultatif' || words === 'optional' ? 'optional' : 'conditional'
}

function fieldsOf(root: PageElement, form: PageElement): MarkedField[] {
  const controls = controlsOf(root, form).filter(isVisible)
  const names = [...new Set(controls.map((control) => attributeOf(control, 'name')))]
  return names.map((name) => {
    const own = controls.filter((control) => attributeOf(control, 'name') === name)
    return { name, controls: own, mark: markOf(root, own) }
  })
}

// A page with forms of several entries has the entry's id in theirs.
const endingEntry = /-[a-z]{3}-\d+$/
const leadingEntry = /^[a-z]{3}-\d+-/

/** The forms of the kit on a page, with the marks of their fields. The first control of a field has `form-field` as its id. */
export function markedForms(root: PageElement): MarkedForm[] {
  return root.querySelectorAll('main form').flatMap((element) => {
    if (attributeOf(element, 'method').toUpperCase() !== 'POST') return []
    const [first] = controlsOf(root, element).filter(isVisible)
    const suffix = `-${first && attributeOf(first, 'name')}`
    const id = first && attributeOf(first, 'id')
    if (id?.endsWith(suffix) !== true) return []
    const name = id.slice(0, -suffix.length).replace(endingEntry, '')
    return [{ name, element, fields: fieldsOf(root, element) }]
  })
}

/** Length from which a list is one of countries, funds or files, whose first entries stand for all. */
const longList = 8

type Choice = { readonly name: string; readonly value: string }

/** What a person sends of a field: a value, or nothing. */
type Value = string | undefined

const servedIn = ({ controls }: MarkedField): Value =>
  controls.map(servedValue).find((value) => value !== undefined)

/** Reports whether a person can empty a field: a chosen disc stays chosen, and some lists have no empty choice. */
export function canBeEmptied(field: MarkedField): boolean {
  const [control] = field.controls
  if (control === undefined) return false
  if (typeOf(control) === 'radio') return servedIn(field) === undefined
  if (!control.is('select')) return true
  return control.querySelectorAll('option').some((option) => attributeOf(option, 'value') === '')
}

/** The field as empty as a person can leave it. */
function emptied(field: MarkedField): Value {
  if (!canBeEmptied(field)) return servedIn(field)
  return field.controls.some(isChoice) ? undefined : ''
}

/** The field as filled in: as served where that is not empty, else by a value that suits its name. */
function filled(field: MarkedField): Value {
  if (!canBeEmptied(field)) return servedIn(field)
  const [choice] = choicesOfField(field)
  return servedIn(field) || (choice?.value ?? fieldValues[field.name] ?? 'Texte')
}

const servedOf = (choice: PageElement) =>
  choice.getAttribute('value') === null ? 'on' : attributeOf(choice, 'value')

function choicesOfField({ name, controls }: MarkedField): readonly Choice[] {
  return controls.flatMap((control) => {
    if (isChoice(control)) return [{ name, value: servedOf(control) }]
    const options = control
      .querySelectorAll('option')
      .map((option) => ({ name, value: attributeOf(option, 'value') }))
      .filter(({ value }) => value !== '')
    return options.length > longList ? options.slice(0, 2) : options
  })
}

/** How a form is filled in: empty but for a choice, whole but for what may stay empty, or whole but for one field. */
export type Filling = {
  readonly fields: 'empty' | 'needed'
  readonly choice?: Choice
  readonly without?: string
}

/** The fillings of a form that are tried: empty, with each choice alone or with all that is needed, each field left out. */
export function fillingsOf({ fields }: MarkedForm): readonly Filling[] {
  const choices = fields.flatMap((field) => choicesOfField(field))
  // Refused ones first: what is accepted may not be sent again.
  const withoutOne = fields
    .filter((field) => field.mark === 'required' && canBeEmptied(field))
    .map(({ name }): Filling => ({ fields: 'needed', without: name }))
  const empty: readonly Filling[] = [
    { fields: 'empty' },
    ...choices.map((choice): Filling => ({ fields: 'empty', choice })),
  ]
  // Whole forms show nothing more where no field may stay empty, and would change passwords.
  if (fields.every(({ mark }) => mark === 'required')) return [...empty, ...withoutOne]
  const whole = choices.map((choice): Filling => ({ fields: 'needed', choice }))
  return [...empty, ...withoutOne, { fields: 'needed' }, ...whole]
}

/** Without one field, everything else is filled in that may be asked for, so that the form is refused for this field. */
function isFilledIn({ mark, name }: MarkedField, { fields, without }: Filling): boolean {
  if (fields === 'empty' || name === without) return false
  return mark === 'required' || (mark === 'conditional' && without !== undefined)
}

/** The request of a form that a person has filled in like this, from a page that may hold values sent before. */
export function filledRequest(root: PageElement, form: MarkedForm, filling: Filling): FormRequest {
  const now = markedForms(root).find(({ name }) => name === form.name) ?? form
  const hidden = controlsOf(root, now.element).filter((control) => typeOf(control) === 'hidden')
  const fields = new URLSearchParams(
    hidden.map((control) => [attributeOf(control, 'name'), attributeOf(control, 'value')]),
  )
  for (const field of form.fields) {
    const usual = isFilledIn(field, filling) ? filled(field) : emptied(field)
    const value = filling.choice?.name === field.name ? filling.choice.value : usual
    if (value !== undefined) fields.append(field.name, value)
  }
  return requestOf(now.element, fields)
}

/** The fields that a page says are at fault, in a form that it has under the same name. */
export function fieldsAtFault(root: PageElement, form: Pick<MarkedForm, 'name'>): string[] {
  return root
    .querySelectorAll('[role="alert"] a')
    .map((link) => attributeOf(link, 'href'))
    .filter((href) => href.startsWith(`#${form.name}-`))
    .map((href) => href.slice(form.name.length + 2).replace(leadingEntry, ''))
}
