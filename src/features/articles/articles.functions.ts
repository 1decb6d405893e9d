import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { ContentAuthor, ContentSeries } from '~/contract/content-api/entries.schema.ts'
import { longestSlug } from '~/contract/content-api/slug.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { blocksToRichText } from '~/lib/rich-text/blocks-to-rich-text.ts'
import { createGlossaryLinks } from '~/lib/rich-text/glossary-links.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { inEachLocale, type Locale, otherLocale } from '~/routing/addresses/locales.ts'
import { textPath } from '~/routing/addresses/text-address.ts'
import { type BackendOutcome, failureCodeOf } from '~/server/backends/backend-outcome.server.ts'
import type { ContentApi } from '~/server/backends/content-api/content-api.server.ts'
import type { EntryList, TextListQuestion } from '~/server/backends/content-api/entry-list.server.ts'
import { authorNamed } from '~/server/backends/content-authors.server.ts'
import { readZone } from '~/server/backends/read-zone.server.ts'
import {
  publicRead,
  siteContent,
  startTextReading,
  textSettings,
} from '~/server/backends/site-content.server.ts'
import { contentOfRequest } from '~/server/composition/preview.server.ts'
import type { TextAddress, TextBody, TextListView, TextPage } from './articles.schema.ts'
import { relatedTexts } from './related-texts.ts'
import { textListPath } from './text-address.ts'
import { categoryOf, type WireText } from './text-card.ts'
import { addressesOf, placeOf } from './text-entry.ts'
import { categoriesOf, toTextList } from './text-list.ts'
import { type PartOfSeries, seriesWith, slugsIn, toSeries } from './text-series.ts'
import { createWholeText, partOf } from './whole-text.ts'

const { mediaUrl } = textSettings
const segment = z.string().check(z.maxLength(longestSlug))
const sectionSchema = z.enum(['guide', 'article'])
const pageSchema = z.int().check(z.minimum(1), z.maximum(500))

const listOf = (api: ContentApi) => ({ guide: api.listGuides, article: api.listArticles })
const findIn = (api: ContentApi) => ({ guide: api.findGuide, article: api.findArticle })

/** Number of suggested texts under a text. */
const mostMore = 3
/** Funds of a text by which others of its subject are found: a limit of the query's length. */
const mostFunds = 20

/**
 * Reads one page of a section or of one of its categories; `not_found` for a category outside the section.
 */
export const getTextList = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      section: sectionSchema,
      category: z.nullable(segment),
      page: pageSchema,
    }),
  )
  .handler(async ({ data: { locale, section, category, page } }): Promise<Outcome<TextListView>> => {
    const api = await contentOfRequest()
    const [texts, categories] = await Promise.all([
      listOf(api)[section]({ locale, page, ...(category === null ? {} : { category }) }),
      api.listCategories({ locale }),
    ])
    if (categories.kind !== 'ok') return failure(failureCodeOf(categories))
    if (texts.kind !== 'ok') return failure(failureCodeOf(texts))
    const known = categoriesOf(section, categories.data)
    const list = toTextList(texts.data, { categories: known, category, section, locale, mediaUrl })
    return list === undefined ? failure('not_found') : success(list)
  })

/** Finds the list in the page's language whose category has this slug in the other language; null for none. */
export const findCategoryElsewhere = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, section: sectionSchema, category: segment }))
  .handler(async ({ data: { locale, section, category } }): Promise<string | null> => {
    const api = await contentOfRequest()
    const categories = await api.listCategories({ locale })
    if (categories.kind !== 'ok') return null
    const meant = categoriesOf(section, categories.data).find(({ localizations }) =>
      localizations.some(({ slug }) => slug === category),
    )
    return meant === undefined ? null : textListPath(locale, { section, category: meant.slug })
  })

const addressSchema = z.object({
  locale: localeSchema,
  section: sectionSchema,
  category: segment,
  slug: segment,
})

// Not the schema's own type: its import would pull the schema into the browser's scripts.
type TextAsked = TextAddress & { readonly locale: Locale }

