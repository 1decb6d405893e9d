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
import { attributeOf } from '../../support/html-page.ts'
import { requestOf } from '../../support/page-forms.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import { startServices, type TestServices } from '../../support/services.ts'

let services: TestServices
beforeAll(async () => {
  services = await startServices({ LOG_LEVEL: 'warn' })
}, 180_000)
afterAll(() => services.stop())

const visitors = new Map<string, Promise<PlainVisitor>>()

/**
 * Each account signs in once, but for pages behind other forms, which are limited by the address of the browser; a
 * stranger is a new one each time.
 */
function visitorOf({ account, before }: FormPage): Promise<PlainVisitor> {
  const browser = createPlainVisitor(services.portalUrl)
  if (account === undefined) return Promise.resolve(browser)
  if (before !== undefined) return signInPlainly(browser, account).then(() => browser)
  const known = visitors.get(account.email) ?? signInPlainly(browser, account).then(() => browser)
  visitors.set(account.email, known)
  return known
}

async function open(
  browser: PlainVisitor,
  { before = [], path, press, search, via = [] }: FormPage,
): Promise<PlainPage> {
  let page = await browser.open(path)
  for (const address of via) {
    const links = page.root.querySelectorAll('main a[href]').map((link) => attributeOf(link, 'href'))
    const found = links.find((href) => address.test(href))
    if (found === undefined) throw new Error(`no link ${address} on ${page.url}`)
    page = await browser.open(new URL(found, page.url).href)
  }
  if (press !== undefined) {
    const form = page.root.querySelector(press)
    if (form === null) throw new Error(`no form ${press} on ${page.url}`)
    const hidden = form.querySelectorAll('input[type="hidden"]')
    const fields = new URLSearchParams(
      hidden.map((one) => [attributeOf(one, 'name'), attributeOf(one, 'value')]),
    )
    page = await browser.request(page, requestOf(form, fields))
  }
  for (const name of before)
    page = await browser.request(page, filledRequest(page.root, formNamed(page, name), { fields: 'needed' }))
  return search === undefined ? page : browser.open(new URL(search, page.url).href)
}

const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'document.pdf', { type: 'application/pdf' })

const hasForm = ({ root }: PlainPage, name: string) => markedForms(root).some((form) => form.name === name)

const formNamed = (page: PlainPage, name: string): MarkedForm => {
  const form = markedForms(page.root).find((one) => one.name === name)
  if (form === undefined) throw new Error(`${name} is not on ${page.url}`)
  return form
}

/** Sends a form in every filling that is tried; returns the fields at fault each time. */
async function faultsOf(browser: PlainVisitor, found: FormPage, form: MarkedForm) {
  const all: { readonly filling: Filling; readonly faults: readonly string[] }[] = []
  const { isMultipart } = requestOf(form.element, new URLSearchParams())
  let page = await open(browser, found)
  for (const filling of fillingsOf(form)) {
    // A refused form is shown again; after one that was accepted, its page is opened anew.
    if (!hasForm(page, form.name)) page = await open(browser, found)
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
    const forms = markedForms((await open(browser, page)).root)
    expect(forms.map(({ name }) => name)).toEqual(expect.arrayContaining([...page.forms]))
    for (const { name } of forms.filter((form) => page.forms.includes(form.name))) {
      const form = formNamed(await open(browser, page), name)
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
