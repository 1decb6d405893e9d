import type { ContentSeries, SeriesPart } from '~/contract/content-api/entries.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { textAddress } from '~/routing/addresses/text-address.ts'
import type { Section, SeriesPartView, SeriesView } from './articles.schema.ts'

type PartText = { readonly documentId: string; readonly view: SeriesPartView }

/** Returns the text of a part; none for a part that is not published in the language, or is of no known type. */
function textOf({ guide, article }: SeriesPart, locale: Locale): PartText[] {
  const text = guide ?? article
  if (text === null) return []
  const address = textAddress(guide === null ? 'article' : 'guide', locale, text)
  return address ? [{ documentId: text.documentId, view: { title: text.title, address } }] : []
}

const isSame = (one: PartText, other: PartText): boolean =>
  one.documentId === other.documentId && one.view.address.section === other.view.address.section

/** A text, as a series may hold it. */
export type PartOfSeries = { readonly section: Section; readonly documentId: string }

/** Finds the first series that holds a text; undefined for none. */
export function seriesWith(
  all: readonly ContentSeries[],
  { section, documentId }: PartOfSeries,
): ContentSeries | undefined {
  return all.find(({ parts }) => parts.some((part) => part[section]?.documentId === documentId))
}

/**
 * Maps the series of a text (P-768); null if it does not hold the text. Only published parts count, each once; a single
 * part is no series.
 */
export function toSeries(
  { name, parts }: ContentSeries,
  { section, documentId }: PartOfSeries,
  locale: Locale,
): SeriesView | null {
  const texts = parts.flatMap((part) => textOf(part, locale))
  const shown = texts.filter((text, at) => texts.findIndex((other) => isSame(text, other)) === at)
  const index = shown.findIndex(
    (text) => text.documentId === documentId && text.view.address.section === section,
  )
  return index >= 0 && shown.length > 1 ? { name, parts: shown.map(({ view }) => view), index } : null
}

/** Returns the slugs of a series' parts in one section. */
export function slugsIn(series: SeriesView | null, section: Section): string[] {
  const parts = series?.parts ?? []
  return parts.flatMap(({ address }) => (address.section === section ? [address.slug] : []))
}
