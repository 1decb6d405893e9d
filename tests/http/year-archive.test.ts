import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import type { BrowserJar } from '../support/browser-jar.ts'
import { sampleInvestor } from '../support/fake-users-api.ts'
import { type LargeDocumentsApi, startLargeDocumentsApi } from '../support/large-documents-api.ts'
import { readZip } from '../support/read-zip.ts'

let api: LargeDocumentsApi
let services: AuthServices
let browser: BrowserJar

beforeAll(async () => {
  api = await startLargeDocumentsApi()
  services = await startAuthServices({ PRODUCT_API_URL: api.url })
  api.upstream = services.usersApi.url
})

afterAll(async () => {
  await services.stop()
  await api.stop()
})

beforeEach(async () => {
  services.reset()
  services.usersApi.users.set('investor-1', { ...sampleInvestor(), funds: ['fnd-7'] })
  Object.assign(api, { behaviour: 'whole', records: 'well' })
  browser = services.browser()
  await browser.signIn('investor')
  api.recorded.length = 0
})

/** The response unread, as a browser gets it. */
function open(target: string): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, accept: 'text/html' }
  return fetch(`${services.portal.url}${target}`, { headers, redirect: 'manual' })
}

// P-438
describe('everything of a year', () => {
  const year = (text: string) => `/api/account/documents-of-year.zip?locale=en&year=${text}`

  it('comes as one archive that begins with its table of contents, recorded before it is sent', async () => {
    const response = await open(year('2026'))
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="documents-2026\.zip"/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [contents, ...files] = readZip(Buffer.from(await response.arrayBuffer()))
    expect(contents?.name).toBe('0 - Table of contents.html')
    expect(contents?.bytes.toString('utf8')).toContain('Rapport semestriel')
    expect(files.map(({ name, bytes }) => [name, bytes.length])).toEqual([
      [
        'Fonds des tests/2026-03-25 Capital call AF-2026-00001 (en, ntc-1).pdf',
        '%PDF-1.7 of a notice'.length,
      ],
      ['Fonds des tests/2026-09-12 Rapport semestriel (fr, doc-7).pdf', 7_000_000],
    ])
    expect(api.recorded).toEqual([['doc-7']])
  })

  // P-703
  it('holds the capital account of each holding, as PDF and as a workbook', async () => {
    const response = await open(year('2023'))
    const [contents, ...files] = readZip(Buffer.from(await response.arrayBuffer()))
    const account = 'Fonds des tests/Capital account 2023, Part A (en, hld-7)'
    expect(files.map(({ name }) => name).slice(0, 2)).toEqual([`${account}.pdf`, `${account}.xlsx`])
    expect(files[0]?.bytes.toString('latin1')).toBe('%PDF-1.7 of an account')
    expect(files[1]?.bytes.toString('latin1').slice(0, 2)).toBe('PK')
    expect(contents?.bytes.toString('utf8')).toContain('Capital account 2023, Part A')
  })

  it('leads back to the library where there is none, and is no page for what is no year', async () => {
    services.usersApi.users.set('investor-1', { ...sampleInvestor(), funds: [] })
    const none = await open(year('2019'))
    expect([none.status, none.headers.get('location')]).toEqual([
      302,
      '/en/my-account/documents?year=2019&selection=none',
    ])
    expect((await open(year('20x6'))).status).toBe(404)
    expect(api.recorded).toEqual([])
  })

  it('is a page in its language when it cannot be recorded', async () => {
    api.records = 'down'
    const response = await open(year('2026'))
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('<html lang="en-GB">')
  })
})
