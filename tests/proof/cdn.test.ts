import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePorts } from '../../scripts/lib/ports.ts'
import { projectPath } from '../../scripts/lib/project.ts'
import { signInByHttp } from '../../scripts/lib/sign-in.ts'
import { fundListSchema } from '../../src/contract/product-api/fund.schema.ts'
import { hookSignature } from '../../src/server/hooks/handle-hook.server.ts'
import { startServices, type TestServices } from '../support/services.ts'

const hasVarnish = spawnSync('varnishd', ['-V']).status === 0
const token = 'a-token-of-the-cache-0123456789'
const secret = 'a secret of thirty-two characters or more'
const folder = mkdtempSync(join(tmpdir(), 'cdn-'))

/** Starts the cache of docs/deployment in front of a portal. */
async function startVarnish(port: number, portalUrl: string): Promise<() => void> {
  const vcl = readFileSync(projectPath('docs/deployment/varnish.vcl'), 'utf8')
    .replaceAll('PORTAL_HOST', '127.0.0.1')
    .replaceAll('PORTAL_PORT', new URL(portalUrl).port)
    .replaceAll('PURGE_TOKEN', token)
  const file = join(folder, 'portal.vcl')
  writeFileSync(file, vcl)
  const line = [
    '-F',
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    file,
    '-n',
    join(folder, 'varnish'),
    '-s',
    'malloc,64m',
    '-j',
    'none',
  ]
  const child = spawn('varnishd', line, { stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  child.stderr.on('data', (part: Buffer) => said.push(part.toString()))
  const asked = async () => {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/health`)
    if (status !== 200) throw new Error(`${status}: ${said.join('')}`)
  }
  await vi.waitFor(asked, { timeout: 30_000, interval: 100 })
  return () => child.kill('SIGTERM')
}

// P-575
describe.skipIf(!hasVarnish)('a cache in front of the portal (skipped without varnishd)', () => {
  let services: TestServices
  let cdn = ''
  let stop = () => undefined as unknown
  beforeAll(async () => {
    const [port = 0] = await freePorts(1)
    cdn = `http://127.0.0.1:${port}`
    services = await startServices({
      CDN_PURGE_URL: `${cdn}/__purge`,
      CDN_PURGE_TOKEN: token,
      HOOK_SECRET: secret,
    })
    stop = await startVarnish(port, services.portalUrl)
  }, 300_000)
  afterAll(async () => {
    stop()
    await services?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const read = async (path: string, cookie?: string) => {
    const headers = { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) }
    const response = await fetch(`${cdn}${path}`, { headers, redirect: 'manual' })
    return { status: response.status, html: await response.text(), cache: response.headers.get('x-cache') }
  }

  it('keeps public pages for visitors, whatever harmless cookie they have', async () => {
    for (const path of ['/fonds', '/en/funds', '/']) {
      await read(path)
      expect(await read(path)).toMatchObject({ status: 200, cache: 'HIT' })
      expect(await read(path, '__Host-locale=fr; _ga_X1=1')).toMatchObject({ cache: 'HIT' })
      expect(await read(path, 'session-3000=anything')).toMatchObject({ cache: 'MISS' })
    }
  })

  it('never mixes two people, nor a person and a visitor, on the same addresses at once', async () => {
    const people = [
      { email: 'investor@sandbox.example', own: 'Camille' },
      { email: 'investor-five@sandbox.example', own: '' },
    ]
    const cookies = await Promise.all(
      people.map(({ email }) => signInByHttp(services.portalUrl, { email, client: 'investor' })),
    )
    const names = await Promise.all(
      cookies.map(async (cookie) => {
        const page = await fetch(`${services.portalUrl}/mon-compte`, {
          headers: { cookie, accept: 'text/html' },
        })
        return /<h1[^>]*>([^<]*)/.exec(await page.text())?.[1] ?? ''
      }),
    )
    expect(new Set(cookies).size).toBe(2)
    const paths = ['/', '/en', '/fonds', '/mon-compte', '/mon-compte/fonds', '/api/auth/session']
    const readers = [...cookies, undefined]
    const direct = new Map<string, string>()
    const faults: string[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all(
        paths.flatMap((path) =>
          readers.map(async (cookie, index) => {
            const { cache, html } = await read(path, cookie)
            if (cookie !== undefined && cache === 'HIT')
              faults.push(`${path} of ${index} came from the cache`)
            for (const [other, { email }] of people.entries())
              if (other !== index && html.includes(email)) faults.push(`${path} of ${index} names ${email}`)
            direct.set(`${path} ${index}`, html)
          }),
        ),
      )
    }
    expect(faults).toEqual([])
    expect(names.every((name) => name !== '')).toBe(true)
    // The pages differ where they should: the test would see a mix.
    expect(direct.get('/ 0')).not.toBe(direct.get('/ 2'))
    expect(direct.get('/ 0')).not.toBe(direct.get('/ 1'))
  }, 120_000)

  it('asks again for what a webhook made out of date, before the webhook is answered, and for nothing else', async () => {
    const listed = await fetch(`${services.sandboxUrl}/product/funds?pageSize=1`)
    const [fund] = fundListSchema.parse(await listed.json()).items
    const path = `/fonds/${fund?.slugs?.fr}`
    for (const one of [path, '/guide']) {
      await read(one)
      expect(await read(one)).toMatchObject({ cache: 'HIT' })
    }
    const body = JSON.stringify({
      event: 'value.publish',
      createdAt: new Date().toISOString(),
      fund: { id: fund?.id, slugs: fund?.slugs },
    })
    const told = await fetch(`${services.portalUrl}/api/hooks/product`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-signature': hookSignature(body, secret) },
    })
    expect(told.status).toBe(200)
    expect(await read(path)).toMatchObject({ status: 200, cache: 'MISS' })
    expect(await read('/guide')).toMatchObject({ cache: 'HIT' })
    expect((await fetch(`${cdn}/__purge`, { method: 'POST', headers: { 'cache-tag': '*' } })).status).toBe(
      403,
    )
  })
})
