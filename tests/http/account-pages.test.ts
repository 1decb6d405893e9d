import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import englishErrors from '../../i18n/en/errors/index.ts'
import frenchErrors from '../../i18n/fr/errors/index.ts'
import { signInByHttp } from '../../scripts/lib/sign-in.ts'
import { personalDataSchema } from '../../src/contract/product-api/account.schema.ts'
import { internalPath } from '../../src/routing/addresses/path-engine.ts'
import { paths, type RouteName, routeTable } from '../../src/routing/addresses/route-table.ts'
import { type BreakingProxy, type Outage, startBreakingProxy } from '../support/breaking-proxy.ts'
import { type PortalOfSandbox, startPortalOfSandbox } from '../support/portal-of-sandbox.ts'
import { logLine, type PortalProcess } from '../support/portal-process.ts'

const accounts = {
  investor: { email: 'investor@sandbox.example', client: 'investor' },
  company: { email: 'investor-entity@sandbox.example', client: 'investor' },
  partner: { email: 'partner-chosen@banque-demo.example', client: 'partner' },
  advisor: { email: 'advisor@cgp-demo.example', client: 'partner' },
} as const

type Person = keyof typeof accounts

let services: PortalOfSandbox<BreakingProxy>
let proxy: BreakingProxy
let portal: PortalProcess
const cookies: Partial<Record<Person, string>> = {}

beforeAll(async () => {
  services = await startPortalOfSandbox(startBreakingProxy)
  ;({ portal, proxy } = services)
  for (const person of ['investor', 'company', 'partner', 'advisor'] as const)
    cookies[person] = await signInByHttp(services.publicUrl, accounts[person])
}, 180_000)

afterAll(() => services?.stop())

const ask = (person: Person, target: string, headers: Record<string, string> = {}) =>
  portal.ask(target, { headers: { cookie: cookies[person] ?? '', accept: 'text/html', ...headers } })

/** Pages of the account, each with a user who may open it. */
const pages: readonly (readonly [name: RouteName, person: Person])[] = [
  ['/account', 'investor'],
  ['/account/edit', 'investor'],
  ['/account/access', 'investor'],
  ['/account/portfolios', 'investor'],
  ['/account/history', 'investor'],
  ['/account/personal-data', 'investor'],
  ['/account/notifications', 'investor'],
  ['/account/two-factor', 'investor'],
  ['/account/funds', 'investor'],
  ['/account/funds/$id', 'investor'],
  ['/account/notices', 'investor'],
  ['/account/notices/$id', 'investor'],
  ['/account/letters', 'investor'],
  ['/account/letters/$id', 'investor'],
  ['/account/questions', 'investor'],
  ['/account/questions/$id', 'investor'],
  ['/account/documents', 'investor'],
  ['/account/documents/downloads', 'investor'],
  ['/account/documents/$id', 'investor'],
  ['/account/team', 'partner'],
  ['/account/team/$id', 'advisor'],
  ['/account/users', 'partner'],
  ['/account/desk', 'partner'],
  ['/account/material', 'partner'],
  ['/account/clients', 'partner'],
  ['/account/clients/$id', 'partner'],
  ['/account/subscriptions', 'partner'],
  ['/account/requests', 'advisor'],
  ['/account/requests/$id', 'advisor'],
  ['/account/cases', 'advisor'],
  ['/account/cases/$id', 'advisor'],
  ['/subscribe', 'advisor'],
]

/** An id of each page's form; nothing is asked about it while the backend is down. */
const idOf: Partial<Record<RouteName, string>> = {
  ...{ '/account/funds/$id': 'fnd-1', '/account/documents/$id': 'doc-1', '/account/team/$id': 'team-7' },
  ...{ '/account/notices/$id': 'ntc-1', '/account/letters/$id': 'ltr-1', '/account/questions/$id': 'qst-1' },
  ...{ '/account/clients/$id': 'cli-1', '/account/requests/$id': 'req-1', '/account/cases/$id': 'cas-1' },
}

/** Pages that work without the product API: sessions are the portal's own, a question needs no list of subjects. */
const withoutBackend = ['/account/security', '/account/questions/new']

it('covers every page of the account that needs the backend', () => {
  const names = Object.keys(routeTable).filter((name) => name.startsWith('/account'))
  expect([...pages.map(([name]) => name), ...withoutBackend].toSorted()).toEqual(
    [...names, '/subscribe'].toSorted(),
  )
})

const outages: readonly (readonly [how: Outage, status: number])[] = [
  ['refused', 503],
  ['silent', 503],
  ['error', 503],
  ['html', 503],
  ['nonsense', 502],
]

const texts = {
  fr: { tag: 'fr-FR', advice: frenchErrors.advice },
  en: { tag: 'en-GB', advice: englishErrors.advice },
}

