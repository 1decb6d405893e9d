import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInByHttp } from '../../scripts/lib/sign-in.ts'
import { parsePage, textOf } from '../support/html-page.ts'
import { type OddEntriesProxy, startOddEntriesProxy } from '../support/odd-entries-proxy.ts'
import { type PortalOfSandbox, startPortalOfSandbox } from '../support/portal-of-sandbox.ts'

/** Takes the name from every fund within a body, as a backend does that has none in the language asked for. */
function withoutNames(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutNames)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      key === 'fund' && typeof value === 'object' && value !== null && 'name' in value
        ? { ...value, name: null }
        : withoutNames(value),
    ]),
  )
}

let services: PortalOfSandbox<OddEntriesProxy>
beforeAll(async () => {
  services = await startPortalOfSandbox((url) =>
    startOddEntriesProxy(url, (_path, body) => withoutNames(body)),
  )
}, 180_000)
afterAll(() => services?.stop())

const pages = [
  ['investor-five', 'investor', '/', 'fnd-34'],
  ['investor-five', 'investor', '/en/my-account/funds', 'fnd-34'],
  ['investor-five', 'investor', '/mon-compte/fonds/fnd-34', 'fnd-34'],
  ['investor', 'investor', '/en/my-account/notices', 'fnd-'],
  ['investor', 'investor', '/mon-compte/documents', 'fnd-'],
  ['investor', 'investor', '/en/my-account/questions', ''],
  ['partner-one@mutuelle-demo.example', 'partner', '/mon-compte/tableau-de-bord', 'fnd-'],
  ['partner-one@mutuelle-demo.example', 'partner', '/en/my-account/subscriptions', 'fnd-'],
  ['advisor@cgp-demo.example', 'partner', '/mon-compte/demandes', 'fnd-'],
  ['advisor@cgp-demo.example', 'partner', '/en/my-account/cases', 'fnd-'],
  ['partner-one@mutuelle-demo.example', 'partner', '/mon-compte/documents-commerciaux', 'fnd-'],
] as const

// P-842
describe('funds without a name in the language of the page', () => {
  it.each(pages)('are shown to %s (%s) on %s by their id', async (name, client, path, id) => {
    const email = name.includes('@') ? name : `${name}@sandbox.example`
    const cookie = await signInByHttp(services.publicUrl, { email, client })
    const response = await services.portal.ask(path, { headers: { cookie, accept: 'text/html' } })
    expect(response.status).toBe(200)
    const page = await parsePage(response.body)
    const main = page.querySelectorAll('main').map(textOf).join(' ')
    expect(main).toContain(id)
    expect(main).not.toMatch(/incomplète|incomplete|ne peuvent pas|cannot be (shown|read)/)
    const silent = page
      .querySelectorAll('main a')
      .filter((link) => textOf(link).trim() === '' && link.getAttributeValue('aria-label') === undefined)
    expect(silent.map((link) => link.getAttributeValue('href'))).toEqual([])
  })
})
