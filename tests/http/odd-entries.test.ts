import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signInStaff } from '../../scripts/lib/portal-visits.ts'
import { type OddEntriesProxy, oddIds, oddities, startOddEntriesProxy } from '../support/odd-entries-proxy.ts'
import { logOf, startPortal } from '../support/portal-process.ts'
import { readPrometheusText } from '../support/prometheus-text.ts'
import { startPortalBeside, type TestPortal } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

let proxies: readonly OddEntriesProxy[]
let portal: TestPortal
let staff: string
beforeAll(async () => {
  const { sandboxUrl } = await sharedServices()
  proxies = await Promise.all([
    startOddEntriesProxy(`${sandboxUrl}/content`),
    startOddEntriesProxy(`${sandboxUrl}/product`),
  ])
  portal = await startPortalBeside(sandboxUrl, {
    CONTENT_API_URL: proxies[0]?.url ?? '',
    PRODUCT_API_URL: proxies[1]?.url ?? '',
    CONTENT_MEDIA_URL: `${sandboxUrl}/content/uploads`,
    OVERLOAD_DELAY_MS: '0',
    OVERLOAD_IN_FLIGHT: '0',
  })
  staff = await signInStaff(portal.portalUrl, 'staff@sandbox.example')
}, 120_000)
afterAll(async () => {
  await portal.stop()
  for (const proxy of proxies) await proxy.stop()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${portal.portalUrl}${path}`, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })

// P-093
describe('odd entries cost themselves alone', () => {
  it.each([
    '/',
    '/en',
    '/guide',
    '/en/guide',
    '/analyses-et-tendances',
    '/en/analysis-and-trends',
    '/resources',
    '/fonds',
    '/en/funds',
    '/recherche?q=fonds',
    '/en/search?q=fund',
    '/plan-du-site',
    '/en/sitemap',
    '/sitemap.xml',
    '/en/sitemap.xml',
  ])('%s responds with 200', async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  it.each([
    ['/', '/fonds'],
    ['/en', '/en/funds'],
  ])('the menu, the foot and the home page of %s keep what can be shown', async (path, funds) => {
    const html = await (await get(path)).text()
    expect(html).toMatch(new RegExp(`<header[\\s\\S]*href="${funds}"[\\s\\S]*</header>`))
    expect(html).toMatch(/<footer[\s\S]*href="\/(en\/)?(mentions-legales|legal-notice)"[\s\S]*<\/footer>/)
    expect(html).toMatch(/<h1[^>]*>[^<]/)
  })

  it.each(['/fonds/fnd-1/documents', '/en/funds/fnd-1/documents'])(
    'the documents of %s are listed but for the odd one',
    async (path) => {
      const page = await fetch(`${portal.portalUrl}${path}`)
      const html = await page.text()
      expect(page.status).toBe(200)
      expect(html).toMatch(/doc-[1-9]\d*[^\d]/)
      expect(html).not.toContain('doc-999999')
    },
  )

  it('what can be shown of them is shown', async () => {
    const guides = await (await get('/guide')).text()
    expect(guides).toContain('/Guide-Capital')
    expect(await (await get('/sitemap.xml')).text()).toContain('/Guide-Capital')
  })

  it('a text whose category became null is in both sitemaps, under the address of its lists', async () => {
    const address = '/guide/placement/text-without-category'
    for (const path of ['/guide', '/sitemap.xml', '/plan-du-site'])
      expect([path, (await (await get(path)).text()).includes(address)]).toEqual([path, true])
  })
})

/** The list once all is read: it says so while it is not (P-881). */
const completed = (path: string) =>
  vi.waitFor(
    async () => {
      const response = await get(path, { cookie: staff })
      expect(response.status).toBe(200)
      const html = await response.text()
      expect(html).not.toMatch(/Une vérification est en cours|A check is in progress/)
      expect(html).toMatch(/Dernière vérification complète|Last complete check/)
      return html
    },
    { timeout: 60_000, interval: 300 },
  )

// P-062, P-093, P-800, P-801, P-881
describe('the list of what is published and not shown', () => {
  it.each([
    ['/espace-equipe/non-affiche', 'L’entrée entière', 'Seul le champ manque', 'le statut le plus strict'],
    ['/en/team-space/not-shown', 'The whole entry', 'Only the field is missing', 'the stricter status'],
  ])('%s tells staff each of them, its field and why', async (path, entry, field, stated_status) => {
    const extents = { entry, field, stated_status }
    const [table = ''] = (await completed(path)).split('</table>')
    const rows = table.split('<tr').map((row) => row.replaceAll(/<[^>]*>/g, ' '))
    for (const [name, { told, list }] of Object.entries(oddities)) {
      const id = Object.entries(oddIds).find(([known]) => known === list)?.[1] ?? name
      const own = rows.filter((row) => row.includes(id))
      if (told === null) expect(own, name).toEqual([])
      else {
        expect(own.length, name).toBeGreaterThan(0)
        // Once in each language: a field that costs its entry is no second fault.
        expect(own.filter((row) => row.includes(told.field)).length, name).toBeLessThanOrEqual(2)
        expect(
          own.some((row) => row.includes(told.field)),
          name,
        ).toBe(true)
        expect(
          own.some((row) => row.includes(extents[told.extent])),
          name,
        ).toBe(true)
      }
    }
  })

  it('is refused to everybody else', async () => {
    expect((await get('/espace-equipe/non-affiche')).status).toBe(302)
  })
})

// P-093
it('what is left out is an error in the log, with type, document and field, and counted', async () => {
  const token = 'the-token-of-scrapers-at-least-thirty-two-characters'
  const measured = await startPortal({ CONTENT_API_URL: proxies[0]?.url ?? '', METRICS_TOKEN: token })
  try {
    expect((await measured.ask('/analyses-et-tendances')).status).toBe(200)
    const lines = await vi.waitFor(() => {
      const found = logOf(measured).filter(
        ({ msg, path }) => msg === 'entries left out' && path === '/articles',
      )
      if (found.length === 0) throw new Error('the log does not tell of them')
      return found
    })
    for (const { level, backend } of lines) expect([level, backend]).toEqual(['error', 'content'])
    expect(lines.flatMap(({ entries }) => entries)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'text-without-title', field: 'title', isEntryLost: true }),
        expect.objectContaining({ id: 'negative-reading-time', field: 'readingMinutes', isEntryLost: false }),
      ]),
    )
    const { body } = await measured.ask('/api/metrics', { headers: { authorization: `Bearer ${token}` } })
    const counted = readPrometheusText(body).filter(
      ({ name, labels }) =>
        name === 'portal_backend_parts_left_out_total' && labels.call?.includes('/articles'),
    )
    expect(counted.map(({ value }) => value >= 2)).toEqual([true])
  } finally {
    await measured.stop()
  }
}, 60_000)