const leaks = /secret texts|\n\s+at .+:\d+:\d+|node_modules|\/src\/|\.ts:\d+|Bearer|127\.0\.0\.1:\d+\/auth/
const readable = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('<!-- -->', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')

describe.each(outages)('while calls of the product API end as %s, the account', (how, status) => {
  // The circuit of a backend that was down stays open for a moment: the next outage must meet a portal that calls it.
  afterEach(async () => {
    proxy.mend()
    await vi.waitFor(async () => expect((await ask('investor', '/mon-compte')).status).toBe(200), 20_000)
  }, 30_000)

  it.each(['fr', 'en'] as const)(
    'says so on every page in %s, tells nothing else, and logs it',
    async (locale) => {
      proxy.breakAll(/^\/auth\//, how)
      const asked = pages.map(async ([name, person]) => {
        const target = paths.toPublic(internalPath(locale, name).replace('$id', idOf[name] ?? '')) ?? ''
        const requestId = `${how}-${locale}-${name.replaceAll(/[/$]/g, '.')}`
        return { name, requestId, response: await ask(person, target, { 'x-request-id': requestId }) }
      })
      for (const { name, requestId, response } of await Promise.all(asked)) {
        const { tag, advice } = texts[locale]
        expect([name, response.status]).toEqual([name, status])
        expect(response.body, name).toContain(`<html lang="${tag}"`)
        const sentence = status === 503 ? advice.unavailable : advice.unexpectedAnswer
        expect(readable(response.body), name).toContain(readable(sentence))
        expect(response.body, name).not.toMatch(leaks)
        expect(response.headers['cache-control'], name).toContain('no-store')
        expect(Number(response.headers['retry-after']), name).toBeGreaterThan(0)
        expect(await logLine(portal, { requestId, backend: 'product' })).toMatchObject({
          // Of one that is left alone by now, a warning is enough.
          level: expect.stringMatching(/^(error|warn)$/),
        })
      }
    },
    60_000,
  )

  it('still shows and ends the open sessions, which are the portal’s own', async () => {
    proxy.breakAll(/^\/auth\//, how)
    const response = await ask('investor', '/en/my-account/security')
    expect(response.status).toBe(200)
    expect(readable(response.body)).toContain('cannot be shown at the moment.')
    expect(response.body).not.toMatch(leaks)
  }, 60_000)

  it('fails with a line of the log for every request, those included for which it is not asked any more', async () => {
    proxy.breakAll(/^\/auth\//, how)
    const askMany = (most: number, name: string) => {
      const requestIds = Array.from({ length: most }, (_, index) => `${how}-${name}-${index}`)
      return Promise.all(
        requestIds.map(async (requestId) => {
          await ask('investor', '/mon-compte', { 'x-request-id': requestId })
          return requestId
        }),
      )
    }
    // More failures in a row than the circuit bears, so that most of the second requests ask nothing.
    const requestIds = [...(await askMany(40, 'first')), ...(await askMany(10, 'second'))]
    for (const requestId of requestIds)
      await logLine(portal, { requestId, backend: 'product', method: 'GET' })
  }, 60_000)
})

// P-180
describe('the page about personal data', () => {
  it.each([
    ['fr', '/mon-compte/donnees-personnelles', 'Adresse email', 'Versements'],
    ['en', '/en/my-account/personal-data', 'Email address', 'Payments'],
  ] as const)('says in %s what is held, by name and value', async (_language, path, address, payments) => {
    const html = readable((await ask('investor', path)).body)
    for (const told of [address, accounts.investor.email, payments, 'Distributions'])
      expect(html).toContain(told)
  })
})

describe('the copy of personal data', () => {
  const copy = (person: Person, locale = 'fr') => ask(person, `/api/account/personal-data?locale=${locale}`)

  it('is a file that nobody keeps on the way, named in the language asked for', async () => {
    for (const [locale, name] of [
      ['fr', 'mes-donnees-personnelles.json'],
      ['en', 'my-personal-data.json'],
    ]) {
      const { status, headers } = await copy('investor', locale)
      expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`)
    }
  })

  it.each([
    ['investor', 'acc-1'],
    ['company', 'acc-2'],
    ['advisor', undefined],
  ] as const)('of %s holds what is held about them, and nothing of anybody else', async (person, id) => {
    const { body } = await copy(person)
    const { sections } = personalDataSchema.parse(JSON.parse(body))
    const valuesOf = (kind: string) =>
      sections
        .find((section) => section.id === kind)
        ?.records.map(({ fields }) => fields.map(({ value }) => value))
    expect(valuesOf('account')?.[0]).toContain(accounts[person].email)
    if (id !== undefined) expect(valuesOf('account')?.[0]).toContain(id)
    expect(valuesOf('sign_ins')?.length).toBeGreaterThan(0)
    expect(valuesOf('sessions')).toHaveLength(1)
    for (const [other, { email }] of Object.entries(accounts))
      if (other !== person) expect(body).not.toContain(email)
    expect(body).not.toMatch(/password|secret|argon2|token|grant/i)
  })

  it('is given to nobody without a session, whatever the address says', async () => {
    const response = await portal.ask('/api/account/personal-data?locale=fr&id=acc-1')
    expect([response.status, response.body.includes('acc-1@')]).toEqual([401, false])
    const own = JSON.parse((await ask('company', '/api/account/personal-data?id=acc-1')).body)
    expect(JSON.stringify(own)).toContain('"acc-2"')
  })

  it('that cannot be had says so without a half of it', async () => {
    proxy.breakAll(/personal-data/, 'error')
    const response = await copy('investor')
    proxy.mend()
    expect([response.status, JSON.parse(response.body)]).toEqual([503, { code: 'unavailable' }])
    expect(response.headers['content-disposition']).toBeUndefined()
  })
})
