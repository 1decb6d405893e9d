import { describe, expect, it } from 'vitest'
import type { LibraryDocument } from '../../contract/product-api/library.schema.ts'
import { record } from '../session/testing.ts'
import { archiveContents } from './archive-contents.server.ts'
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

async function written(documents: readonly LibraryDocument[], locale: 'fr' | 'en' = 'fr') {
  const { input, name } = await archiveContents({ documents, locale, now, year: '2025' })
  return { name, html: new TextDecoder().decode(input) }
}

// P-438
describe('the table of contents of an archive', () => {
  it('lists each file with its fund, type and day, and links to it within the archive', async () => {
    const { html, name } = await written([documentOf('doc-1'), documentOf('doc-2')])
    expect(name).toBe('0 - Table des matières.html')
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<caption>2 documents</caption>')
    expect(html).toContain('<td>14\u00a0août\u00a02025</td>')
    const href = `Fonds%20Un/${encodeURIComponent('2025-08-14 Relevé trimestriel – 30 juin 2025 (fr, doc-1).pdf')}`
    expect(html).toContain(`href="${href}"`)
  })

  it('is in the language asked for', async () => {
    const { html, name } = await written([documentOf('doc-1')], 'en')
    expect(name).toBe('0 - Table of contents.html')
    expect(html).toContain('<caption>1 document</caption>')
    expect(html).toContain('Documents of the year 2025')
  })

  it('shows names as text, whatever they hold', async () => {
    const fund = { id: 'fnd-1', name: '<script>alert(1)</script> & "Cie"', slug: null }
    const { html } = await written([documentOf('doc-1', { fund, title: '</td><img src=x onerror=y>' })])
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Cie&quot;')
  })
})

/** Returns a library of so many documents that responds page by page, and records the requests. */
function library(total: number, refuses = false) {
  const asked: string[] = []
  const all = Array.from({ length: total }, (_, index) => documentOf(`doc-${index + 1}`))
  const deps: Parameters<typeof downloadYear>[1] = {
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

const refusal = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null } as const

const ask = async (deps: Parameters<typeof downloadYear>[1]) => {
  const request = new Request('http://localhost/api/account/documents-of-year.zip?year=2025&locale=fr')
  // The archive is generated while it is read; nothing reads it here.
  return downloadYear({ request, session: { ...record(), id: 'session-1' } }, deps)
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
})
