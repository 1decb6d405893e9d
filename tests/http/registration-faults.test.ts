import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRegistrationApi, type RegistrationApi } from '../contract/registration-api.ts'
import { startTestSandbox, type TestSandbox } from '../contract/test-sandbox.ts'
import { type BreakingProxy, breaks, startBreakingProxy } from '../support/breaking-proxy.ts'
import { type BrowserJar, createBrowserJar, locationOf, targetOf } from '../support/browser-jar.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'
import { newAddress, printCode } from '../support/registration.ts'
import { testPortalUrl } from '../support/relying-party.ts'

let sandbox: TestSandbox
let api: RegistrationApi
let proxy: BreakingProxy
let portal: PortalProcess
let visitors = 0

beforeAll(async () => {
  sandbox = await startTestSandbox(undefined, { PUBLIC_URL: testPortalUrl })
  api = createRegistrationApi(sandbox)
  proxy = await startBreakingProxy(`${sandbox.url}/product`)
  portal = await startPortal({
    PUBLIC_URL: testPortalUrl,
    PRODUCT_API_URL: proxy.url,
    CONTENT_API_URL: `${sandbox.url}/content`,
    TRUSTED_PROXIES: '127.0.0.1',
  })
})
afterAll(async () => {
  await portal?.stop()
  await proxy?.stop()
  await sandbox?.stop()
})

const password = 'Portail-Prive-9'

/** Step of a registration: a form sent without scripts, or a page to open. */
type Step =
  | {
      readonly form: string
      readonly page: string
      readonly fields: Readonly<Record<string, string>>
      readonly leadsTo: string
    }
  | { readonly opens: string; readonly shows: RegExp }
  | { readonly confirms: string; readonly leadsTo: string }

type Way = {
  /** The calls that it makes, in their order; each is broken once in every way. */
  readonly calls: readonly string[]
  steps(email: string): Promise<readonly Step[]>
}

const person = (email: string) => ({
  civility: 'mrs',
  firstname: 'Émilie',
  lastname: 'Desrosiers',
  email,
  phone: '06 39 98 00 77',
})

const ways: Readonly<Record<string, Way>> = {
  'an investor by form': {
    calls: [
      'GET /investor-users/exists',
      'GET /partner-users/exists',
      'POST /investor-users/create',
      'POST /investor-users/registration',
    ],
    steps: async (email): Promise<readonly Step[]> => [
      {
        form: '/api/forms/investor-natural',
        page: '/en/investor/register?person=natural',
        fields: { ...person(email), birthDate: '28/02/1979', birthCity: 'Quimper' },
        leadsTo: '/en/investor/register?person=natural&step=funds',
      },
      {
        form: '/api/forms/investor-natural-funds',
        page: '/en/investor/register?person=natural&step=funds',
        fields: {
          lifeInsurance: 'yes',
          funds: 'fnd-2',
          password,
          confirmation: password,
          declaration: 'on',
          terms: 'on',
        },
        leadsTo: '/en/investor/register?state=sent',
      },
      { confirms: email, leadsTo: '/en/investor/pending' },
      { opens: '/en/investor/pending', shows: /4[78]\u00a0hours left/ },
    ],
  },
  'a partner': {
    calls: [
      'GET /partner-users/domain-exists',
      'GET /partner-users/exists',
      'POST /partner-users/create',
      'POST /partner-users/teams',
      'POST /partner-users/choose-team',
    ],
    steps: async (email): Promise<readonly Step[]> => [
      {
        form: '/api/forms/partner',
        page: '/en/partner/register',
        fields: { ...person(email), password, confirmation: password, terms: 'on', invitation: '' },
        leadsTo: '/en/partner/register?state=sent',
      },
      { confirms: email, leadsTo: '/en/partner/choose-team' },
      { opens: '/en/partner/choose-team', shows: /name="newTeam"/ },
      {
        form: '/api/forms/team',
        page: '/en/partner/choose-team',
        fields: { team: 'new', newTeam: `Team ${email.slice(4, 14)}` },
        leadsTo: '/en/partner/choose-team?state=requested',
      },
    ],
  },
  'an investor with a posted code': {
    calls: ['POST /investor-users/verify-code', 'POST /investor-users/create-password'],
    steps: async (email): Promise<readonly Step[]> => [
      {
        form: '/api/forms/posted-code',
        page: '/en/verify',
        fields: { code: await printCode(sandbox.url, { name: 'Kervéguen', email }), name: 'ker' },
        leadsTo: '/en/investor/create-my-password',
      },
      {
        form: '/api/forms/new-password',
        page: '/en/investor/create-my-password',
        fields: { password, confirmation: password, terms: 'on' },
        leadsTo: '/en/welcome',
      },
    ],
  },
}

