import { blocksToRichText } from '~/lib/rich-text/blocks-to-rich-text.ts'
import type { TextReading } from '~/lib/rich-text/text-reading.ts'
import type { TextBody } from './library.schema.ts'
import type { WireText } from './text-card.ts'

/** Reads the body of a text: what was written in the editor, then the components under it. */
export function readBody({ body }: WireText, reading: TextReading): TextBody {
  const text = blocksToRichText(body, reading)
  return { text, chapters: reading.chapters() }
}
