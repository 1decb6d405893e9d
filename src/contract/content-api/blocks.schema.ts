import { z } from 'zod'
import { optionalField, tolerantList } from '../tolerant-list.ts'
import { orEmpty } from './primitives.schema.ts'

/** What only shapes a node: unreadable, it is reported and left out, and the words of the node stay. */
const detail = <Schema extends z.ZodType>(schema: Schema) => optionalField(schema.nullish())

const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: detail(z.boolean()),
  italic: detail(z.boolean()),
  underline: detail(z.boolean()),
  strikethrough: detail(z.boolean()),
  code: detail(z.boolean()),
})

const linkNode = z.object({
  type: z.literal('link'),
  url: detail(z.string().max(2000)),
  children: tolerantList(textNode),
})

const inlineNodes = tolerantList(z.discriminatedUnion('type', [textNode, linkNode]))

const listItem = z.object({ type: z.literal('list-item'), children: inlineNodes })

const listFields = { type: z.literal('list'), format: detail(z.enum(['ordered', 'unordered'])) }

/** A list in the deepest one that is read. Strapi nests lists in lists; deeper is no text that anybody reads. */
const deepestListNode = z.object({
  ...listFields,
  children: tolerantList(z.discriminatedUnion('type', [listItem])),
})

const listAround = <Inner extends z.core.$ZodTypeDiscriminable>(inner: Inner) =>
  z.object({ ...listFields, children: tolerantList(z.discriminatedUnion('type', [listItem, inner])) })

const blockNode = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), children: inlineNodes }),
  z.object({
    type: z.literal('heading'),
    level: detail(z.int().min(1).max(6)),
    children: inlineNodes,
  }),
  z.object({ type: z.literal('quote'), children: inlineNodes }),
  z.object({ type: z.literal('code'), children: inlineNodes, language: detail(z.string()) }),
  z.object({
    type: z.literal('image'),
    image: z.object({
      url: z.string().max(2000),
      alternativeText: detail(z.string()),
      caption: detail(z.string()),
      width: detail(z.number()),
      height: detail(z.number()),
    }),
  }),
  listAround(listAround(listAround(deepestListNode))),
])

/**
 * Rich text as Strapi's blocks editor writes it; missing is an empty text. Editors' tools change faster than portals: a
 * node that is not known, or is broken, costs its own place only, and is reported (`parseTolerantly`).
 */
export const blocksSchema = orEmpty(blockNode)
