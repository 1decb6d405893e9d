import { z } from 'zod'
import { strictList } from '../tolerant-list.ts'
import { blocksSchema } from './blocks.schema.ts'
import { flagSchema, instantSchema, orEmpty, orNull } from './primitives.schema.ts'

const formatSchema = z.object({
  url: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  mime: z.string(),
})

/**
 * A file of the media library. `url` is relative to the content backend's address (or absolute, from an object store);
 * `size` is in kilobytes.
 */
export const mediaSchema = z.object({
  id: z.int(),
  documentId: z.string().min(1),
  name: z.string(),
  alternativeText: orNull(z.string()),
  caption: orNull(z.string()),
  width: orNull(z.int().positive()),
  height: orNull(z.int().positive()),
  formats: orNull(z.record(z.string(), formatSchema)),
  hash: z.string(),
  ext: orNull(z.string()),
  mime: z.string(),
  size: orNull(z.number().nonnegative()),
  /** The picture in a few bytes, made at its publication: shown until it has come. */
  placeholder: orNull(
    z
      .string()
      .max(4000)
      .regex(/^data:image\/[\w+.-]+[;,][\w+/=;,:.%-]*$/),
  ),
  /** Without a query: a signed address ends before the page that shows it. */
  url: z.string().regex(/^[^?#]+$/),
  createdAt: instantSchema,
  updatedAt: instantSchema,
})

/** A file of the media library. */
export type Media = z.infer<typeof mediaSchema>

/** Metadata for search engines and link previews. */
export const seoSchema = z.object({
  metaTitle: orNull(z.string()),
  metaDescription: orNull(z.string()),
  noIndex: flagSchema,
  shareImage: orNull(mediaSchema),
})

/** Author of a text. */
export const authorSchema = z.object({ name: z.string(), position: orNull(z.string()) })

/** A link of a menu, a footer or a hero: a path of the portal or an address elsewhere. */
export const linkSchema = z.object({
  label: z.string(),
  url: z.string().max(2000),
  description: orNull(z.string()),
  icon: orNull(z.string()),
  isExternal: orNull(z.boolean()),
})

/** A link. */
export type ContentLink = z.infer<typeof linkSchema>

/** A link with links under it. */
export const menuItemSchema = linkSchema.extend({ children: orEmpty(linkSchema) })

/** A titled column of links. */
export const linkGroupSchema = z.object({ title: z.string(), links: orEmpty(linkSchema) })

/** Video of the portal: file and captions, or an external URL that opens in a new tab. Nothing is embedded. */
export const videoSchema = z.object({
  source: orNull(mediaSchema),
  captions: orNull(mediaSchema),
  externalUrl: orNull(z.url({ protocol: /^https$/ })),
  durationSeconds: orNull(z.int().positive()),
})

const questionSchema = z.object({ question: z.string(), answer: z.string() })

/** An event of a timeline; `when` is what readers see: a year, or a month and a year. */
const eventSchema = z.object({ when: z.string(), title: z.string(), body: orNull(z.string()) })

/** An office; `address` has a line for each line of the address. */
const officeSchema = z.object({ city: z.string(), address: z.string(), note: orNull(z.string()) })

const cellsMove = 'a cell that is missing moves the others'

const zoneItems = [
  /** Markdown. */
  z.object({ __component: z.literal('shared.rich-text'), id: z.int(), body: z.string() }),
  z.object({ __component: z.literal('shared.blocks'), id: z.int(), content: blocksSchema }),
  z.object({
    __component: z.literal('shared.image'),
    id: z.int(),
    file: orNull(mediaSchema),
    caption: orNull(z.string()),
  }),
  /** `title` is the author of the quotation. */
  z.object({
    __component: z.literal('shared.quote'),
    id: z.int(),
    title: orNull(z.string()),
    body: z.string(),
  }),
  z.object({
    __component: z.literal('shared.callout'),
    id: z.int(),
    tone: z.enum(['info', 'warning', 'key-point']),
    title: z.string(),
    body: z.string(),
  }),
  z.object({
    __component: z.literal('shared.faq'),
    id: z.int(),
    title: z.string(),
    questions: orEmpty(questionSchema),
  }),
  z.object({
    __component: z.literal('shared.table'),
    id: z.int(),
    caption: z.string(),
    columns: strictList(z.string(), 'a column that is missing moves the others'),
    rows: strictList(strictList(z.string(), cellsMove), 'a table with a row missing says something else'),
    note: orNull(z.string()),
  }),
  z.object({
    __component: z.literal('shared.link-list'),
    id: z.int(),
    title: z.string(),
    links: orEmpty(linkSchema),
  }),
  z.object({
    __component: z.literal('shared.timeline'),
    id: z.int(),
    title: z.string(),
    events: orEmpty(eventSchema),
  }),
  z.object({
    __component: z.literal('shared.offices'),
    id: z.int(),
    title: z.string(),
    offices: orEmpty(officeSchema),
  }),
] as const

/**
 * Components of a dynamic zone, in the order that the editor chose; missing is empty. Each has the schema of its kind
 * alone: a fault in it, such as a question without an answer, costs its own place and is reported, and so does one of a
 * kind that the portal does not know.
 */
export const zoneSchema = orEmpty(z.discriminatedUnion('__component', zoneItems))

/** A component of a dynamic zone. */
export type ZoneItem = z.infer<typeof zoneSchema>[number]
