import { type GlossaryEntry, glossaryEntries } from '../glossary.ts'
import type { TextLanguage } from '../typography.ts'
import type { RichBlock, RichInline, RichListItem, RichText } from './rich-text.ts'

/** Limit of links in a text; readers who need more use the glossary itself. */
const mostLinks = 12

const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \u00a0]')

/** Adds the links of one page; each term is linked once, where it is first mentioned in running text. */
export type GlossaryLinks = { add(text: RichText): RichText }

/**
 * Creates the links of one page to the glossary.
 * @param page path of the glossary in the page's language
 */
export function createGlossaryLinks(language: TextLanguage, page: string): GlossaryLinks {
  const waiting = new Set(glossaryEntries[language].filter(({ mentions }) => mentions.length > 0))
  const spellings = [...waiting].flatMap((entry) =>
    entry.mentions.map((mention) => [mention, entry] as const),
  )
  const byLength = spellings.toSorted(([one], [other]) => other.length - one.length)
  const entryOf = new Map(byLength)
  const pattern = new RegExp(
    `(?<![\\p{L}\\d-])(${byLength.map(([mention]) => escaped(mention)).join('|')})(?![\\p{L}\\d-])`,
    'gu',
  )
  let left = mostLinks

  const entryFor = (mention: string): GlossaryEntry | undefined => {
    const entry = entryOf.get(mention.replaceAll('\u00a0', ' '))
    return entry !== undefined && left > 0 && waiting.has(entry) ? entry : undefined
  }
  const inText = (text: string): RichInline[] => {
    const parts: RichInline[] = []
    let end = 0
    for (const { 0: mention, index } of text.matchAll(pattern)) {
      const entry = entryFor(mention)
      if (entry === undefined) continue
      waiting.delete(entry)
      left -= 1
      if (index > end) parts.push(text.slice(end, index))
      parts.push({ type: 'link', href: `${page}#${entry.anchor}`, children: [mention] })
      end = index + mention.length
    }
    if (end < text.length) parts.push(text.slice(end))
    return parts
  }
  // Links, code and emphasised words stay as their editor set them.
  const inline = (children: readonly RichInline[]): RichInline[] =>
    children.flatMap((child) => (typeof child === 'string' ? inText(child) : [child]))
  const item = (one: RichListItem): RichListItem => ({ ...one, children: one.children.map(block) })
  const block = (one: RichBlock): RichBlock => {
    if (one.type === 'paragraph' || one.type === 'inline') return { ...one, children: inline(one.children) }
    return one.type === 'list' ? { ...one, items: one.items.map(item) } : one
  }
  return { add: (text) => text.map(block) }
}
