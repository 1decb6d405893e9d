import { describe, expect, it } from 'vitest'
import type { DocumentSearch, FundDocument } from '~/contract/product-api/document.schema.ts'
import { toFundDocuments } from './fund-documents.ts'

const document = (id: string, differences: Partial<FundDocument> = {}): FundDocument => ({
  id,
  fundId: 'fnd-1',
  title: `Titre ${id}`,
  group: 'legal',
  type: { code: 'rules', label: 'Règlement' },
  subType: { code: 'current', label: 'En vigueur' },
  year: 2026,
  publishedOn: '2026-01-15',
  language: 'fr',
  pages: 3,
  bytes: null,
  access: 'public',
  contentPath: `/documents/${id}/content`,
  ...differences,
})

const search = (items: FundDocument[]): DocumentSearch => ({
  items,
  page: { page: 1, pageSize: 100, pageCount: 1, total: items.length },
  facets: { group: [], year: [], type: [], subType: [] },
})

describe('the documents of a fund', () => {
  // P-072
  it('stand in three groups, always in the same order', () => {
    const { groups } = toFundDocuments(search([document('doc-1'), document('doc-2', { group: 'reporting' })]))
    expect(groups.map(({ group, documents }) => [group, documents.map(({ id }) => id)])).toEqual([
      ['reporting', ['doc-2']],
      ['marketing', []],
      ['legal', ['doc-1']],
    ])
  })

  it('are read on this portal: the product API’s path does not reach the browser', () => {
    const view = toFundDocuments(search([document('doc-1')]))
    expect(view.groups[2]?.documents[0]?.href).toBe('/api/proxy/documents/doc-1/view')
    expect(JSON.stringify(view)).not.toContain('/content')
  })

  // P-192
  it('have no address when they are private', () => {
    const view = toFundDocuments(search([document('doc-1', { access: 'subscribers', contentPath: null })]))
    expect(view.groups[2]?.documents[0]?.href).toBeNull()
    expect(JSON.stringify(view)).not.toContain('/view')
  })
})
