import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { failureCodeOf } from '~/server/backends/backend-outcome.server.ts'
import { contentApi, productApi } from '~/server/composition/backends.server.ts'
import type { SitemapView } from './sitemap.schema.ts'
import { toSitemap } from './sitemap.ts'

const most = 100

/**
 * Reads the titles of all public pages of the backends: funds, guides, articles, white books, authors and
 * editorial pages.
 */
export const getSitemap = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(async ({ data: { locale } }): Promise<Outcome<SitemapView>> => {
    const asked = { locale, detail: 'address', pageSize: most } as const
    const [funds, categories, guides, articles, whiteBooks, authors, pages] = await Promise.all([
      productApi.listFunds({ locale, filters: { pageSize: most } }),
      contentApi.listCategories({ locale }),
      contentApi.listGuides(asked),
      contentApi.listArticles(asked),
      contentApi.listWhiteBooks(asked),
      contentApi.listAuthors(asked),
      contentApi.listPages(asked),
    ])
    if (funds.kind !== 'ok') return failure(failureCodeOf(funds))
    if (categories.kind !== 'ok') return failure(failureCodeOf(categories))
    if (guides.kind !== 'ok') return failure(failureCodeOf(guides))
    if (articles.kind !== 'ok') return failure(failureCodeOf(articles))
    if (whiteBooks.kind !== 'ok') return failure(failureCodeOf(whiteBooks))
    if (authors.kind !== 'ok') return failure(failureCodeOf(authors))
    if (pages.kind !== 'ok') return failure(failureCodeOf(pages))
    return success(
      toSitemap(locale, {
        funds: funds.data.items,
        categories: categories.data,
        guides: guides.data.entries,
        articles: articles.data.entries,
        whiteBooks: whiteBooks.data.entries,
        authors: authors.data.entries,
        pages: pages.data.entries,
      }),
    )
  })
