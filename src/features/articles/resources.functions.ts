import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { WhiteBook } from '~/contract/content-api/entries.schema.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { pictureOf } from '~/lib/rich-text/text-reading.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { failureCodeOf } from '~/server/backends/backend-outcome.server.ts'
import { textSettings } from '~/server/backends/site-content.server.ts'
import { contentApi } from '~/server/composition/backends.server.ts'
import type { ResourcesView, WhiteBookCardView } from './articles.schema.ts'
import { toTextCard } from './text-card.ts'

const { mediaUrl } = textSettings
const pageSize = 6
const mostBooks = 50

const toBook = ({ slug, title, summary, pages, cover }: WhiteBook): WhiteBookCardView => ({
  slug,
  title,
  summary,
  pages,
  picture: (cover && pictureOf(cover, mediaUrl)) ?? null,
})

/** The hub of guides, articles and white books (P-037). */
export const getResources = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(async ({ data: { locale } }): Promise<Outcome<ResourcesView>> => {
    const [guides, articles, books] = await Promise.all([
      contentApi.listGuides({ locale, pageSize }),
      contentApi.listArticles({ locale, pageSize }),
      contentApi.listWhiteBooks({ locale, pageSize: mostBooks }),
    ])
    for (const part of [guides, articles, books]) {
      if (part.kind !== 'ok') return failure(failureCodeOf(part))
    }
    const settings = { locale, mediaUrl }
    return success({
      guides: guides.kind === 'ok' ? guides.data.entries.map((text) => toTextCard(text, settings)) : [],
      articles: articles.kind === 'ok' ? articles.data.entries.map((text) => toTextCard(text, settings)) : [],
      whiteBooks: books.kind === 'ok' ? books.data.entries.map(toBook) : [],
    })
  })
