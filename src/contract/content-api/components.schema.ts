import { z } from 'zod'
import { strictList } from '../tolerant-list.ts'
import { blocksSchema } from './blocks.schema.ts'
import { mediaSchema } from './media.schema.ts'
import { flagSchema, orEmpty, orNull } from './primitives.schema.ts'

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
] as const

/** A component of a kind, or of a shape, that the portal does not know: shown as nothing. */
const unknownZoneItem = z.unknown().transform(() => ({ __component: 'unknown' as const }))

/** Components of a dynamic zone, in the order that the editor chose; missing is empty. */
export const zoneSchema = orEmpty(z.union([...zoneItems, unknownZoneItem]))

/** A component of a dynamic zone. */
export type ZoneItem = z.infer<typeof zoneSchema>[number]