async function readText({ locale, section, category, slug }: TextAsked): Promise<Outcome<TextPage>> {
  const api = await contentOfRequest()
  const [text, categories, authors, allSeries] = await Promise.all([
    findIn(api)[section]({ locale, slug }),
    api.listCategories({ locale }),
    siteContent.authors(locale),
    siteContent.series(locale),
  ])
  if (text.kind !== 'ok') return failure(failureCodeOf(text))
  const own = categoryOf(text.data, text.data.category, locale)
  // Without the categories, only the text's own URL is known to be valid.
  if (categories.kind !== 'ok' && category !== own) return failure(failureCodeOf(categories))
  const known = categories.kind === 'ok' ? categoriesOf(section, categories.data) : []
  const place = placeOf({ section, asked: category, own, valid: known.map((one) => one.slug) })
  const part = partOf(text.data)
  const series = await readSeries(api, allSeries?.entries ?? [], part, locale)
  const view = (series && toSeries(series, part, locale)) ?? null
  const except = [...new Set([slug, ...slugsIn(view, section)])]
  const others = await readRelated(listOf(api)[section], text.data, { locale, category: own, except })
  const author = authorOf(text.data, authors?.entries ?? [])
  const listed = known.find((one) => one.slug === own)
  const around = { others, series, author, category: listed }
  return success({ text: await wholeIn[locale](text.data, around), place })
}

/**
 * Reads the series that a text is part of. It is read anew from its own response, so that only its parts are purged with
 * a part.
 */
async function readSeries(
  api: ContentApi,
  all: readonly ContentSeries[],
  part: PartOfSeries,
  locale: Locale,
): Promise<ContentSeries | undefined> {
  const known = seriesWith(all, part)
  const found = known && (await api.findSeries({ locale, slug: known.slug }))
  return found?.kind === 'ok' ? found.data : undefined
}

const authorOf = ({ author }: WireText, authors: readonly ContentAuthor[]): ContentAuthor | undefined =>
  author ? authorNamed(authors, author.name) : undefined

type List = (asked: TextListQuestion) => Promise<BackendOutcome<EntryList<WireText>>>

/** Texts of the category: about the same funds first, since that is a closer subject (P-769). None on a failure. */
async function readRelated(list: List, { relatedFunds }: WireText, place: TextListQuestion) {
  const asked = { ...place, pageSize: mostMore }
  const fundIds = relatedFunds.slice(0, mostFunds)
  const answers = await Promise.all([
    ...(fundIds.length === 0 ? [] : [list({ ...asked, fundIds })]),
    list(asked),
  ])
  const lists = answers.map((answer) => (answer.kind === 'ok' ? answer.data.entries : []))
  return relatedTexts(lists, mostMore)
}

/** Reads a guide or an article, and classifies the category in its URL. */
export const getText = createServerFn({ method: 'GET' })
  .validator(addressSchema)
  .handler(({ data }) => readText(data))

/** {@link getText} for loaders. */
export const fetchText = createIsomorphicFn()
  .server(publicRead(addressSchema, readText))
  .client((data: TextAsked) => getText({ data }))

/** The rich text, then its components and the texts between them: parsed once per backend response. */
const bodyIn = inEachLocale((locale) =>
  weakMemo(async ({ body, blocks }: WireText): Promise<TextBody> => {
    const reading = startTextReading(locale)
    const glossary = createGlossaryLinks(locale, pathFor({ to: '/glossary', locale }))
    const text = glossary.add(blocksToRichText(body, reading))
    const parts = await readZone(blocks, reading)
    const zone = parts.map((part) =>
      part.kind === 'text' ? { ...part, text: glossary.add(part.text) } : part,
    )
    return { text, zone, chapters: reading.chapters() }
  }),
)

const wholeIn = inEachLocale((locale) => createWholeText({ locale, mediaUrl }, bodyIn[locale]))

/** Finds the page-language path of the text with this slug in the other language; null when untranslated. */
export const findTextElsewhere = createServerFn({ method: 'GET' })
  .validator(addressSchema)
  .handler(async ({ data: { locale, section, slug } }): Promise<string | null> => {
    const api = await contentOfRequest()
    const other = otherLocale(locale)
    const found = await findIn(api)[section]({ locale: other, slug })
    if (found.kind !== 'ok') return null
    const addresses = addressesOf(found.data, other)
    const address = addresses[locale]
    if (address !== undefined) return textPath(locale, address)
    return addresses[other] === undefined ? null : textPath(other, addresses[other])
  })
