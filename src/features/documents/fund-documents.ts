import type { DocumentSearch, FundDocument } from '~/contract/product-api/document.schema.ts'
import { documentHref } from '~/lib/media-path.ts'
import { type DocumentView, documentGroups, type FundDocumentsView } from './fund-documents.schema.ts'

/** Maps a document of the product API to its list view; the API's own path does not reach the browser. */
export function toDocumentView(document: FundDocument): DocumentView {
  return {
    id: document.id,
    title: document.title,
    type: document.type.label,
    subType: document.subType.label,
    periodEnd: document.periodEnd ?? null,
    alternate: alternateOf(document),
    publishedOn: document.publishedOn,
    language: document.language,
    pages: document.pages,
    bytes: document.bytes,
    href: document.contentPath === null ? null : documentHref(document.id),
  }
}

function alternateOf({ alternate, contentPath }: FundDocument): DocumentView['alternate'] {
  if (!alternate || contentPath === null) return null
  return { ...alternate, href: documentHref(alternate.id) }
}

/** Maps a search of the product API to the tab's three groups; the API's own paths do not reach the browser. */
export function toFundDocuments(
  { items, page, facets }: DocumentSearch,
  hasPages = false,
): FundDocumentsView {
  return {
    groups: documentGroups.map((group) => ({
      group,
      documents: items.filter((document) => document.group === group).map(toDocumentView),
    })),
    total: page.total,
    page: { number: page.page, count: page.pageCount },
    facets: { year: facets.year, type: facets.type, subType: facets.subType },
    hasPages,
  }
}
