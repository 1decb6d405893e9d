import { plainText, type RichText } from '~/lib/rich-text/rich-text.ts'

const longestDescription = 160

/** The first paragraph, cut after a word, as a search engine shows it; null for an empty biography. */
export function descriptionOf(biography: RichText): string | null {
  const [text = ''] = biography.flatMap((block) =>
    block.type === 'paragraph' ? [plainText(block.children)] : [],
  )
  if (text.length <= longestDescription) return text || null
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/u, '')}…`
}
