import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { uploadPaths } from '../../../src/server/forms/read-upload.server.ts'
import { createCookieBrowser } from '../../support/cookie-browser.ts'
import { firstLink, sentMail } from '../../support/sent-mail.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'
import { type FormStep, type SteppedForm, steppedForms } from '../../support/stepped-forms.ts'
import { bodyOf, emptied, filled, untouched } from '../../support/stepped-page.ts'

const advisor = 'family-office@cgp-demo.example'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const ofThePage = ['returnPath', 'csrfToken']

/** Fields of a form in an order of their own, without the page's and without secrets. */
const kept = (body: URLSearchParams, { secrets }: FormStep) =>
  [...body].filter(([name]) => !ofThePage.includes(name) && !(name in secrets)).toSorted()

/** The body of a form with a file, where none was chosen. */
function withFile(fields: URLSearchParams): FormData {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  body.set('file', new File([], ''))
  return body
}

function visitor() {
  const browser = createCookieBrowser('nowhere:', {
    'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}`,
    accept: 'text/html',
    connection: 'close',
  })
  const open = (path: string) => browser.open(new URL(path, services.portalUrl).href)
  const post = (path: string, fields: URLSearchParams) =>
    browser.send(new URL(path, services.portalUrl).href, {
      method: 'POST',
      body: uploadPaths.has(path) ? withFile(fields) : fields,
      headers: { origin: services.portalUrl },
    })
  const signIn = async (email: string) => {
    const login = await open('/en/login?callbackUrl=%2Fen%2Fsubscribe')
    const button = [
      ...login.text.matchAll(/<form[^>]*action="(\/api\/auth\/signin\/partner)"[^>]*>(.*?)<\/form>/gs),
    ][0]
    const fields = [...(button?.[2] ?? '').matchAll(/name="([^"]+)" value="([^"]*)"/g)]
    const begun = await post(
      '/api/auth/signin/partner',
      bodyOf(fields.map(([, name = '', value]) => [name, value])),
    )
    await browser.submit(begun, { email, password: 'Sandbox-2026!' })
  }
  return { browser, open, post, signIn }
}

type Visitor = ReturnType<typeof visitor>

/** Fills in and sends a step; returns the sent values, and the next page. */
async function send({ open, post }: Visitor, step: FormStep, spoiled: Readonly<Record<string, string>> = {}) {
  const sent = await filled(await open(step.page.en), step, spoiled)
  return { sent, page: await post(step.action, sent) }
}

/** Creates a visitor at a step, with all previous steps sent. */
async function standBefore({ account, steps }: SteppedForm, at: number): Promise<Visitor> {
  const person = visitor()
  if (account !== undefined) await person.signIn(account)
  for (const [index, step] of steps.slice(0, at).entries()) {
    await send(person, step)
    if (steps[index + 1]?.isMailed !== true) continue
    const mail = await sentMail(services.sandboxUrl, step.fields.email ?? '')
    await person.browser.submit(await person.browser.open(firstLink(mail)), {})
  }
  return person
}

async function expectShown({ open }: Visitor, step: FormStep, sent: URLSearchParams) {
  for (const path of [step.page.en, step.page.fr]) {
    const page = await open(path)
    expect(kept(await untouched(page, step), step), path).toEqual(kept(sent, step))
    for (const secret of Object.values(step.secrets)) expect(page.text).not.toContain(secret)
  }
}

const cases = steppedForms(advisor).flatMap(({ name, steps }, index) =>
  steps.map((step, at) => ({ name: `${name}: ${step.name}`, index, at })),
)

