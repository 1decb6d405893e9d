import { expect, it } from 'vitest'
import { textListSearchSchema } from '../../src/features/articles/articles.schema.ts'
import { authorSearchSchema } from '../../src/features/articles/author.schema.ts'
import { contactSearchSchema } from '../../src/features/contact/contact-search.ts'
import { fundDocumentsSearchSchema } from '../../src/features/documents/fund-documents.schema.ts'
import { fundCompareSearchSchema } from '../../src/features/funds/compare/fund-compare.schema.ts'
import { fundListSearchSchema } from '../../src/features/funds/list/fund-list.schema.ts'
import { sharePerformanceSearchSchema } from '../../src/features/funds/performance/share-performance.schema.ts'
import { sitemapSearchSchema } from '../../src/features/sitemap/sitemap.schema.ts'
import { subscribeSearchSchema } from '../../src/features/subscriptions/subscribe.schema.ts'
import { whiteBookSearchSchema } from '../../src/features/white-books/white-book.schema.ts'
import { cacheablePages } from '../../src/server/page-cache/cacheable-pages.server.ts'

/** Parameters with too many values to keep a page for each: such a page is rendered for its visitor. */
const tooManyValues = ['q', 'watch', 'from', 'to', 'token']

it.each([
  ['/funds', fundListSearchSchema],
  ['/funds/compare', fundCompareSearchSchema],
  ['/funds/$id', sharePerformanceSearchSchema],
  ['/contact', contactSearchSchema],
  ['/subscribe', subscribeSearchSchema],
  ['/funds/$id/documents', fundDocumentsSearchSchema],
  ['/sitemap', sitemapSearchSchema],
  ['/guides', textListSearchSchema],
  ['/guides/$category', textListSearchSchema],
  ['/articles', textListSearchSchema],
  ['/articles/$category', textListSearchSchema],
  ['/authors/$slug', authorSearchSchema],
  ['/white-books/$slug', whiteBookSearchSchema],
])('the page cache knows every search parameter that %s declares', (name, schema) => {
  const declared = schema.parameters.filter((parameter) => !tooManyValues.includes(parameter))
  const known = cacheablePages.find((page) => page.name === name)?.search
  expect(known?.toSorted()).toEqual(declared.toSorted())
})