const secret = /secret words/
const kept = ({
  password: _password,
  confirmation: _confirmation,
  ...fields
}: Readonly<Record<string, string>>) => fields

/** Expects the result of a failed call: a page with a message, and a form with all typed values. */
async function expectNothingLost(
  jar: BrowserJar,
  step: Extract<Step, { form: string }>,
  from: Record<string, string>,
) {
  const page = await jar.get(step.page, from)
  expect(page.status).toBe(200)
  expect(page.body).toMatch(/role="alert"/)
  expect(page.body).not.toMatch(secret)
  for (const [name, value] of Object.entries(kept(step.fields))) {
    if (value === '' || /^(on|yes|mrs)$/.test(value)) continue
    expect(page.body, name).toContain(`value="${value.replaceAll('&', '&amp;')}"`)
  }
}

/** Takes a step; if its call fails, checks the remaining state and repeats the step. */
async function take(jar: BrowserJar, step: Step, from: Record<string, string>): Promise<void> {
  if ('confirms' in step) {
    const confirmed = await jar.get(targetOf((await api.confirm(step.confirms)).href), from)
    expect(targetOf(locationOf(confirmed))).toBe(step.leadsTo)
    return
  }
  const wasWhole = proxy.hasBroken()
  const go = () =>
    'form' in step
      ? jar.post(step.form, { ...step.fields, returnPath: step.page }, from)
      : jar.get(step.opens, from)
  const response = await go()
  const isBroken = !wasWhole && proxy.hasBroken()
  if ('opens' in step) {
    if (isBroken) expect(response.status).toBeGreaterThanOrEqual(502)
    const page = isBroken ? await go() : response
    expect([page.status, page.body]).toEqual([200, expect.stringMatching(step.shows)])
    return
  }
  if (isBroken) {
    expect([response.status, locationOf(response)]).toEqual([303, step.page])
    await expectNothingLost(jar, step, from)
  }
  const done = isBroken ? await go() : response
  expect([done.status, locationOf(done)]).toEqual([303, step.leadsTo])
}

function newVisitor() {
  visitors += 1
  const from = { 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` }
  return { jar: createBrowserJar(portal), from }
}

const domains = { 'a partner': 'mutuelle-demo.example' } as Readonly<Record<string, string>>

for (const [name, way] of Object.entries(ways)) {
  describe(name, () => {
    it('makes the calls that are broken below', async () => {
      const { jar, from } = newVisitor()
      const before = proxy.calls.length
      for (const step of await way.steps(newAddress(domains[name] ?? 'mail.example')))
        await take(jar, step, from)
      const ofPages = ['GET /funds', 'GET /']
      const made = new Set(proxy.calls.slice(before).filter((call) => !ofPages.includes(call)))
      expect([...made].sort()).toEqual([...way.calls].sort())
    })

    const cases = way.calls.flatMap((call) => breaks.map((how) => [call, how] as const))
    it.each(cases)('gets in although %s is %s once', async (call, how) => {
      const email = newAddress(domains[name] ?? 'mail.example')
      const { jar, from } = newVisitor()
      const steps = await way.steps(email)
      proxy.breakNext(call, how)
      for (const step of steps) await take(jar, step, from)
      expect(proxy.hasBroken()).toBe(true)
      const kinds = (await api.messagesTo(email)).map(({ kind }) => kind)
      expect(kinds, 'no message is sent twice').toEqual([...new Set(kinds)])
    })
  })
}