/** Opens a case of the advisor's; returns its id. */
async function openCase(): Promise<string> {
  const person = visitor()
  await person.signIn(advisor)
  const opening = { action: '/api/forms/case-open' }
  const { url } = await person.post(
    opening.action,
    await untouched(await person.open('/en/my-account/cases'), opening),
  )
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/** The form and the step of a row, with addresses and a case that no other test has. */
async function fresh({ index, at }: { readonly index: number; readonly at: number }) {
  const caseId = steppedForms(advisor)[index]?.opensCase === true ? await openCase() : undefined
  const form = steppedForms(advisor, caseId)[index]
  const step = form?.steps[at]
  if (form === undefined || step === undefined) throw new Error('the table has no such step')
  return { form, step }
}

// P-157, P-757
describe.each(cases)('$name, without scripts', (one) => {
  const stand = async () => {
    const { form, step } = await fresh(one)
    return { form, step, person: await standBefore(form, one.at) }
  }

  it('shows what was typed after a refusal, a reload and a change of language', async () => {
    const { person, step } = await stand()
    const { page, sent } = await send(person, step, step.spoiled)
    expect(page.text).toMatch(/role="alert"/)
    expect(kept(await untouched(page, step), step)).toEqual(kept(sent, step))
    await expectShown(person, step, sent)
  })

  it('shows what was typed after a way back, and what was typed later after a way forth', async () => {
    const { form, person, step } = await stand()
    const { sent } = await send(person, step, step.spoiled)
    const [earlier] = form.steps.slice(0, one.at).slice(-1)
    if (earlier !== undefined && step.isMailed !== true) {
      const returned = await person.open(earlier.page.en)
      const again = await filled(returned, earlier)
      expect(kept(await untouched(returned, earlier), earlier)).toEqual(kept(again, earlier))
      await person.post(earlier.action, await untouched(returned, earlier))
    }
    await expectShown(person, step, sent)
  })

  it('keeps it when an empty page of before is sent from another tab', async () => {
    const { person, step } = await stand()
    const blank = await emptied(await person.open(step.page.en), step)
    const { sent } = await send(person, step, step.spoiled)
    await person.post(step.action, blank)
    await person.open(step.page.en)
    await expectShown(person, step, sent)
  })

  it('keeps it when a script saves a page on which nothing was touched', async () => {
    const { person, step } = await stand()
    const { sent } = await send(person, step, step.spoiled)
    const address = step.drafts.replace('{fund}', sent.get('fund') ?? '')
    const [field, value] = step.later ?? [Object.keys(step.fields)[0] ?? '', 'yes']
    const empty = [...sent.keys()].map((key) => [key, ''] as const)
    expect((await person.post(address, bodyOf(empty))).status).toBe(204)
    await person.open(step.page.en)
    await expectShown(person, step, sent)
    const secrets = Object.keys(step.secrets).map((key) => ['touched', key] as const)
    const touched = bodyOf([['touched', field], ...secrets, [field, value], ...Object.entries(step.secrets)])
    expect((await person.post(address, touched)).status).toBe(204)
    sent.set(field, value)
    await expectShown(person, step, sent)
  })
})

// P-157
describe('the request of an advisor', () => {
  const found = steppedForms(advisor).find(({ name }) => name === 'the request of an advisor')
  if (found === undefined) throw new Error('the table has no such form')
  const form = found
  const [step] = form.steps

  it('is found again after the session has ended, and on a second device', async () => {
    const person = await standBefore(form, 0)
    const { sent } = await send(person, step, step.spoiled)
    person.browser.forget()
    await person.signIn(advisor)
    await expectShown(person, step, sent)
    await expectShown(await standBefore(form, 0), step, sent)
  })

  it('is shown by the way back from its review', async () => {
    const person = await standBefore(form, 0)
    const { page, sent } = await send(person, step)
    expect(page.text).toContain('Review the request')
    await expectShown(person, step, sent)
  })

  it('is sent as the review showed it: one that was changed since is read through again', async () => {
    const person = await standBefore(form, 0)
    const { page } = await send(person, step)
    const review = { ...step, action: '/api/forms/subscription-send' }
    const shown = await untouched(page, review)
    const changed = bodyOf([
      ['touched', 'amount'],
      ['amount', '271000'],
    ])
    expect((await person.post('/api/account/drafts/subscription', changed)).status).toBe(204)
    const told = await person.post(review.action, shown)
    expect(told.text).toContain('The request was changed in the meantime')
    expect(told.text).toContain('€271,000.00')
    const sent = await person.post(review.action, await untouched(told, review))
    expect(sent.text).toContain('The request has been sent')
    expect(await untouched(await person.open(step.page.en), step)).not.toContain('271000')
  })
})

// P-157
it('a registration whose first step was emptied asks for it again, and keeps the choices of the second', async () => {
  const { form, step: declaration } = await fresh({ index: 0, at: 1 })
  const [identity] = form.steps
  const person = await standBefore(form, 1)
  const sent = await filled(await person.open(declaration.page.en), declaration)
  const emptied = bodyOf([
    ['touched', 'lastname'],
    ['lastname', ''],
  ])
  await person.post('/api/registration/draft/investor-natural', emptied)
  const asked = await person.post(declaration.action, sent)
  expect(asked.url).toContain('state=incomplete')
  expect(asked.text).toContain('Complete this step first')
  expect((await untouched(asked, identity)).get('firstname')).toBe('Émilie')
  const again = await person.post(identity.action, await filled(asked, identity))
  expect((await untouched(again, declaration)).getAll('funds')).toEqual(['fnd-2'])
})
