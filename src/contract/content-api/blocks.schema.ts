import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'

/**
 * Rich text as Strapi's blocks editor writes it. Editors' tools change faster than portals: a node that is not known,
 * or is broken, becomes `unknown` and costs its own content only, never the page.
 */
const unknownNode = z.unknown().transform(() => ({ type: 'unknown' as const }))

const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
})

const linkNode = z.object({
  type: z.literal('link'),
  url: z.string().max(2000),
  children: tolerantList(z.union([textNode, unknownNode])),
})

const inlineNodes = tolerantList(z.union([textNode, linkNode, unknownNode]))

const listItem = z.object({ type: z.literal('list-item'), children: inlineNodes })

const listFields = {
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
}

/** Strapi nests lists in lists; deeper than this is no text that anybody reads. */
const deepestList = 4

function listNode(depth: number): z.ZodType<ListNode> {
  const nested = depth < deepestList ? [listNode(depth + 1)] : []
  return z.object({ ...listFields, children: tolerantList(z.union([listItem, ...nested, unknownNode])) })
}

const blockNode = z.union([
  z.object({ type: z.literal('paragraph'), children: inlineNodes }),
  z.object({ type: z.literal('heading'), level: z.int().min(1).max(6), children: inlineNodes }),
  z.object({ type: z.literal('quote'), children: inlineNodes }),
  z.object({ type: z.literal('code'), children: inlineNodes, language: z.string().optional() }),
  z.object({
    type: z.literal('image'),
    image: z.object({
      url: z.string().max(2000),
      alternativeText: z.string().nullish(),
      caption: z.string().nullish(),
      width: z.number().nullish(),
      height: z.number().nullish(),
    }),
  }),
  listNode(1),
  unknownNode,
])

/** A piece of running text or a link. */
export type InlineNode = z.infer<typeof inlineNodes>[number]

/** A list and the lists in it. */
export type ListNode = {
  type: 'list'
  format: 'ordered' | 'unordered'
  children: (z.infer<typeof listItem> | ListNode | { type: 'unknown' })[]
}

/** A block of rich text. */
export type BlockNode = z.infer<typeof blockNode>

/** Rich text; a missing or invalid list becomes an empty text, so that a fault never affects the whole page. */
export const blocksSchema = tolerantList(blockNode)
  .nullish()
  .catch(null)
  .transform((nodes) => nodes ?? [])
