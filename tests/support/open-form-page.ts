import { filledRequest, type MarkedForm, markedForms } from './field-marks.ts'
import type { FormPage } from './form-pages.ts'
import { attributeOf } from './html-page.ts'
import { requestOf } from './page-forms.ts'
import { signInPlainly } from './plain-sign-in.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from './plain-visitor.ts'

/**
 * Returns visitors of pages with forms. Each account signs in once, but for pages behind other forms, which are limited by
 * the address of the browser; a stranger is a new one each time.
 */
export function visitorsOf(portalUrl: () => string): (page: FormPage) => Promise<PlainVisitor> {
  const visitors = new Map<string, Promise<PlainVisitor>>()
  return ({ account, before }) => {
    const browser = createPlainVisitor(portalUrl())
    if (account === undefined) return Promise.resolve(browser)
    if (before !== undefined) return signInPlainly(browser, account).then(() => browser)
    const known = visitors.get(account.email) ?? signInPlainly(browser, account).then(() => browser)
    visitors.set(account.email, known)
    return known
  }
}

/** Returns the form of a name on a page. */
export function formNamed(page: PlainPage, name: string): MarkedForm {
  const form = markedForms(page.root).find((one) => one.name === name)
  if (form === undefined) throw new Error(`${name} is not on ${page.url}`)
  return form
}

/** Opens a page with forms, by the links, buttons and forms that lead to it. */
export async function openFormPage(
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
