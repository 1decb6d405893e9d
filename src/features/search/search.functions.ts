import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { typedLine } from '~/lib/typed-text.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { BackendOutcome } from '~/server/backends/backend-outcome.server.ts'
import { contentApi, productApi } from '~/server/composition/backends.server.ts'
import {
  longestText,
  type SearchGroup,
  type SearchHit,
  type SearchResults,
  searchKinds,
  shortestText,
} from './search.schema.ts'
import { authorHit, fundHit, pageHit, textHit, whiteBookHit } from './search-hits.ts'

/** Maximum number of hits per kind. */
const mostHits = 8

function groupOf<Data>(
  answered: BackendOutcome<Data>,
  read: (data: Data) => { readonly hits: readonly SearchHit[]; readonly total: number },
): SearchGroup {
  return answered.kind === 'ok' ? read(answered.data) : null
}

/**
 * Searches funds, guides, articles, white books, authors and pages in parallel. Results of a failed backend are
 * missing; the search fails only when all backends fail.
 */
export const searchSite = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      text: z.string().check(z.overwrite(typedLine), z.minLength(shortestText), z.maxLength(longestText)),
    }),
  )
  .handler(async ({ data: { locale, text } }): Promise<Outcome<SearchResults>> => {
    const asked = { locale, text, pageSize: mostHits }
    const [funds, guides, articles, whiteBooks, authors, pages] = await Promise.all([
      productApi.listFunds({ locale, filters: { q: text, pageSize: mostHits } }),
      contentApi.listGuides(asked),
      contentApi.listArticles(asked),
      contentApi.listWhiteBooks(asked),
      contentApi.listAuthors(asked),
      contentApi.listPages(asked),
    ])
    const groups = {
      fund: groupOf(funds, ({ items, page }) => ({
        hits: items.flatMap((fund) => fundHit(fund, locale)),
        total: page.total,
      })),
      guide: groupOf(guides, ({ entries, total }) => ({
        hits: entries.flatMap((guide) => textHit('guide', guide, locale)),
        total,
      })),
      article: groupOf(articles, ({ entries, total }) => ({
        hits: entries.flatMap((article) => textHit('article', article, locale)),
        total,
      })),
      whiteBook: groupOf(whiteBooks, ({ entries, total }) => ({
        hits: entries.map((whiteBook) => whiteBookHit(whiteBook, locale)),
        total,
      })),
      author: groupOf(authors, ({ entries, total }) => ({
        hits: entries.map((author) => authorHit(author, locale)),
        total,
      })),
      page: groupOf(pages, ({ entries, total }) => ({
        hits: entries.map((page) => pageHit(page, locale)),
        total,
      })),
    }
    if (searchKinds.every((kind) => groups[kind] === null)) return failure('unavailable')
    const hasNoFunds = funds.kind === 'ok' && Object.values(funds.data.counters).every((count) => count === 0)
    return success({ text, groups, hasNoFunds })
  })
