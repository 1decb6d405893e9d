import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { longestSlug } from '~/contract/content-api/slug.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { blocksToRichText } from '~/lib/rich-text/blocks-to-rich-text.ts'
import { createGlossaryLinks } from '~/lib/rich-text/glossary-links.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { inEachLocale, type Locale, otherLocale } from '~/routing/addresses/locales.ts'
import { textPath } from '~/routing/addresses/text-address.ts'
import { failureCodeOf } from '~/server/backends/backend-outcome.server.ts'
import type { ContentApi } from '~/server/backends/content-api/content-api.server.ts'
import { readZone } from '~/server/backends/read-zone.server.ts'
import { publicRead, startTextReading, textSettings } from '~/server/backends/site-content.server.ts'
import { contentOfRequest } from '~/server/composition/preview.server.ts'
import type { FullText, TextAddress, TextBody, TextListView, TextPage } from './articles.schema.ts'
import { textListPath } from './text-address.ts'
import { categoryOf, toTextCard, type WireText } from './text-card.ts'
import { addressesOf, placeOf, toTextView } from './text-entry.ts'
import { categoriesOf, toTextList } from './text-list.ts'

const { mediaUrl } = textSettings
const segment = z.string().check(z.maxLength(longestSlug))
const sectionSchema = z.enum(['guide', 'article'])
const pageSchema = z.int().check(z.minimum(1), z.maximum(500))

const listOf = (api: ContentApi) => ({ guide: api.listGuides, article: api.listArticles })
const findIn = (api: ContentApi) => ({ guide: api.findGuide, article: api.findArticle })

/** Number of suggested texts under a text. */
const mostMore = 3

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
  const [text, categories] = await Promise.all([
    findIn(api)[section]({ locale, slug }),
    api.listCategories({ locale }),
  ])
  if (text.kind !== 'ok') return failure(failureCodeOf(text))
  const own = categoryOf(text.data, text.data.category, locale)
  // Without the categories, only the text's own URL is known to be valid.
  if (categories.kind !== 'ok' && category !== own) return failure(failureCodeOf(categories))
  const known = categories.kind === 'ok' ? categoriesOf(section, categories.data) : []
  const place = placeOf({ section, asked: category, own, valid: known.map((one) => one.slug) })
  const more = await listOf(api)[section]({ locale, category: own, except: slug, pageSize: mostMore })
  const whole = wholeIn[locale](text.data)(more.kind === 'ok' ? more.data.entries : noTexts)
  return success({ text: await whole, place })
}

/** Reads a guide or an article, and classifies the category in its URL. */
export const getText = createServerFn({ method: 'GET' })
  .validator(addressSchema)
  .handler(({ data }) => readText(data))

/** {@link getText} for loaders. */
export const fetchText = createIsomorphicFn()
  .server(publicRead(addressSchema, readText))
  .client((data: TextAsked) => getText({ data }))

const noTexts: readonly WireText[] = []

/** The rich text, then its components: parsed once per backend response. */
const bodyIn = inEachLocale((locale) =>
  weakMemo(async ({ body, blocks }: WireText): Promise<TextBody> => {
    const reading = startTextReading(locale)
    const glossary = createGlossaryLinks(locale, pathFor({ to: '/glossary', locale }))
    const text = glossary.add(blocksToRichText(body, reading))
    const zone = await readZone(blocks, reading)
    return { text, zone, chapters: reading.chapters() }
  }),
)

/** A text with its suggestions: one object for the same backend responses. */
const wholeIn = inEachLocale((locale) => {
  const settings = { locale, mediaUrl }
  return weakMemo((text: WireText) =>
    weakMemo(async (others: readonly WireText[]): Promise<FullText> => {
      const more = others.map((other) => toTextCard(other, settings))
      return { ...toTextView(text, { ...settings, more }), body: await bodyIn[locale](text) }
    }),
  )
})

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
