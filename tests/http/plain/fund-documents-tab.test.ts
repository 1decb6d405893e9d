import { beforeAll, describe, expect, it } from 'vitest'
import { attributeOf } from '../../support/html-page.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const visitor = () => createPlainVisitor(services.portalUrl)

describe.each([
  {
    path: '/fonds/orvanne-croissance-ii/documents',
    groups: ['Reporting et communiqués', 'Documents commerciaux', 'Documents juridiques'],
    type: 'Type',
    rules: 'Règlement',
    apply: 'Filtrer',
    clear: 'Effacer les filtres',
    login: '/connexion',
    private: 'Réservé aux souscripteurs',
    prompt: /réservés aux souscripteurs du fonds/,
    keyInformation: 'Informations clés',
    none: 'Aucun document',
  },
  {
    path: '/en/funds/orvanne-croissance-ii/documents',
    groups: ['Reporting and press releases', 'Marketing documents', 'Legal documents'],
    type: 'Type',
    rules: 'Fund rules',
    apply: 'Filter',
    clear: 'Clear the filters',
    login: '/en/login',
    private: 'For subscribers only',
    prompt: /for subscribers of the fund only/,
    keyInformation: 'Key information',
    none: 'No document',
  },
])('the documents of a fund without scripts ($path)', (texts) => {
  const tab = 'section[aria-labelledby="documents-title"]'

  it('are listed in three groups, with a lock and no address on private titles', async () => {
    const page = await visitor().open(texts.path)
    expect(page.texts(`${tab} h3`)).toEqual(texts.groups)
    expect(page.text(tab)).toMatch(texts.prompt)
    const items = page.root.querySelectorAll(`${tab} li`)
    const locked = items.filter(({ textContent }) => textContent.includes(texts.private))
    expect(locked.length).toBeGreaterThan(0)
    const links = locked.flatMap((item) => item.querySelectorAll('a'))
    // P-374
    const leadTo = new Set(links.map((link) => attributeOf(link, 'href')))
    expect([...leadTo]).toEqual([`${texts.login}?callbackUrl=${encodeURIComponent(texts.path)}`])
  })

  it('are filtered by a form, and all there again without it', async () => {
    const browser = visitor()
    const page = await browser.open(texts.path)
    const filtered = await browser.send(page, texts.apply, { [texts.type]: 'fund-rules' })
    expect(filtered.path).toBe(`${texts.path}?type=fund-rules`)
    expect(filtered.text(`${tab} li`)).toContain(texts.rules)
    const whole = await browser.follow(filtered, texts.clear)
    expect(whole.texts(`${tab} li`)).toEqual(page.texts(`${tab} li`))
    expect((await browser.follow(whole, texts.keyInformation)).path).toBe(
      texts.path.replace('/documents', ''),
    )
  })

  it('are said to be none when nothing matches', async () => {
    const page = await visitor().open(`${texts.path}?year=1991`)
    expect(page.texts(`${tab} h3, ${tab} h2`).join()).toContain(texts.none)
  })
})

/** Returns the URL of a fund's first public document. */
async function publicDocument(): Promise<string> {
  const { root, url } = await visitor().open('/fonds/orvanne-croissance-ii/documents')
  const links = root.querySelectorAll('section[aria-labelledby="documents-title"] a')
  const link = links.map((element) => attributeOf(element, 'href')).find((href) => href.includes('/view'))
  if (link === undefined) throw new Error('the fund has no document for everybody')
  const [id = ''] = /doc-\d+/.exec(link) ?? []
  // Made on demand, which may take longer than the portal waits for it.
  expect((await fetch(`${services.sandboxUrl}/product/documents/${id}/content`)).status).toBe(200)
  return new URL(link, url).href
}

it('a public document is a PDF file, whole, in parts, and for those who have it already', async () => {
  const address = await publicDocument()
  const whole = await fetch(address)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(whole.headers.get('content-disposition')).toMatch(/^inline; filename="[^"]+\.pdf"/)
  const body = Buffer.from(await whole.arrayBuffer())
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  const part = await fetch(address, { headers: { range: 'bytes=0-4' } })
  expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
  expect(part.headers.get('content-range')).toBe(`bytes 0-4/${body.length}`)
  const beyond = await fetch(address, { headers: { range: 'bytes=999999999-' } })
  expect(beyond.status).toBe(416)
  const head = await fetch(address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(body.length)])
  const known = await fetch(address, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } })
  expect(known.status).toBe(304)
})

// P-194
it('a private document and an unknown one lead a visitor to sign in alike, in the language last chosen', async () => {
  const { portalUrl, sandboxUrl } = services
  const found = await fetch(`${sandboxUrl}/product/funds/fnd-5/documents/search?pageSize=100`)
  const { items } = await found.json()
  const secret = items.find((item: { access: string }) => item.access === 'subscribers')
  for (const id of [secret.id, 'doc-999999999', 'not-an-id']) {
    const path = `/api/proxy/documents/${id}/view`
    const response = await fetch(`${portalUrl}${path}`, {
      headers: { cookie: `locale-${new URL(portalUrl).port}=en` },
      redirect: 'manual',
    })
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('private, no-cache, no-store')
    expect(response.headers.get('location')).toContain(`/en/login?callbackUrl=${encodeURIComponent(path)}`)
  }
})
