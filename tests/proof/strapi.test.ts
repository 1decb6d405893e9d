import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { projectPath } from '../../scripts/lib/project.ts'
import { writeFigures } from '../../scripts/proof/part.ts'
import { installInto } from '../../scripts/strapi/install-files.ts'
import { exposingRights } from '../../scripts/strapi/rights.ts'
import { webhookSchema } from '../../src/contract/content-api/webhook.schema.ts'
import { createContentApi } from '../../src/server/backends/content-api/content-api.server.ts'
import { createHttpClient } from '../../src/server/http/http-client.server.ts'
import { staffSession } from '../contract/staff-api.ts'
import { startTestSandbox } from '../contract/test-sandbox.ts'
import { expectAuthorsAndSeries } from '../support/authors-of-strapi.ts'
import { runProgram } from '../support/run-program.ts'
import {
  callerOf,
  createStrapiProject,
  createTokens,
  openToVisitors,
  type RunningStrapi,
  roleId,
  type StrapiCaller,
  startStrapi,
  strapiPackages,
} from '../support/strapi-project.ts'

const folder = mkdtempSync(join(tmpdir(), 'strapi-proof-'))
const hookSecret = 'hook-secret-of-the-proof-0123456789'
const figures: Record<string, unknown> = { versions: strapiPackages }
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

let strapi: RunningStrapi
let tokens: { readonly api: string; readonly admin: string }
let portal: Server
let portalUrl = ''
const heard: { readonly headers: IncomingHttpHeaders; readonly body: unknown }[] = []

beforeAll(async () => {
  const startedAt = Date.now()
  createStrapiProject(folder)
  figures.installSeconds = Math.round((Date.now() - startedAt) / 1000)
  expect(installInto(folder, { isForced: false }).written).toHaveLength(67)
  strapi = await startStrapi(folder)
  tokens = await createTokens(strapi.url)
  portal = createServer(async (request, response) => {
    heard.push({ headers: request.headers, body: await json(request) })
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => portal.once('listening', ready))
  // A listening TCP server has an address with a port.
  portalUrl = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
}, 1_800_000)

afterAll(async () => {
  await strapi?.stop()
  portal?.close()
  rmSync(folder, { recursive: true, force: true })
  writeFigures('strapi-figures', figures)
})

/** Runs a command of package.json as its user does, while Strapi's webhooks come here. */
async function run(command: string, ...options: readonly string[]) {
  const variables = { ...process.env, HOOK_SECRET: hookSecret }
  const program = [projectPath('scripts', `${command}.ts`), strapi.url, ...options]
  const { output, faults, ...end } = await runProgram(program, { variables })
  return { ...end, output: `${output}${faults}` }
}

const whole = () => [tokens.api, '--admin-token', tokens.admin, '--portal', portalUrl]

const ask: StrapiCaller = (...call) => callerOf(strapi.url)(...call)

// P-544, P-545
describe('a Strapi that is new', () => {
  it('lacks languages, rights, webhook and reset page, which strapi:check says item by item', async () => {
    const { status, output } = await run('strapi-check', ...whole())
    expect(status).toBe(1)
    for (const missing of [
      'locale fr',
      'role Staff',
      'rights of the role Authenticated',
      'webhook',
      'address of the reset page',
    ])
      expect(output).toContain(`MISSING  ${missing}`)
    for (const right of [
      'type article with its fields',
      'type global with its fields',
      'locale en',
      'proxy.koa',
      'session mode: long-lived',
    ])
      expect(output).toContain(`ok       ${right}`)
  })

  it('gets no language by an API token alone, which strapi:content says before it writes anything', async () => {
    const { status, output } = await run('strapi-content', tokens.api)
    expect([status, output]).toEqual([1, expect.stringContaining('Settings / Internationalization')])
    expect((await ask('GET', '/pages', tokens.api)).body).toMatchObject({ data: [] })
  })

  it('cannot be asked with a wrong token, or where nothing listens', async () => {
    expect((await run('strapi-check', 'wrong')).status).toBe(2)
    expect((await run('strapi-content', 'wrong')).status).toBe(1)
  })

  it('is filled by strapi:content; a second time changes nothing', async () => {
    const first = await run('strapi-content', ...whole())
    expect([first.status, first.output]).toEqual([
      0,
      expect.stringMatching(/content: \d\d+ texts written, 0 were/),
    ])
    figures.contentSeconds = first.seconds
    const second = await run('strapi-content', ...whole())
    expect([second.status, second.output]).toEqual([
      0,
      expect.stringMatching(/^content: 0 texts written, \d+ were there already; 0 files uploaded\n/),
    ])
  }, 600_000)

  it('then lacks nothing', async () => {
    const { status, output, seconds } = await run('strapi-check', ...whole())
    expect([status, output]).toEqual([0, expect.stringContaining('0 missing, 1 unknown')])
    figures.checkSeconds = seconds
    const without = await run('strapi-check', tokens.api)
    expect([without.status, without.output]).toEqual([0, expect.stringContaining('0 missing, 3 unknown')])
  })
})

// P-542
describe('the portal with that Strapi', () => {
  const contentApi = () => {
    const http = createHttpClient({
      name: 'content',
      baseUrl: `${strapi.url}/api`,
      log,
      publicToken: tokens.api,
    })
    return createContentApi(http, { version: '5' })
  }

  it('reads menu, footer, home page, a page of editors, a guide and a film in both languages', async () => {
    const api = contentApi()
    for (const locale of ['fr', 'en'] as const) {
      for (const outcome of [
        await api.getMenu({ locale }),
        await api.getFooter({ locale }),
        await api.getHomepage({ locale }),
      ])
        expect(outcome).toMatchObject({ kind: 'ok' })
      const slug = locale === 'fr' ? 'comprendre-un-fonds-non-cote' : 'understanding-an-unlisted-fund'
      expect(await api.findGuide({ locale, slug })).toMatchObject({
        kind: 'ok',
        data: {
          category: { slug: locale === 'fr' ? 'investir' : 'investment' },
          cover: { mime: 'image/png' },
          localizations: [{ locale: locale === 'fr' ? 'en' : 'fr' }],
        },
      })
    }
    const film = await api.findArticle({ locale: 'en', slug: 'the-life-of-a-fund-in-one-minute' })
    expect(film).toMatchObject({ data: { kind: 'video', video: { source: { mime: 'video/webm' } } } })
    await expectAuthorsAndSeries(api)
  })

  it('shows drafts to staff alone, whom the product API of the sandbox accepts', async () => {
    const staff = {
      username: 'staff',
      email: 'staff@example.test',
      password: 'Staff-password-1',
      confirmed: true,
      blocked: false,
    }
    const role = await roleId(ask, tokens.api, 'Staff')
    const created = await ask('POST', '/users', tokens.api, { ...staff, role })
    expect([created.status, created.body]).toEqual([201, expect.anything()])
    const credentials = { identifier: staff.email, password: staff.password }
    const signedIn = await ask('POST', '/auth/local', undefined, credentials)
    const { jwt } = z.object({ jwt: z.string() }).parse(signedIn.body)
    expect((await ask('GET', '/users/me?populate=role', jwt)).body).toMatchObject({ role: { name: 'Staff' } })
    await ask('POST', '/guides?locale=fr&status=draft', tokens.api, {
      data: { title: 'Brouillon', slug: 'brouillon' },
    })
    const draft = '/guides?status=draft&locale=fr&filters[slug][$eq]=brouillon'
    expect((await ask('GET', draft, jwt)).body).toMatchObject({ data: [{ title: 'Brouillon' }] })
    expect((await ask('GET', draft, undefined)).status).toBe(403)
    // P-732
    const sandbox = await startTestSandbox(undefined, { SANDBOX_STAFF_CONTENT_URL: `${strapi.url}/api` })
    const desk = await staffSession(sandbox, `Bearer ${jwt}`).get('/staff/queues').finally(sandbox.stop)
    expect(desk.status).toBe(200)
  })

  it('is told of what editors publish, with its secret', async () => {
    heard.length = 0
    await ask('POST', '/guides?locale=fr', tokens.api, { data: { title: 'Annoncé', slug: 'annonce' } })
    await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(2), { timeout: 30_000 })
    expect(heard.map(({ body }) => webhookSchema.parse(body).event)).toEqual(
      expect.arrayContaining(['entry.create', 'entry.publish']),
    )
    expect(heard.every(({ headers }) => headers.authorization === `Bearer ${hookSecret}`)).toBe(true)
  })
})

