import { z } from 'zod'
import { blocksSchema } from './blocks.schema.ts'
import { authorSchema, mediaSchema, seoSchema, videoSchema, zoneSchema } from './components.schema.ts'
import {
  entryFields,
  orEmpty,
  orNull,
  pageUrlSchema,
  plainDateSchema,
  slugSchema,
} from './primitives.schema.ts'

/**
 * Sub-category of guides or articles. Its slug is translated and is the `{category}` of addresses (P-023):
 * `actualites`/`news`, `videos`/`video`, `montant`/`amount`, `type`/`funds-type`, `placer`, `investir`/`investment`,
 * `theme`, `defiscalisation`.
 */
export const categorySchema = z.object({
  ...entryFields,
  name: z.string(),
  slug: slugSchema,
  /** Null where editors chose none: such a category is in no list. */
  section: orNull(z.enum(['guide', 'article'])),
  description: orNull(z.string()),
  localizations: orEmpty(z.object({ ...entryFields, slug: slugSchema })),
})

/** Sub-category of guides or articles. */
export type Category = z.infer<typeof categorySchema>

const categoryLinkSchema = categorySchema.pick({ name: true, slug: true, documentId: true })

/** Reference to the same entry in another language, for its URL. */
const localizationSchema = z.object({
  ...entryFields,
  slug: orNull(slugSchema),
  url: orNull(pageUrlSchema),
  title: orNull(z.string()),
  category: orNull(categoryLinkSchema),
})

const localizations = orEmpty(localizationSchema)

const fundLinkSchema = z.object({ fundId: z.string().regex(/^fnd-\d+$/) })

/** Ids of the funds that a text is about. */
const relatedFunds = orEmpty(fundLinkSchema).transform((links) => links.map(({ fundId }) => fundId))

const textFields = {
  ...entryFields,
  title: z.string().min(1),
  slug: slugSchema,
  summary: orNull(z.string()),
  body: blocksSchema,
  publishedOn: orNull(plainDateSchema),
  readingMinutes: orNull(z.int().nonnegative()),
  author: orNull(authorSchema),
  category: orNull(categoryLinkSchema),
  cover: orNull(mediaSchema),
  relatedFunds,
  blocks: zoneSchema,
  seo: orNull(seoSchema),
  localizations,
}

/** An article of analysis and trends; a video has its film in `video`. */
export const articleSchema = z.object({
  ...textFields,
  /** Null where editors chose none: shown as news. */
  kind: orNull(z.enum(['news', 'video'])),
  audience: orNull(z.string()),
  video: orNull(videoSchema),
})

/** An article. */
export type Article = z.infer<typeof articleSchema>

/** Guide. `reviewedOn` is the date of the last legal review. */
export const guideSchema = z.object({ ...textFields, reviewedOn: orNull(plainDateSchema) })

/** A guide. */
export type Guide = z.infer<typeof guideSchema>

/** A white book: a PDF file that is sent after a form. */
export const whiteBookSchema = z.object({
  ...entryFields,
  title: z.string().min(1),
  slug: slugSchema,
  summary: orNull(z.string()),
  body: blocksSchema,
  publishedOn: orNull(plainDateSchema),
  pages: orNull(z.int().positive()),
  contents: orEmpty(z.object({ title: z.string() })).transform((items) => items.map(({ title }) => title)),
  file: orNull(mediaSchema),
  cover: orNull(mediaSchema),
  seo: orNull(seoSchema),
  localizations,
})

/** A white book. */
export type WhiteBook = z.infer<typeof whiteBookSchema>

/**
 * An author with a page. Guides and articles belong to an author by the name that they are signed with, so that a
 * content backend without this type has the same texts.
 */
export const contentAuthorSchema = z.object({
  ...entryFields,
  name: z.string().regex(/\S/u),
  slug: slugSchema,
  position: orNull(z.string()),
  portrait: orNull(mediaSchema),
  biography: blocksSchema,
  whiteBooks: orEmpty(whiteBookSchema),
  seo: orNull(seoSchema),
  localizations: orEmpty(z.object({ ...entryFields, slug: orNull(slugSchema) })),
})

/** An author with a page. */
export type ContentAuthor = z.infer<typeof contentAuthorSchema>

const partTextSchema = z.object({
  ...entryFields,
  title: z.string().min(1),
  slug: slugSchema,
  category: orNull(categoryLinkSchema),
})

/** Part of a series: a guide or an article; both are null for one that is not published in the language. */
const partSchema = z.object({ guide: orNull(partTextSchema), article: orNull(partTextSchema) })

/** Part of a series. */
export type SeriesPart = z.infer<typeof partSchema>

/** Texts to read one after the other, in the order of `parts`. */
export const seriesSchema = z.object({
  ...entryFields,
  name: z.string().min(1),
  slug: slugSchema,
  parts: orEmpty(partSchema),
})

/** A series of texts. */
export type ContentSeries = z.infer<typeof seriesSchema>
