import type { WhiteBook } from '~/contract/content-api/entries.schema.ts'
import { blocksToRichText } from '~/lib/rich-text/blocks-to-rich-text.ts'
import { pictureOf, type TextReading } from '~/lib/rich-text/text-reading.ts'
import type { Locale } from '~/routing/locales.ts'
import type { WhiteBookView } from './white-book.schema.ts'

type Settings = { readonly locale: Locale; readonly mediaUrl: string; readonly reading: TextReading }

const bytesOfKilobyte = 1000

/** Slug of a white book in each language that it is written in. */
export function slugsOf({ slug, localizations }: WhiteBook, locale: Locale): WhiteBookView['slugs'] {
  const twins = localizations.flatMap((twin): [Locale, string][] =>
    twin.locale === null || twin.slug === undefined ? [] : [[twin.locale, twin.slug]],
  )
  return { ...Object.fromEntries(twins), [locale]: slug }
}

/** Maps a white book of the content backend to what its page shows. */
export function toWhiteBook(book: WhiteBook, { locale, mediaUrl, reading }: Settings): WhiteBookView {
  const { slug, title, summary, publishedOn, pages, contents, cover, file, seo } = book
  const size = file?.size ?? null
  const text = blocksToRichText(book.body, reading)
  return {
    slug,
    title,
    summary,
    publishedOn,
    pages,
    bytes: size === null ? null : Math.round(size * bytesOfKilobyte),
    contents,
    cover: (cover && pictureOf(cover, mediaUrl)) ?? null,
    text,
    chapters: reading.chapters(),
    description: seo?.metaDescription || summary,
    slugs: slugsOf(book, locale),
  }
}