// P-210
describe('the contract suite on that Strapi', () => {
  it('finds drafts open where visitors may read entries, as in the project of the recordings', async () => {
    await openToVisitors(ask, tokens.api, exposingRights)
    const { status, output } = await run('strapi-check', ...whole())
    expect([status, output]).toEqual([1, expect.stringContaining('MISSING  drafts are closed to Public')])
  })

  it('passes', async () => {
    const program = projectPath('node_modules/vitest/vitest.mjs')
    const options = [
      'run',
      '--config',
      'app.config.ts',
      '--project',
      'contract',
      'tests/contract/content-api.test.ts',
    ]
    const live = { CONTENT_API_URL: strapi.url, CONTENT_API_TOKEN: tokens.api }
    const { status, output } = await runProgram([program, ...options], {
      variables: { ...process.env, ...live },
    })
    figures.contractSuite = /Tests\s+(.*)/.exec(stripVTControlCharacters(output))?.[1]
    expect([status, status === 0 ? '' : output.slice(-4000)]).toEqual([0, ''])
  })
})

// P-545
describe('a Strapi that issues refresh tokens', () => {
  it('lacks the rights for them, until strapi:content gives them', async () => {
    await strapi.stop()
    strapi = await startStrapi(folder, 'refresh')
    const before = await run('strapi-check', ...whole())
    expect(before.output).toContain('session mode: refresh tokens')
    expect(before.output).toMatch(/MISSING {2}rights of the role Staff\n.*auth\.logout/)
    expect((await run('strapi-content', ...whole())).output).toContain('role Staff: 1 rights given')
    const after = await run('strapi-check', ...whole())
    expect(after.output).toContain('ok       rights of the role Public')
    expect(after.output).toContain('ok       rights of the role Staff')
  })
})
