import type { ZoneItem } from '../../contract/content-api/components.schema.ts'
import { type BlockSource, blocksToRichText } from '../../lib/rich-text/blocks-to-rich-text.ts'
import { createTextReading, type PictureSource, type TextSettings } from '../../lib/rich-text/text-reading.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { readZone } from '../backends/read-zone.server.ts'
import type { IsGone } from '../images/missing-files.server.ts'
import type { Unshown } from './unshown-rows.server.ts'

type Linked = { readonly url: string }

/** The fields of an entry that hold editors' texts, pictures and links. */
export type WithTexts = {
  readonly cover?: PictureSource | null
  readonly portrait?: PictureSource | null
  readonly body?: readonly BlockSource[]
  readonly biography?: readonly BlockSource[]
  readonly blocks?: readonly ZoneItem[]
  /** Of the home page. */
  readonly hero?: { readonly image: PictureSource | null; readonly links: readonly Linked[] } | null
  /** Of the menu. */
  readonly items?: readonly (Linked & { readonly children: readonly Linked[] })[]
  /** Of the footer. */
  readonly groups?: readonly { readonly links: readonly Linked[] }[]
  readonly legalLinks?: readonly Linked[]
}

/** The links that are fields of their own. */
const linkFieldsOf = ({ groups = [], hero, items = [], legalLinks = [] }: WithTexts) =>
  ({
    hero: hero?.links ?? [],
    items: items.flatMap((item) => [item, ...item.children]),
    groups: groups.flatMap(({ links }) => links),
    legalLinks,
  }) as const

/** A field with something that its page does not show, although the entry is valid. */
export type RefusedPart = Pick<Unshown, 'field' | 'cause'>

type PartSettings = Pick<TextSettings, 'publicUrl' | 'mediaUrl'> & { readonly isGone: IsGone }

/**
 * Finds the links and files of an entry that the portal refuses: a link then stands as plain words in a text, and is
 * missing in a menu; a picture is missing, as is one whose file is gone (P-838). Each field is told once for each cause.
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
  const pictures = { cover: entry.cover, portrait: entry.portrait, hero: entry.hero?.image }
  for (const field of ['cover', 'portrait', 'hero'] as const) {
    const picture = pictures[field]
    if (picture) readingOf(field).picture(picture)
  }
  const links = linkFieldsOf(entry)
  for (const field of ['hero', 'items', 'groups', 'legalLinks'] as const)
    for (const { url } of links[field]) readingOf(field).href(url)
  for (const field of ['body', 'biography'] as const) blocksToRichText(entry[field] ?? [], readingOf(field))
  await readZone(entry.blocks ?? [], readingOf('blocks'))
  const gone = await Promise.all(shown.map(({ path }) => isGone(path)))
  for (const [index, { field }] of shown.entries()) if (gone[index]) note(field, 'missing_file')
  return [...found.values()]
}
