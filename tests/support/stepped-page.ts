import type { BrowsedPage } from './cookie-browser.ts'
import { attributeOf, type PageElement, parsePage } from './html-page.ts'
import { servedValue } from './page-forms.ts'
import type { FormStep } from './stepped-forms.ts'

const isBox = (control: PageElement) => ['checkbox', 'radio'].includes(attributeOf(control, 'type'))

/** The fields of a step's form as a page has them. */
async function controlsOf(
  { text, url }: BrowsedPage,
  { action }: Pick<FormStep, 'action'>,
): Promise<readonly PageElement[]> {
  const form = (await parsePage(text)).querySelector(`form[action="${action}"]`)
  if (form === null) throw new Error(`${url} has no form for ${action}`)
  return form.querySelectorAll('input, select, textarea').filter((one) => attributeOf(one, 'name') !== '')
}

/** Fields as a browser sends them; those without a value are not. */
export const bodyOf = (entries: readonly (readonly [string, string | undefined])[]) =>
  new URLSearchParams(
    entries.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  )

/** Returns the body that a browser sends for an untouched page. */
export async function untouched(page: BrowsedPage, step: Pick<FormStep, 'action'>): Promise<URLSearchParams> {
  const controls = await controlsOf(page, step)
  return bodyOf(controls.map((control) => [attributeOf(control, 'name'), servedValue(control)]))
}

/** Returns the body that a browser sends for a page that was opened before anything was typed. */
export async function emptied(page: BrowsedPage, step: FormStep): Promise<URLSearchParams> {
  const controls = await controlsOf(page, step)
  return bodyOf(
    controls.map((control) => {
      const isToken = attributeOf(control, 'type') === 'hidden'
      const value = isToken || control.is('select') ? servedValue(control) : isBox(control) ? undefined : ''
      return [attributeOf(control, 'name'), value]
    }),
  )
}

function entered(control: PageElement, step: FormStep, spoiled: Readonly<Record<string, string>>) {
  const name = attributeOf(control, 'name')
  if (isBox(control)) {
    const isTicked = step.ticked[name] === (attributeOf(control, 'value') || 'on')
    return isTicked ? step.ticked[name] : undefined
  }
  const typed = { ...step.fields, ...step.secrets, ...spoiled }[name]
  if (typed !== undefined || !control.is('select')) return typed ?? servedValue(control)
  const values = control.querySelectorAll('option').map((option) => attributeOf(option, 'value'))
  return servedValue(control) || values.find((value) => value !== '')
}

/** Returns the body that a browser sends for a filled-in page. */
export async function filled(page: BrowsedPage, step: FormStep, spoiled = {}): Promise<URLSearchParams> {
  const controls = await controlsOf(page, step)
  return bodyOf(controls.map((control) => [attributeOf(control, 'name'), entered(control, step, spoiled)]))
}
