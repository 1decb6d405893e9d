import type { LeftOut } from '../../contract/parse-tolerantly.ts'
import type { StatusConflict } from '../../contract/product-api/fund.schema.ts'
import type { Locale } from '../../routing/addresses/locales.ts'

/** Types that are checked: those of the content backend, and the funds and public documents of the product API. */
export const readTypes = [
  'guide',
  'article',
  'white-book',
  'page',
  'category',
  'author',
  'series',
  'homepage',
  'menu',
  'footer',
  'global',
  'fund',
  'document',
] as const

/** A type that is checked. */
export type ReadType = (typeof readTypes)[number]

/** Why content is not shown, as a code of the page. */
export type UnshownCause =
  | 'missing_or_other_type'
  | 'bad_form'
  | 'out_of_range'
  | 'unknown_value'
  | 'no_address'
  | 'no_section'
  | 'refused_link'
  | 'refused_file'
  | 'missing_file'
  | StatusConflict
  | 'other'

/** Extent of the hidden content: the entry, one of its fields, a part of a text, or the status that its data state. */
export type UnshownExtent = 'entry' | 'field' | 'part' | 'stated_status'

/** Published content that is not shown, entirely or in part. */
export type Unshown = {
  readonly type: ReadType
  readonly locale: Locale
  /** Document id in the content backend, or id in the product API; null for an entry without one. */
  readonly id: string | null
  readonly title: string | null
  /** Path of the faulty field; empty when the entry itself cannot be parsed. */
  readonly field: string
  readonly cause: UnshownCause
  readonly extent: UnshownExtent
}

/** Maps Zod's issue codes. */
const causes: Readonly<Record<string, UnshownCause>> = {
  invalid_type: 'missing_or_other_type',
  invalid_union: 'missing_or_other_type',
  invalid_format: 'bad_form',
  custom: 'bad_form',
  too_small: 'out_of_range',
  too_big: 'out_of_range',
  invalid_value: 'unknown_value',
}

/** Type and language of a row. */
export type Kind = Pick<Unshown, 'type' | 'locale'>

/** A row of the list, and the related entry that its fault is in (a category, a translation), which has its own row. */
export type Row = { readonly shown: Unshown; readonly related: LeftOut['related'] }

/** Returns the row of a part of a response that was left out. */
export const toRow = (kind: Kind, { id, title, field, code, isEntryLost, related }: LeftOut): Row => ({
  shown: {
    ...kind,
    ...{ id, title, field },
    extent: isEntryLost ? 'entry' : 'field',
    cause: causes[code] ?? 'other',
  },
  related,
})

const extents: readonly UnshownExtent[] = ['part', 'field', 'stated_status', 'entry']
const widest = (a: UnshownExtent, b: UnshownExtent) => (extents.indexOf(a) > extents.indexOf(b) ? a : b)
const keyOf = (id: string, field: string) => JSON.stringify([id, field])

/**
 * Lists each fault once: a field that costs its entry, or a document of several funds, is found twice, and the fault of
 * a category by every text of it.
 */
export function eachOnce(rows: readonly Row[]): Unshown[] {
  const own = new Set(
    rows.flatMap(({ shown: { id, field }, related }) =>
      id === null || related !== null ? [] : [keyOf(id, field)],
    ),
  )
  const once = new Map<string, Unshown>()
  for (const [index, { shown, related }] of rows.entries()) {
    if (related !== null && own.has(keyOf(related.id, related.field))) continue
    const { type, locale, id, field } = shown
    const key = id === null ? String(index) : JSON.stringify([type, locale, id, field])
    const known = once.get(key)
    once.set(key, known ? { ...known, extent: widest(known.extent, shown.extent) } : shown)
  }
  return [...once.values()]
}
