import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledRequest, type MarkedForm, markedForms } from '../../support/field-marks.ts'
import { type FormPage, formPages } from '../../support/form-pages.ts'
import { openFormPage } from '../../support/open-form-page.ts'
import { servedValue } from '../../support/page-forms.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import { startServices, type TestServices } from '../../support/services.ts'
import type { Account } from '../../support/sign-in.ts'

let services: TestServices
beforeAll(async () => {
  services = await startServices({ LOG_LEVEL: 'warn' })
}, 180_000)
afterAll(() => services.stop())

/** Forms of secrets alone, which are never kept, and that of the profile, whose fields depend on its user. */
const keepsNothing: readonly string[] = [
  ...['account-password', 'two-factor-begin', 'reveal-account', 'staff-password-change', 'profile'],
]

type Signed = FormPage & { readonly account: Account }
const isSigned = (page: FormPage): page is Signed => page.account !== undefined

/** Each page in one of its languages, by turns. */
const pages = formPages
  .filter(
    ({ forms }, index) => [0, 3].includes(index % 4) && !forms.some((form) => keepsNothing.includes(form)),
  )
  .filter(isSigned)
  .map((page) => ({ ...page, title: `${page.forms.join(', ')} at ${page.path}` }))

const findForm = ({ root }: PlainPage, { forms }: FormPage): MarkedForm | undefined =>
  markedForms(root).find(({ name }) => forms.includes(name))

function formOn(page: PlainPage, found: FormPage): MarkedForm {
  const form = findForm(page, found)
  if (form === undefined) throw new Error(`${found.forms.join()} is not on ${page.url}`)
  return form
}

/** The values of the fields of a form as a page has them, by name. */
const valuesOn = ({ fields }: MarkedForm): Record<string, readonly string[]> =>
  Object.fromEntries(
    fields
      .filter(({ name }) => name !== 'file')
      .map(({ controls, name }) => [
        name,
        controls.map((control) => servedValue(control) ?? '').filter((value) => value !== ''),
      ]),
  )

/** Fills in the first form of a page, and sends it when the session has ended. Returns what was sent, by name. */
async function sendAfterTheEnd(browser: PlainVisitor, page: PlainPage, found: Signed) {
  const form = formOn(page, found)
  const request = filledRequest(page.root, form, { fields: 'needed' })
  browser.loseSession()
  await browser.request(page, request, new File(['%PDF-1.7'], 'file.pdf'))
  const names = Object.keys(valuesOn(form))
  return Object.fromEntries(
    names.map((name) => [name, request.fields.getAll(name).filter((value) => value !== '')]),
  )
}

// P-870
it.each(pages)(
  'what was typed is there after a new sign-in: $title',
  async (found) => {
    const browser = createPlainVisitor(services.portalUrl)
    await signInPlainly(browser, found.account)
    const page = await openFormPage(browser, found)
    const sent = await sendAfterTheEnd(browser, page, found)
    const landed = await signInPlainly(browser, found.account)
    const again = findForm(landed, found) ? landed : await browser.open(page.path)
    expect(valuesOn(formOn(again, found))).toEqual(sent)
  },
  60_000,
)

it('is shown to nobody else who signs in at that browser', async () => {
  const [found] = pages.filter(({ forms }) => forms.includes('invite-email'))
  if (found === undefined) throw new Error('no form of an invitation')
  const browser = createPlainVisitor(services.portalUrl)
  await signInPlainly(browser, found.account)
  const page = await openFormPage(browser, found)
  const { email } = await sendAfterTheEnd(browser, page, found)
  await signInPlainly(browser, { client: 'partner', email: 'partner-one@mutuelle-demo.example' })
  expect(valuesOn(formOn(await browser.open(page.path), found)).email).toEqual([])
  browser.loseSession()
  await signInPlainly(browser, found.account)
  expect(valuesOn(formOn(await browser.open(page.path), found)).email).toEqual(email)
}, 60_000)
