import type { WhiteBook } from '~/contract/content-api/entries.schema.ts'
import type { MediaUrls } from '~/lib/media-path.ts'
import type { RichText } from '~/lib/rich-text/rich-text.ts'
import { pictureOf } from '~/lib/rich-text/text-reading.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { WhiteBookView } from './white-book.schema.ts'

type Settings = {
  readonly locale: Locale
  readonly mediaUrl: MediaUrls
  readonly text: RichText
  readonly author: WhiteBookView['author']
}

const bytesOfKilobyte = 1000

/** Returns the slug of a white book in each language that has it. */
export function slugsOf({ slug, localizations }: WhiteBook, locale: Locale): WhiteBookView['slugs'] {
  const alternates = localizations.flatMap((alternate): [Locale, string][] =>
    alternate.locale === null || alternate.slug === null ? [] : [[alternate.locale, alternate.slug]],
  )
  return { ...Object.fromEntries(alternates), [locale]: slug }
}

/** Maps a white book of the content backend to its page view. */
export function toWhiteBook(book: WhiteBook, { locale, mediaUrl, text, author }: Settings): WhiteBookView {
  const { slug, title, summary, publishedOn, pages, contents, cover, file, seo } = book
  const size = file?.size ?? null
  return {
    slug,
    title,
    summary,
    publishedOn,
    pages,
    author,
    bytes: size === null ? null : Math.round(size * bytesOfKilobyte),
    cover: (cover && pictureOf(cover, mediaUrl)) ?? null,
    reading: { contents, text },
    description: seo?.metaDescription || summary,
    slugs: slugsOf(book, locale),
  }
}
