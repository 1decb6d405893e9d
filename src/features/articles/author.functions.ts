import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { ContentAuthor } from '~/contract/content-api/entries.schema.ts'
import { longestSlug } from '~/contract/content-api/slug.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { blocksToRichText } from '~/lib/rich-text/blocks-to-rich-text.ts'
import { pictureOf } from '~/lib/rich-text/text-reading.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { inEachLocale, type Locale, otherLocale } from '~/routing/addresses/locales.ts'
import { authorPath } from '~/routing/addresses/reading-paths.ts'
import { type BackendOutcome, failureCodeOf } from '~/server/backends/backend-outcome.server.ts'
import type { ContentApi } from '~/server/backends/content-api/content-api.server.ts'
import type { EntryList, TextListQuestion } from '~/server/backends/content-api/entry-list.server.ts'
import { spellingsOf } from '~/server/backends/content-authors.server.ts'
import { startTextReading, textSettings } from '~/server/backends/site-content.server.ts'
import { contentOfRequest } from '~/server/composition/preview.server.ts'
import { readAll } from '~/server/http/read-all.server.ts'
import { type AuthorPageView, lastWorksPage } from './author.schema.ts'
import { descriptionOf } from './author-description.ts'
import { worksOf } from './author-works.ts'
import type { WireText } from './text-card.ts'

const pageSize = 100
const slug = z.string().check(z.maxLength(longestSlug))
const page = z.int().check(z.minimum(1), z.maximum(lastWorksPage))

type List = (asked: TextListQuestion) => Promise<BackendOutcome<EntryList<WireText>>>

/** Reads all texts of a section that the author has signed, so that both sections share one order. */
const readSigned = (list: List, locale: Locale, signedBy: readonly string[]) =>
  readAll(async (page) => {
    const answered = await list({ locale, signedBy, page, pageSize })
    if (answered.kind !== 'ok') return answered
    const { entries, pageCount } = answered.data
    return { ...answered, data: { items: entries, pageCount } }
  })

async function readTexts(api: ContentApi, { name }: ContentAuthor, locale: Locale) {
  const signedBy = spellingsOf(name)
  const [guides, articles] = await Promise.all([
    readSigned(api.listGuides, locale, signedBy),
    readSigned(api.listArticles, locale, signedBy),
  ])
  if (guides.kind !== 'ok') return guides
  if (articles.kind !== 'ok') return articles
  return { ...articles, data: [...guides.data, ...articles.data] }
}

/** Parsed once per backend response. */
const biographyIn = inEachLocale((locale) =>
  weakMemo(({ biography }: ContentAuthor) => blocksToRichText(biography, startTextReading(locale))),
)

function slugsOf({ slug, localizations }: ContentAuthor, locale: Locale): AuthorPageView['slugs'] {
  const alternates = localizations.flatMap((alternate): [Locale, string][] =>
    alternate.locale === null || alternate.slug === null ? [] : [[alternate.locale, alternate.slug]],
  )
  return { ...Object.fromEntries(alternates), [locale]: slug }
}

function aboutAuthor(author: ContentAuthor, locale: Locale) {
  const { documentId, name, position, portrait, seo } = author
  return {
    ...{ documentId, name, position },
    portrait: (portrait && pictureOf(portrait, textSettings.mediaUrl)) ?? null,
    biography: biographyIn[locale](author),
    slugs: slugsOf(author, locale),
    seo: {
      title: seo?.metaTitle || name,
      description: seo?.metaDescription || descriptionOf(biographyIn[locale](author)),
      noIndex: seo?.noIndex ?? false,
    },
  }
}

/** Reads an author in the page's language, with one page of their texts (P-767). */
export const getAuthor = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, slug, page }))
  .handler(async ({ data: { locale, slug, page } }): Promise<Outcome<AuthorPageView>> => {
    const api = await contentOfRequest()
    const found = await api.findAuthor({ locale, slug })
    if (found.kind !== 'ok') return failure(failureCodeOf(found))
    const texts = await readTexts(api, found.data, locale)
    if (texts.kind !== 'ok') return failure(failureCodeOf(texts))
    const sources = { texts: texts.data, whiteBooks: found.data.whiteBooks }
    return success({ ...aboutAuthor(found.data, locale), ...worksOf(sources, { locale, page }) })
  })

/** Finds the page-language path of the author with this slug in the other language; null for none. */
export const findAuthorElsewhere = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, slug }))
  .handler(async ({ data: { locale, slug } }): Promise<string | null> => {
    const api = await contentOfRequest()
    const other = otherLocale(locale)
    const found = await api.findAuthor({ locale: other, slug })
    if (found.kind !== 'ok') return null
    const slugs = slugsOf(found.data, other)
    const meant = slugs[locale] === undefined ? other : locale
    return authorPath(meant, slugs[meant] ?? slug)
  })
