import type { ZoneItem } from '../../contract/content-api/components.schema.ts'
import { type BlockSource, blocksToRichText } from '../../lib/rich-text/blocks-to-rich-text.ts'
import { createTextReading, type TextSettings } from '../../lib/rich-text/text-reading.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { readZone } from '../backends/read-zone.server.ts'
import type { Unshown } from './unshown-rows.server.ts'

/** The fields of an entry that hold editors' texts. */
export type WithTexts = {
  readonly body?: readonly BlockSource[]
  readonly biography?: readonly BlockSource[]
  readonly blocks?: readonly ZoneItem[]
}

/** A field with something that its page does not show, although the entry is valid. */
export type RefusedPart = Pick<Unshown, 'field' | 'cause'>

/**
 * Finds the links and files in an entry's texts that the portal refuses: a link then stands as plain words, and a picture
 * is missing (P-838). Each field is told once for each cause.
 */
export async function refusedParts(
  entry: WithTexts,
  settings: Pick<TextSettings, 'publicUrl' | 'mediaUrl'>,
  language: Locale,
): Promise<readonly RefusedPart[]> {
  const found = new Map<string, RefusedPart>()
  const readingOf = (field: keyof WithTexts) => {
    const note = (cause: 'refused_link' | 'refused_file') => found.set(`${field} ${cause}`, { field, cause })
    return createTextReading({
      ...{ ...settings, language },
      onRefusedFile: () => note('refused_file'),
      onRefusedLink: () => note('refused_link'),
    })
  }
  for (const field of ['body', 'biography'] as const) blocksToRichText(entry[field] ?? [], readingOf(field))
  await readZone(entry.blocks ?? [], readingOf('blocks'))
  return [...found.values()]
}
