import type { ZoneItem } from '../../contract/content-api/components.schema.ts'
import { type BlockSource, blocksToRichText } from '../../lib/rich-text/blocks-to-rich-text.ts'
import { createTextReading, type PictureSource, type TextSettings } from '../../lib/rich-text/text-reading.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { readZone } from '../backends/read-zone.server.ts'
import type { IsGone } from '../images/missing-files.server.ts'
import type { Unshown } from './unshown-rows.server.ts'

/** The fields of an entry that hold editors' texts and pictures. */
export type WithTexts = {
  readonly cover?: PictureSource | null
  readonly portrait?: PictureSource | null
  readonly body?: readonly BlockSource[]
  readonly biography?: readonly BlockSource[]
  readonly blocks?: readonly ZoneItem[]
}

/** A field with something that its page does not show, although the entry is valid. */
export type RefusedPart = Pick<Unshown, 'field' | 'cause'>

type PartSettings = Pick<TextSettings, 'publicUrl' | 'mediaUrl'> & { readonly isGone: IsGone }

/**
 * Finds the links and files in an entry's texts that the portal refuses: a link then stands as plain words, and a picture
 * is missing, as is one whose file is gone (P-838). Each field is told once for each cause.
 */
export async function refusedParts(
  entry: WithTexts,
  { isGone, ...settings }: PartSettings,
  language: Locale,
): Promise<readonly RefusedPart[]> {
  const found = new Map<string, RefusedPart>()
  const shown: { readonly field: string; readonly path: string }[] = []
  const note = (field: string, cause: 'missing_file' | 'refused_link' | 'refused_file') =>
    found.set(`${field} ${cause}`, { field, cause })
  const readingOf = (field: keyof WithTexts) =>
    createTextReading({
      ...{ ...settings, language },
      onPicture: (path) => shown.push({ field, path }),
      onRefusedFile: () => note(field, 'refused_file'),
      onRefusedLink: () => note(field, 'refused_link'),
    })
  for (const field of ['cover', 'portrait'] as const) {
    const picture = entry[field]
    if (picture) readingOf(field).picture(picture)
  }
  for (const field of ['body', 'biography'] as const) blocksToRichText(entry[field] ?? [], readingOf(field))
  await readZone(entry.blocks ?? [], readingOf('blocks'))
  const gone = await Promise.all(shown.map(({ path }) => isGone(path)))
  for (const [index, { field }] of shown.entries()) if (gone[index]) note(field, 'missing_file')
  return [...found.values()]
}
