import type { Article } from '../../contract/content-api/entries.schema.ts'
import { type AtomEntry, writeAtom } from '../../lib/atom.ts'
import { translationsOf } from '../../lib/translations.ts'
import { articleFeedPath } from '../../routing/feed-paths.ts'
import { pathFor } from '../../routing/links.tsx'
import { type BackendOutcome, mapOutcome } from '../backend-outcome.server.ts'
import type { ContentApi } from '../content-api/content-api.server.ts'
import { type FeedPlace, feedHead, instantOf, tagUri } from './feed-place.server.ts'

const mostEntries = 30

function entryOf(article: Article, place: FeedPlace): AtomEntry[] {
  const { category, slug, documentId, title, summary, publishedOn, updatedAt } = article
  if (category === null) return []
  const { locale, publicUrl } = place
  const path = pathFor({ to: '/articles/$category/$slug', params: { category: category.slug, slug }, locale })
  return [
    {
      id: tagUri(place, `article/${documentId}/${locale}`),
      title,
      updated: updatedAt,
      published: publishedOn === null ? undefined : instantOf(publishedOn),
      href: `${publicUrl}${path}`,
      summary: summary ?? undefined,
    },
  ]
}

/** The newest articles of a language. */
export async function articleFeed(contentApi: ContentApi, place: FeedPlace): Promise<BackendOutcome<string>> {
  const { locale } = place
  const answered = await contentApi.listArticles({ locale, pageSize: mostEntries })
  return mapOutcome(answered, ({ entries }) =>
    writeAtom({
      ...feedHead(place, { path: articleFeedPath(locale), page: pathFor({ to: '/articles', locale }) }),
      id: tagUri(place, `articles/${locale}`),
      title: translationsOf(locale).discovery.feeds.articles(),
      entries: entries.flatMap((article) => entryOf(article, place)),
    }),
  )
}
