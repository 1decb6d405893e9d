import type { Article, Guide } from '~/contract/content-api/entries.schema.ts'
import { createFormatter } from '~/lib/format/formatter.ts'
import type { MediaUrls } from '~/lib/media-path.ts'
import type { Picture } from '~/lib/picture.ts'
import { pictureOf } from '~/lib/rich-text/text-reading.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { categoryIn } from '~/routing/addresses/text-address.ts'
import type { DateView, TextAddress, TextCardView } from './articles.schema.ts'

/** A guide or an article of the content backend. */
export type WireText = Guide | Article

/** Reports whether the text is an article. */
export const isArticle = (text: WireText): text is Article => 'kind' in text

/** Returns the category of a text's URL, with a fallback for a text without one. */
export function categoryOf(
  text: WireText,
  category: { readonly slug: string } | null,
  locale: Locale,
): string {
  return categoryIn(isArticle(text) ? 'article' : 'guide', locale, category)
}

/** Returns the address of a text in its own language. */
export function addressOf(text: WireText, locale: Locale): TextAddress {
  const section = isArticle(text) ? 'article' : 'guide'
  return { section, category: categoryOf(text, text.category, locale), slug: text.slug }
}

/** Returns the cover of a text; null for none, and for a file that the portal does not serve. */
export function coverOf({ cover }: WireText, mediaUrl: MediaUrls): Picture | null {
  return (cover && pictureOf(cover, mediaUrl)) ?? null
}

/** Formats a day; null for none, and for an invalid day. */
export function toDateView(day: string | null, locale: Locale): DateView | null {
  const text = createFormatter(locale).longDate(day)
  return day === null || text === null ? null : { day, text }
}

/** Settings of the mapping of cards. */
export type CardSettings = { readonly locale: Locale; readonly mediaUrl: MediaUrls }

/** Maps a text of the content backend to its card. */
export function toTextCard(text: WireText, { locale, mediaUrl }: CardSettings): TextCardView {
  return {
    address: addressOf(text, locale),
    title: text.title,
    summary: text.summary,
    category: text.category?.name ?? null,
    publishedOn: toDateView(text.publishedOn, locale),
    readingMinutes: text.readingMinutes,
    filmSeconds: isArticle(text) && text.kind === 'video' ? (text.video?.durationSeconds ?? null) : null,
    isForPartners: isArticle(text) && text.audience === 'partner',
    picture: coverOf(text, mediaUrl),
  }
}

/** Orders by a day, `YYYY-MM-DD`: the newest first, what has none last. */
export const newestFirst =
  <Dated>(dayOf: (dated: Dated) => string | null | undefined) =>
  (one: Dated, other: Dated): number => {
    const [day, otherDay] = [dayOf(one) ?? '', dayOf(other) ?? '']
    return Number(otherDay > day) - Number(otherDay < day)
  }
