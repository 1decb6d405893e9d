import { describe, expect, it } from 'vitest'
import type { LibraryDocument } from '../../contract/product-api/library.schema.ts'
import type { Notice } from '../../contract/product-api/notice.schema.ts'
import type { Right } from '../../contract/product-api/user.schema.ts'
import { record } from '../session/testing.ts'
import { archiveContents } from './archive-contents.server.ts'
import { documentFile } from './download-selection.server.ts'
import { downloadYear } from './year-archive.server.ts'

const documentOf = (id: string, changes: Partial<LibraryDocument> = {}): LibraryDocument => ({
  id,
  fundId: 'fnd-1',
  fund: { id: 'fnd-1', name: 'Fonds Un', slug: null },
  title: 'Relevé trimestriel – 30 juin 2025',
  group: 'reporting',
  type: { code: 'quarterly-statement', label: 'Relevé trimestriel' },
  subType: { code: 'second-quarter', label: 'Deuxième trimestre' },
  year: 2025,
  publishedOn: '2025-08-14',
  language: 'fr',
  pages: 1,
  bytes: null,
  access: 'subscribers',
  contentPath: '/documents/doc-1/content',
  ...changes,
})

const now = new Date('2026-11-26T10:00:00Z')
const refusal = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null } as const
const away = { kind: 'unreachable', reason: 'network' } as const

async function written(documents: readonly LibraryDocument[], locale: 'fr' | 'en' = 'fr') {
  const files = documents.map((document) => ({
    ...documentFile(document, async () => refusal),
    fund: document.fund.name,
    title: document.title,
    type: document.type.label,
    language: document.language,
  }))
  const sections = [
    { title: 'Documents', files },
    { title: 'Nothing', files: [] },
  ]
  const { name, open } = await archiveContents({ sections, locale, now, year: '2025' })
  const bytes = await open()
  if (!(bytes instanceof Uint8Array)) throw new Error('not written')
  return { name, html: new TextDecoder().decode(bytes) }
}

// P-438
describe('the table of contents of an archive', () => {
  it('lists each file with its fund, type, language and day, and links to it within the archive', async () => {
    const { html, name } = await written([documentOf('doc-1'), documentOf('doc-2', { language: 'en' })])
    expect(name).toBe('0 - Table des matières.html')
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<caption>2 fichiers</caption>')
    expect(html).not.toContain('Nothing')
    expect(html).toContain('<td>français</td>')
    expect(html).toContain('<td>anglais</td>')
    expect(html).toContain('<td>14\u00a0août\u00a02025</td>')
    const href = `Fonds%20Un/${encodeURIComponent('2025-08-14 Relevé trimestriel – 30 juin 2025 (fr, doc-1).pdf')}`
    expect(html).toContain(`href="${href}"`)
  })

  it('is in the language asked for', async () => {
    const { html, name } = await written([documentOf('doc-1')], 'en')
    expect(name).toBe('0 - Table of contents.html')
    expect(html).toContain('<caption>1 file</caption>')
    expect(html).toContain('Everything for the year 2025')
  })

  it('shows names as text, whatever they hold', async () => {
    const fund = { id: 'fnd-1', name: '<script>alert(1)</script> & "Cie"', slug: null }
    const { html } = await written([documentOf('doc-1', { fund, title: '</td><img src=x onerror=y>' })])
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Cie&quot;')
  })
})

const onePage = { page: 1, pageSize: 1, pageCount: 1, total: 1 }

const noticeOf2025: Notice = {
  id: 'ntc-1',
  reference: 'AF-2025-00001',
  kind: 'call',
  status: 'paid',
  fund: { id: 'fnd-1', name: 'Fonds Un', slug: null, legalForm: 'FPCI' },
  share: 'Part A',
  currency: 'EUR',
  amount: '10.00',
  paid: '10.00',
  announcedOn: '2025-03-01',
  dueOn: '2025-03-15',
  acknowledgedAt: null,
}

/** Returns a library of so many documents that responds page by page, and records the requests. */
function library(total: number, refuses = false) {
  const asked: string[] = []
  const all = Array.from({ length: total }, (_, index) => documentOf(`doc-${index + 1}`))
  const deps: Parameters<typeof downloadYear>[1] = {
    offers: { notices: async () => true, accounts: async () => true },
    positionCalls: { getPosition: async () => refusal, readAccount: async () => refusal },
    noticeCalls: {
      list: async (_asking, { page }) => {
        asked.push(`notices ${page}`)
        return { kind: 'ok', status: 200, data: { items: [noticeOf2025], page: { ...onePage, page } } }
      },
      readFile: async () => refusal,
    },
    accountsOfYear: () => [],
    now: () => now,
    limits: { count: async () => ({ allowed: true }) },
    productApi: { readDocument: async () => refusal },
    ownFundCalls: {
      searchDocuments: async (_caller, { page = 1, pageSize = 24 }) => {
        asked.push(`page ${page}`)
        const items = all.slice((page - 1) * pageSize, page * pageSize)
        const facets = { fund: [], year: [], type: [], subType: [] }
        const info = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
        return { kind: 'ok', status: 200, data: { items, facets, page: info } }
      },
      recordDownloads: async (_caller, { documents }) => {
        asked.push(`record ${documents.length}`)
        return refuses ? refusal : { kind: 'ok', status: 200, data: { documents: [] } }
      },
    },
  }
  return { asked, deps }
}

const ask = async (deps: Parameters<typeof downloadYear>[1], rights: Right[] = []) => {
  const { user } = record()
  const request = new Request('http://localhost/api/account/documents-of-year.zip?year=2025&locale=fr')
  // The archive is generated while it is read; nothing reads it here.
  return downloadYear(
    { request, session: { ...record({ user: { ...user, rights } }), id: 'session-1' } },
    deps,
  )
}

// P-438
describe('the archive of a year', () => {
  it('holds the documents of all pages, recorded in as many calls as the product API takes', async () => {
    const { asked, deps } = library(230)
    expect((await ask(deps)).headers.get('content-type')).toBe('application/zip')
    expect(asked).toEqual(['page 1', 'page 2', 'page 3', 'record 100', 'record 100', 'record 30'])
  })

  it('leads back to the library with more documents than an archive holds, and records nothing', async () => {
    const { asked, deps } = library(501)
    const response = await ask(deps)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/mon-compte/documents?year=2025&selection=too_many',
    ])
    expect(asked).toEqual(['page 1'])
  })

  it('is not sent where a download cannot be recorded, or was asked for too often', async () => {
    expect((await ask(library(2, true).deps)).status).toBe(404)
    const { asked, deps } = library(2)
    const limited = await ask({
      ...deps,
      limits: { count: async () => ({ allowed: false, retryAfterS: 60 }) },
    })
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60'])
    expect(asked).toEqual([])
  })

  // P-703
  it('asks for figures only with the right to them, and is refused if they cannot be had', async () => {
    const { asked, deps } = library(0)
    expect((await ask(deps)).headers.get('location')).toBe('/mon-compte/documents?year=2025&selection=none')
    expect(asked).toEqual(['page 1'])
    const owner = await ask(deps, ['funds:read'])
    expect(owner.headers.get('content-type')).toBe('application/zip')
    expect(asked.slice(1)).toEqual(['page 1', 'notices 1'])
    const noticeCalls = { ...deps.noticeCalls, list: async () => away }
    expect((await ask({ ...deps, noticeCalls }, ['funds:read'])).status).toBe(503)
  })
})
